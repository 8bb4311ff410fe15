import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { returnToOf } from '../../../../shared/delivery/web/return-to.js';
import { MarkItemsOpened } from '../../../application/commands/mark-items-opened.js';
import { ReadItem } from '../../../application/queries/read-item.js';
import { ItemPage } from './item-page.js';
import { itemPath, PATH } from './item-search.js';
import { ItemsPage } from './items-page.js';
import { ITEMS_ON_A_PAGE, ReadingModels } from './reading-models.js';

type Query = Readonly<Record<string, unknown>>;
type ListRequest = FastifyRequest<{ Querystring: Query }>;
type ItemRequest = FastifyRequest<{ Params: { readonly id: string }; Querystring: Query }>;

/** What the feeds of somebody brought: `/items`. */
@Controller('items')
@UseFilters(PageErrorFilter)
export class ReadingPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly models: ReadingModels,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async list(
    @Req() request: ListRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.list({ request, reply, caller }, request.query);
    return html(reply, <ItemsPage model={model} />, model.fault === null ? 200 : 422);
  }

  /** Those of a page, at once. */
  @Post('opened')
  @PageRoute({ session: 'required', form: true })
  async markAll(
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const ids = (fields['items'] ?? '').split(' ').slice(0, ITEMS_ON_A_PAGE);
    await this.commands.execute(new MarkItemsOpened(caller.id, ids));
    const back = listAgain(fields['back']);
    return reply.redirect(`${back}${back.includes('?') ? '&' : '?'}done=marked`, 303);
  }

  @Get(':id')
  @PageRoute({ session: 'required' })
  async item(
    @Req() request: ItemRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.item({ request, reply, caller }, request.params.id, request.query);
    return html(reply, <ItemPage model={model} />);
  }

  /** The same with its pictures, which come from where its publisher keeps them: only for who has asked for them. */
  @Get(':id/pictures')
  @PageRoute({ session: 'required', pictures: 'any' })
  async pictures(
    @Req() request: ItemRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.item({ request, reply, caller }, request.params.id, request.query);
    return html(reply, <ItemPage model={{ ...model, pictures: true }} />);
  }

  /** A page that is fetched ahead marks nothing: the script sends this when the page is looked at. */
  @Post(':id/opened')
  @PageRoute({ session: 'required', form: true })
  async mark(
    @Req() request: ItemRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { item } = await this.queries.execute(new ReadItem(caller.id, request.params.id));
    await this.commands.execute(new MarkItemsOpened(caller.id, [item.id]));
    const back = returnToOf(fields['back']);
    return reply.redirect(back?.startsWith(`${PATH}/`) === true ? back : itemPath(item.id), 303);
  }
}

/** Back to the list as it was, and to nowhere else. */
function listAgain(value: unknown): string {
  const back = returnToOf(value);
  return back === PATH || back?.startsWith(`${PATH}?`) === true ? back : PATH;
}

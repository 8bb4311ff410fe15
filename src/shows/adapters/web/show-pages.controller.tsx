import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { pageKey } from '../../../shared/delivery/web/forms/page-key.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import { DeleteShow } from '../../application/commands/delete-show.js';
import { RunShow } from '../../application/commands/run-show.js';
import { UpdateShow } from '../../application/commands/update-show.js';
import { CreateShow } from '../../application/commands/create-show.js';
import { GetShow } from '../../application/queries/get-show.js';
import { PreviewShow } from '../../application/queries/preview-show.js';
import type { ShowPlan } from '../../domain/show.js';
import { ShowAddresses } from './show-addresses.js';
import { faultOf, notDoneOf } from './refused-plans.js';
import { blankShow, formatOf, lengthOf, planOf, typedIn, typedOf, type FormFault } from './show-form.js';
import { ShowFormPage } from './show-form-page.js';
import { doneOf, PATH, pathOf, type NotDone, type TypedPreview } from './show-model.js';
import { ShowModels } from './show-models.js';
import { ShowPage } from './show-page.js';
import { ShowsPage } from './shows-page.js';

interface PageQuery {
  readonly cursor?: unknown;
  readonly done?: unknown;
}

interface OneShow {
  readonly id: string;
}

/** One's own shows: `/shows`. */
@Controller('shows')
@UseFilters(PageErrorFilter)
export class ShowPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly models: ShowModels,
    private readonly addresses: ShowAddresses,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async list(
    @Req() request: FastifyRequest<{ Querystring: PageQuery }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return html(reply, <ShowsPage model={await this.models.list({ request, reply, caller }, request.query.cursor)} />);
  }

  @Get('new')
  @PageRoute({ session: 'required' })
  async blank(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.form({ request, reply, caller }, null, (timezone) => blankShow(timezone), []);
    return html(reply, <ShowFormPage model={model} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async create(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const made = async (plan: ShowPlan): Promise<string> => {
      const show = await this.commands.execute(new CreateShow(caller, plan, pageKey(fields['key'], plan)));
      return `${pathOf(show.id)}?done=created`;
    };
    return this.saved({ request, reply, caller }, { showId: null, fields }, made);
  }

  @Get(':id')
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest<{ Params: OneShow; Querystring: PageQuery }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { cursor, done } = request.query;
    const model = await this.models.show({ request, reply, caller }, request.params.id, cursor);
    return html(reply, <ShowPage model={{ ...model, done: doneOf(done) }} />);
  }

  @Get(':id/edit')
  @PageRoute({ session: 'required' })
  async edit(
    @Req() request: FastifyRequest<{ Params: OneShow }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const show = await this.queries.execute(new GetShow(caller, id));
    const typed = (timezone: string): ReturnType<typeof typedOf> => typedOf(show, timezone);
    return html(reply, <ShowFormPage model={await this.models.form({ request, reply, caller }, id, typed, [])} />);
  }

  @Post(':id')
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest<{ Params: OneShow }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const visit = { request, reply, caller };
    if (fields['do'] === 'run') return reply.redirect(await this.run(visit, id), 303);
    if (fields['do'] === 'renew') return reply.redirect(await this.renew(visit, id), 303);
    if (fields['do'] === 'delete') {
      await this.commands.execute(new DeleteShow(caller, id));
      return reply.redirect(PATH, 303);
    }
    return this.saved(visit, { showId: id, fields }, async (plan) => {
      await this.commands.execute(new UpdateShow(caller, id, plan));
      return `${pathOf(id)}?done=saved`;
    });
  }

  @Post(':id/preview')
  @PageRoute({ session: 'required', form: true })
  async preview(
    @Req() request: FastifyRequest<{ Params: OneShow }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const { request: words = '', length = '', format = '' } = fields;
    const preview: TypedPreview = { request: words.trim(), length, format };
    const changes = {
      userRequest: preview.request === '' ? null : preview.request,
      targetLengthSeconds: lengthOf(length),
      format: formatOf(format),
    };
    const previewed = await this.queries.execute(new PreviewShow(caller, id, changes)).catch(notDone);
    if (typeof previewed === 'string') return reply.redirect(`${pathOf(id)}?done=${previewed}`, 303);
    const model = await this.models.show({ request, reply, caller }, id, null);
    return html(reply, <ShowPage model={{ ...model, preview, previewed }} />);
  }

  private async run({ caller }: Visit, id: string): Promise<string> {
    const started = await this.commands.execute(new RunShow(caller, id, null)).catch(notDone);
    return `${pathOf(id)}?done=${typeof started === 'string' ? started : 'started'}`;
  }

  private async renew({ caller }: Visit, id: string): Promise<string> {
    const show = await this.queries.execute(new GetShow(caller, id));
    await this.addresses.renew(show);
    return `${pathOf(id)}?done=renewed#podcast`;
  }

  /** Where to go on when it is saved; else the form again, with what was typed and what is wrong. */
  private async saved(
    visit: Visit,
    { showId, fields }: { readonly showId: string | null; readonly fields: FormFields },
    save: (plan: ShowPlan) => Promise<string>,
  ): Promise<FastifyReply> {
    const typed = typedIn(fields);
    const plan = planOf(typed);
    const again = async (faults: readonly FormFault[]): Promise<FastifyReply> => {
      const model = await this.models.form(visit, showId, () => typed, faults);
      return html(visit.reply, <ShowFormPage model={model} />, 422);
    };
    if (isFaults(plan)) return again(plan);
    try {
      return visit.reply.redirect(await save(plan), 303);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === null) throw error;
      return again([fault]);
    }
  }
}

/** Throws what the page of a show has no words for. */
function notDone(error: unknown): NotDone {
  const why = notDoneOf(error);
  if (why === null) throw error;
  return why;
}

type Visit = Parameters<ShowModels['list']>[0];

const isFaults = (plan: ShowPlan | readonly FormFault[]): plan is readonly FormFault[] => Array.isArray(plan);

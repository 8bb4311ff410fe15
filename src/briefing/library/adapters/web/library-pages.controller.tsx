import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { pageKey } from '../../../../shared/delivery/web/forms/page-key.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { isWaitedFor } from '../../../../shared/delivery/web/forms/wait-without-scripts.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import { waitingPath } from '../../../adapters/web/viewer/waiting-path.js';
import { DeleteBriefing } from '../../../application/commands/delete-briefing.js';
import { RenewBriefingLink } from '../../../application/commands/renew-briefing-link.js';
import { RequestBriefing, type Accepted } from '../../../application/commands/request-briefing.js';
import { RestoreBriefing } from '../../../application/commands/restore-briefing.js';
import { GetBriefing } from '../../../application/queries/get-briefing.js';
import type { BriefingInput } from '../../../domain/briefing-request.js';
import { BriefingsPage } from './briefings-page.js';
import { PATH } from './library-model.js';
import { LibraryModels, type Visit } from './library-models.js';
import { refusedFor, type Refused } from './refusals.js';
import { inputOf, typedIn, type FieldFault, type QueryFields } from './request-form.js';
import { RequestPage } from './request-page.js';

interface OneBriefing {
  readonly id: string;
}

const RETRY_SECONDS = 30;

/** One's own briefings, and asking for one: `/briefings`. */
@Controller('briefings')
@UseFilters(PageErrorFilter)
export class LibraryPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly models: LibraryModels,
    private readonly clock: Clock,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async list(
    @Req() request: FastifyRequest<{ Querystring: QueryFields }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.list({ request, reply, caller }, request.query);
    return html(reply, <BriefingsPage model={model} />);
  }

  @Get('new')
  @PageRoute({ session: 'required' })
  async blank(
    @Req() request: FastifyRequest<{ Querystring: QueryFields }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.blank({ request, reply, caller }, request.query);
    return html(reply, <RequestPage model={model} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async create(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const visit = { request, reply, caller };
    const typed = typedIn(fields);
    const input = inputOf(typed, await this.models.choices(caller, []), this.clock.now());
    const outcome = isFaults(input)
      ? { faults: input, refusal: null, status: 422 }
      : await this.asked(visit, input, fields['key']).catch(refused);
    if ('slug' in outcome) return reply.redirect(pageToSee(outcome.slug, fields), 303);
    if (outcome.status === 503) void reply.header('retry-after', String(RETRY_SECONDS));
    const { status, ...faulty } = outcome;
    return html(reply, <RequestPage model={await this.models.form(visit, typed, faulty)} />, status);
  }

  /** Links to a briefing of one's own that stay good when it gets another public link. */
  @Get(':id')
  @PageRoute({ session: 'required' })
  async open(
    @Req() request: FastifyRequest<{ Params: OneBriefing }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { briefing } = await this.queries.execute(new GetBriefing(caller.id, request.params.id));
    return reply.redirect(`/b/${briefing.slug}`, 303);
  }

  @Post(':id')
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest<{ Params: OneBriefing }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    return reply.redirect(await this.done({ request, reply, caller }, request.params.id, fields), 303);
  }

  /** Where to go on. */
  private async done({ caller }: Visit, id: string, { do: what, back }: FormFields): Promise<string> {
    if (what === 'delete') {
      const { artifactId } = await this.commands.execute(new DeleteBriefing(caller, id));
      return `${PATH}?done=deleted&id=${artifactId}`;
    }
    if (what === 'restore') {
      await this.commands.execute(new RestoreBriefing(caller, id));
      return `${PATH}?done=restored`;
    }
    if (what !== 'renew') throw new InvalidRequest('The form says nothing that can be done with a briefing.');
    const { briefing } = await this.commands.execute(new RenewBriefingLink(caller, id));
    return back === 'page' ? `/b/${briefing.slug}` : `${PATH}?done=renewed`;
  }

  private asked({ caller }: Visit, input: BriefingInput, page: string | undefined): Promise<Accepted> {
    const { key: idempotencyKey, digest } = pageKey(page, input);
    return this.commands.execute(new RequestBriefing(caller, input, { digest, idempotencyKey, keyIsForEver: true }));
  }
}

function pageToSee(slug: string, fields: FormFields): string {
  const page = `/b/${slug}`;
  return isWaitedFor(fields) ? waitingPath(page) : page;
}

/** Throws what the form has no words for. */
function refused(error: unknown): Refused {
  const why = refusedFor(error);
  if (why === null) throw error;
  return why;
}

const isFaults = (input: BriefingInput | readonly FieldFault[]): input is readonly FieldFault[] => Array.isArray(input);

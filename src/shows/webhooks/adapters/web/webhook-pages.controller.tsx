import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { RateLimited } from '../../../../shared/delivery/http/errors/refusals.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { RateLimiter } from '../../../../shared/delivery/http/rate-limit/rate-limiter.js';
import { pageKey } from '../../../../shared/delivery/web/forms/page-key.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { CreateWebhook } from '../../application/commands/create-webhook.js';
import { DeleteWebhook } from '../../application/commands/delete-webhook.js';
import { RotateSecret } from '../../application/commands/rotate-secret.js';
import { TestWebhook, TESTS } from '../../application/commands/test-webhook.js';
import { UpdateWebhook } from '../../application/commands/update-webhook.js';
import type { Webhook, WebhookChanges } from '../../domain/webhook.js';
import {
  faultOf,
  typedIn,
  wantedOf,
  type TypedWebhook,
  type WantedWebhook,
  type WebhookFault,
} from './webhook-form.js';
import { doneOf, PATH, pathOf, type Done } from './webhook-model.js';
import { type Visit, WebhookModels } from './webhook-models.js';
import { WebhookPage } from './webhook-page.js';
import { WebhooksPage } from './webhooks-page.js';

interface PageQuery {
  readonly cursor?: unknown;
  readonly done?: unknown;
}

interface OneWebhook {
  readonly id: string;
}

/** One's own webhooks: `/settings/webhooks`. */
@Controller('settings/webhooks')
@UseFilters(PageErrorFilter)
export class WebhookPagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly models: WebhookModels,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async list(
    @Req() request: FastifyRequest<{ Querystring: PageQuery }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const model = await this.models.list({ request, reply, caller });
    return html(reply, <WebhooksPage model={{ ...model, done: doneOf(request.query.done) }} />);
  }

  /** The answer has the secret, so it is a page and no way to one. Loaded again it makes nothing new: it has a key. */
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
    const made = await this.wanted(typed, (wanted) =>
      this.commands.execute(new CreateWebhook(caller, wanted, pageKey(fields['key'], wanted))),
    );
    if (!isFaults(made)) return this.secretOf(visit, made);
    const model = await this.models.list(visit);
    return html(reply, <WebhooksPage model={{ ...model, typed, faults: made }} />, 422);
  }

  @Get(':id')
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest<{ Params: OneWebhook; Querystring: PageQuery }>,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { cursor, done } = request.query;
    const model = await this.models.webhook({ request, reply, caller }, request.params.id, cursor);
    return html(reply, <WebhookPage model={{ ...model, done: doneOf(done) }} />);
  }

  @Post(':id')
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest<{ Params: OneWebhook }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    const visit = { request, reply, caller };
    const what = fields['do'] ?? 'save';
    if (what === 'test') return this.test(visit, id);
    if (what === 'rotate') return this.secretOf(visit, await this.commands.execute(new RotateSecret(caller, id)));
    if (what === 'on' || what === 'off') {
      await this.commands.execute(new UpdateWebhook(caller, id, { enabled: what === 'on' }));
      return done(reply, pathOf(id), what);
    }
    if (what === 'delete') {
      await this.commands.execute(new DeleteWebhook(caller, id));
      return done(reply, PATH, 'deleted');
    }
    return this.save(visit, id, typedIn(fields));
  }

  private async secretOf(visit: Visit, { id, secrets }: Webhook): Promise<FastifyReply> {
    const model = await this.models.webhook(visit, id);
    return html(visit.reply, <WebhookPage model={{ ...model, secret: secrets[0]?.value ?? null }} />);
  }

  /** As often as an agent may. */
  private async test(visit: Visit, id: string): Promise<FastifyReply> {
    const { reply, caller } = visit;
    try {
      await this.limiter.takeFor(caller, TESTS);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      const model = await this.models.webhook(visit, id);
      void reply.header('retry-after', error.retryAfterSeconds);
      return html(reply, <WebhookPage model={{ ...model, waitSeconds: error.retryAfterSeconds }} />, 429);
    }
    const { status } = await this.commands.execute(new TestWebhook(caller, id));
    return done(reply, pathOf(id), status === 'delivered' ? 'tested' : 'testFailed');
  }

  private async save(visit: Visit, id: string, typed: TypedWebhook): Promise<FastifyReply> {
    const model = await this.models.webhook(visit, id);
    const saved = await this.wanted(typed, (wanted) =>
      this.commands.execute(new UpdateWebhook(visit.caller, id, changesOf(model.webhook, wanted))),
    );
    if (!isFaults(saved)) return done(visit.reply, pathOf(id), 'saved');
    return html(visit.reply, <WebhookPage model={{ ...model, typed, faults: saved }} />, 422);
  }

  /** What came of it, or what is wrong with the form. */
  private async wanted(
    typed: TypedWebhook,
    execute: (wanted: WantedWebhook) => Promise<Webhook>,
  ): Promise<Webhook | readonly WebhookFault[]> {
    const wanted = wantedOf(typed);
    if (isFaults(wanted)) return wanted;
    try {
      return await execute(wanted);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === null) throw error;
      return [fault];
    }
  }
}

/** An address that was allowed once is not checked anew, unless it is changed. */
const changesOf = ({ url }: Webhook, { url: wanted, ...others }: WantedWebhook): WebhookChanges =>
  wanted === url ? others : { ...others, url: wanted };

const done = (reply: FastifyReply, path: string, what: Done): FastifyReply =>
  reply.redirect(`${path}?done=${what}`, 303);

function isFaults(value: Webhook | WantedWebhook | readonly WebhookFault[]): value is readonly WebhookFault[] {
  return Array.isArray(value);
}

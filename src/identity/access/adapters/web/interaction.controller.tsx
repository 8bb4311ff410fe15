import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { AdvicePage } from '../../../../shared/delivery/web/shell/sheet.js';
import { ContinueAuthorization } from '../../application/commands/continue-authorization.js';
import { DecideAuthorization } from '../../application/commands/decide-authorization.js';
import { FindAuthorization } from '../../application/queries/find-authorization.js';
import { GetMember } from '../../../accounts/accounts.js';
import type { BrowserExchange, PendingAuthorization } from '../../application/ports/authorization-server.js';
import { AuthorizationGone } from '../../domain/authorization.js';
import { agentWordsFor } from './access-locale.js';
import { visitOf } from '../../../adapters/web/browser.js';
import { ConsentPage } from './consent-page.js';

const exchangeOf = (request: FastifyRequest, reply: FastifyReply): BrowserExchange => ({
  request: request.raw,
  response: reply.raw,
});

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** Where the authorization server sends a browser when it needs its person: to sign in, or to let a client in. */
@Controller('oauth/interaction/:uid')
@UseFilters(PageErrorFilter)
export class InteractionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: HttpSettings,
  ) {}

  // Whoever is not signed in goes to /signin and comes back.
  @Get()
  @PageRoute({ session: 'required', formAction: 'any' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const exchange = exchangeOf(request, reply);
    const pending = await this.queries.execute(new FindAuthorization(exchange));
    if (pending === null) return this.showGone(request, reply);
    if (pending.prompt === 'consent') return this.showConsent(request, reply, pending, caller);
    return this.onwards(request, reply, () => this.commands.execute(new ContinueAuthorization(exchange, caller.id)));
  }

  @Post()
  @PageRoute({ session: 'required', form: true, formAction: 'any', limit: { requests: 60, seconds: 600 } })
  decide(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller, token: session }: VerifiedSession,
    @FormBody() { answer, admin }: FormFields,
  ): Promise<FastifyReply> {
    // Only the one word lets a client in.
    const decision = answer === 'allow' ? 'consent' : 'refuse';
    const wish = { roles: caller.roles, admin: admin === 'on' };
    const by = { caller: caller.id, session, visit: visitOf(request), wish };
    const command = new DecideAuthorization(exchangeOf(request, reply), decision, by);
    return this.onwards(request, reply, () => this.commands.execute(command));
  }

  private async showConsent(
    request: FastifyRequest,
    reply: FastifyReply,
    { client }: PendingAuthorization,
    { id, roles }: Caller,
  ): Promise<FastifyReply> {
    const member = await this.queries.execute(new GetMember(id));
    const model = {
      ...this.forms.pageFor(request, reply),
      path: pathOf(request),
      member,
      client,
      operator: roles.includes('operator'),
    };
    return html(reply, <ConsentPage model={{ ...model, ourOrigin: this.config.baseUrl }} />);
  }

  private async onwards(
    request: FastifyRequest,
    reply: FastifyReply,
    next: () => Promise<string>,
  ): Promise<FastifyReply> {
    try {
      return reply.header('cache-control', 'no-store').redirect(await next(), 303);
    } catch (error) {
      if (error instanceof AuthorizationGone) return this.showGone(request, reply);
      throw error;
    }
  }

  private showGone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const language = languageOf(request);
    const { over } = agentWordsFor(language).consent;
    return html(reply, <AdvicePage language={language} words={over} signedIn />, 404);
  }
}

import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailSettings } from '../../../../config/mail-settings.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { EndOtherSessions, ForeignSignIn, GetMember, ListSessions, SecureAccount } from '../../../accounts/accounts.js';
import { ExportAccount } from '../../application/queries/export-account.js';
import { ListAccess } from '../../application/queries/list-access.js';
import { OwnSecurityEvents } from '../../../security/security.js';
import { RevokeAccess } from '../../application/commands/revoke-access.js';
import { accountAfter, doneOf } from '../../../adapters/web/account-done.js';
import { type AccountModel, AccountPage } from './account-page.js';
import { keepSession, visitOf } from '../../../adapters/web/browser.js';

const LATEST_EVENTS = 30;

/** One's account: who can use it, and what happened to it. */
@Controller('account')
@UseFilters(PageErrorFilter)
export class AccountController {
  // eslint-disable-next-line max-params
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly mail: MailSettings,
    private readonly elsewhere: ForeignSignIn,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly done?: unknown },
    @CurrentSession() session: VerifiedSession,
  ): Promise<FastifyReply> {
    return this.page(request, reply, session, { done: doneOf(query.done) });
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async end(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession,
    @FormBody() { end, ref = '', secure, podcasts, webhooks }: FormFields,
  ): Promise<FastifyReply> {
    const { caller, token } = session;
    const visit = visitOf(request);
    if (end === 'access') {
      await this.commands.execute(new RevokeAccess(caller.id, ref, visit));
      return reply.redirect(accountAfter('access'), 303);
    }
    if (end === 'sessions') {
      await this.commands.execute(new EndOtherSessions(caller.id, token, visit));
      return reply.redirect(accountAfter('sessions'), 303);
    }
    if (secure !== undefined) {
      if (podcasts === undefined && webhooks === undefined) {
        return this.page(request, reply, session, { done: null, secureFault: true });
      }
      const exposed = { podcasts: podcasts !== undefined, webhooks: webhooks !== undefined };
      await this.commands.execute(new SecureAccount(caller.id, exposed, visit));
      return reply.redirect(accountAfter('secured'), 303);
    }
    return reply.redirect('/account', 303);
  }

  @Post('export')
  @PageRoute({ session: 'required', form: true, limit: { requests: 10, seconds: 600 } })
  async export(@Res() reply: FastifyReply, @CurrentSession() { caller }: VerifiedSession): Promise<FastifyReply> {
    const everything = await this.queries.execute(new ExportAccount(caller.id));
    return reply
      .status(200)
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="podcast-briefings-account.json"')
      .send(JSON.stringify(everything, null, 2));
  }

  private async page(
    request: FastifyRequest,
    reply: FastifyReply,
    { caller, token }: VerifiedSession,
    said: Pick<AccountModel, 'done' | 'secureFault'>,
  ): Promise<FastifyReply> {
    const [member, access, sessions, events] = await Promise.all([
      this.queries.execute(new GetMember(caller.id)),
      this.queries.execute(new ListAccess(caller.id, 'all')),
      this.queries.execute(new ListSessions(caller.id, token)),
      this.queries.execute(new OwnSecurityEvents(caller.id, LATEST_EVENTS)),
    ]);
    // Using a session makes it last longer; its cookie has to keep up.
    keepSession(reply, token);
    const confirmable = this.mail.smtpServer !== null && member.confirmedAt === null;
    const waysIn = this.elsewhere.issuers.length > 0;
    const model = {
      ...this.forms.pageFor(request, reply),
      waysIn,
      member,
      confirmable,
      access,
      sessions,
      events,
      ...said,
    };
    return html(reply, <AccountPage model={model} />, said.secureFault === true ? 422 : 200);
  }
}

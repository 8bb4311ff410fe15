import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/render.js';
import { HOME } from '../../../../shared/delivery/web/return-to.js';
import { EndOtherSessions, GetMember, ListSessions } from '../../../accounts/accounts.js';
import { ListAccess } from '../../application/queries/list-access.js';
import { OwnSecurityEvents } from '../../../security/security.js';
import { RevokeAccess } from '../../application/commands/revoke-access.js';
import { accountAfter, doneOf } from '../../../adapters/web/account-done.js';
import { AccountPage } from './account-page.js';
import { keepSession, visitOf } from '../../../adapters/web/browser.js';

const LATEST_EVENTS = 30;

/** One's account: who can use it, and what happened to it. */
@Controller('account')
@UseFilters(PageErrorFilter)
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly done?: unknown },
    @CurrentSession() { caller, token }: VerifiedSession,
  ): Promise<FastifyReply> {
    const [member, access, sessions, events] = await Promise.all([
      this.queries.execute(new GetMember(caller.id)),
      this.queries.execute(new ListAccess(caller.id, 'all')),
      this.queries.execute(new ListSessions(caller.id, token)),
      this.queries.execute(new OwnSecurityEvents(caller.id, LATEST_EVENTS)),
    ]);
    // Using a session makes it last longer; its cookie has to keep up.
    keepSession(reply, token);
    const model = { ...this.forms.pageFor(request, reply), member, access, sessions, events };
    return html(reply, <AccountPage model={{ ...model, done: doneOf(query.done) }} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async end(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CurrentSession() { caller, token }: VerifiedSession,
    @FormBody() { end, ref = '' }: FormFields,
  ): Promise<FastifyReply> {
    const visit = visitOf(request);
    if (end === 'access') {
      await this.commands.execute(new RevokeAccess(caller.id, ref, visit));
      return reply.redirect(accountAfter('access'), 303);
    }
    if (end === 'sessions') {
      await this.commands.execute(new EndOtherSessions(caller.id, token, visit));
      return reply.redirect(accountAfter('sessions'), 303);
    }
    return reply.redirect(HOME, 303);
  }
}

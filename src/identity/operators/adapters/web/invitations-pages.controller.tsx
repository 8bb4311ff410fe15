import { randomUUID } from 'node:crypto';
import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { ADMIN_PATH } from '../../../../shared/delivery/admin/admin-sheet.js';
import { OPERATORS_FORM, OPERATORS_PAGE } from '../../../../shared/delivery/admin/operators-only.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { RateLimiter } from '../../../../shared/delivery/http/rate-limit/rate-limiter.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import {
  EmailTaken,
  InvalidFields,
  InvitationsClosed,
  INVITATIONS,
  InviteMember,
  ListInvitations,
  type MadeInvitation,
  RevokeInvitation,
} from '../../../accounts/accounts.js';
import { ListSecurityEvents, SECURITY_EVENTS } from '../../../security/security.js';
import { type InvitationsModel, InvitationsPage } from './invitations-page.js';
import { SecurityPage } from './security-page.js';
import { type InvitationFault, INVITATIONS_DONE } from './words.js';

const EVENTS_SHOWN = 200;

/** As the page makes them. */
const FORM_KEY = /^[\w-]{36}$/;

/** Invitations, and what happened to accounts, for operators. */
@Controller('admin')
@UseFilters(PageErrorFilter)
export class InvitationsPagesController {
  // eslint-disable-next-line max-params
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: HttpSettings,
    private readonly limiter: RateLimiter,
  ) {}

  @Get('invitations')
  @PageRoute(OPERATORS_PAGE)
  async invitations(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly done?: unknown },
  ): Promise<FastifyReply> {
    const done = INVITATIONS_DONE.find((word) => word === query.done) ?? null;
    return html(reply, <InvitationsPage model={{ ...(await this.modelOf(request, reply)), done }} />);
  }

  @Post('invitations')
  @PageRoute(OPERATORS_FORM)
  async act(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    if (fields['do'] === 'revoke') {
      return reply.redirect(await this.revoked(fields['ref'] ?? '', caller.id), 303);
    }
    const typed = fields['email']?.trim() ?? '';
    const key = FORM_KEY.test(fields['key'] ?? '') ? fields['key'] : undefined;
    const by = { operator: caller.id, language: languageOf(request), ...(key !== undefined && { key }) };
    const made = await this.invited(caller, new InviteMember(typed === '' ? null : typed, by));
    const model = await this.modelOf(request, reply);
    if (typeof made === 'string') return html(reply, <InvitationsPage model={{ ...model, typed, fault: made }} />, 422);
    const url = `${this.config.baseUrl}/signup?invitation=${encodeURIComponent(made.token)}`;
    const mailedTo = made.mailed ? typed : null;
    const link = { kind: 'invitation', url, expiresAt: made.expiresAt, mailedTo } as const;
    return html(reply, <InvitationsPage model={{ ...model, link }} />);
  }

  @Get('security')
  @PageRoute(OPERATORS_PAGE)
  async security(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly kind?: unknown },
  ): Promise<FastifyReply> {
    const kind = SECURITY_EVENTS.find((word) => word === query.kind) ?? null;
    const sought = { caller: null, kinds: kind === null ? [] : [kind], since: null, limit: EVENTS_SHOWN };
    const events = await this.queries.execute(new ListSecurityEvents(sought));
    return html(reply, <SecurityPage model={{ language: languageOf(request), kind, events }} />);
  }

  private async invited(operator: Caller, command: InviteMember): Promise<MadeInvitation | InvitationFault> {
    await this.limiter.takeFor(operator, INVITATIONS);
    return this.commands.execute(command).catch((error: unknown) => faultOf(error));
  }

  private async revoked(ref: string, operator: CallerId): Promise<string> {
    const done = await this.commands.execute(new RevokeInvitation(ref, operator)).then(
      () => 'revoked',
      (error: unknown) => {
        if (error instanceof NotFound) return 'gone';
        throw error;
      },
    );
    return `${ADMIN_PATH.invitations}?done=${done}`;
  }

  private async modelOf(request: FastifyRequest, reply: FastifyReply): Promise<InvitationsModel> {
    const invitations = await this.queries.execute(new ListInvitations());
    return {
      ...this.forms.pageFor(request, reply),
      invitations,
      done: null,
      link: null,
      typed: '',
      key: randomUUID(),
      fault: null,
    };
  }
}

/** What an operator can mend in the form; throws the rest. */
function faultOf(error: unknown): InvitationFault {
  if (error instanceof InvalidFields) return 'malformed';
  if (error instanceof EmailTaken) return 'taken';
  if (error instanceof InvitationsClosed) return 'closed';
  throw error;
}

import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { ADMIN_PATH } from '../../../../shared/delivery/admin/admin-sheet.js';
import { OPERATORS_FORM, OPERATORS_PAGE } from '../../../../shared/delivery/admin/operators-only.js';
import type { VerifiedSession } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { formatNext, parseCursor } from '../../../../shared/kernel/page.js';
import { LastOperator } from '../../../domain/last-operator.js';
import { ListSecurityEvents } from '../../../security/security.js';
import { MemberAdministration, OwnAccount } from '../../application/member-administration.js';
import type { ShownLink } from './made-link.js';
import { MemberPage, type MemberModel } from './member-page.js';
import { memberPath, MembersPage } from './members-page.js';
import { MEMBER_DONE, MEMBER_REFUSED, type MemberDone, type MemberRefused } from './words.js';

const A_PAGE = 50;
const LATEST_EVENTS = 30;

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Members, for operators. */
@Controller('admin/members')
@UseFilters(PageErrorFilter)
export class MembersPagesController {
  constructor(
    private readonly members: MemberAdministration,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly config: HttpSettings,
  ) {}

  @Get()
  @PageRoute(OPERATORS_PAGE)
  async list(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() { query, cursor, done }: Readonly<Record<string, unknown>>,
  ): Promise<FastifyReply> {
    const sought = typeof query === 'string' ? query.slice(0, 200) : '';
    const after = typeof cursor === 'string' && cursor !== '' ? parseCursor(cursor) : null;
    const { rows, next } = await this.members.list({ text: sought, after, limit: A_PAGE });
    const more = formatNext(next);
    const model = { ...this.forms.pageFor(request, reply), members: rows, sought, next: more };
    return html(reply, <MembersPage model={{ ...model, erased: done === 'erased' }} />);
  }

  @Get(':id')
  @PageRoute(OPERATORS_PAGE)
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') id: string,
    @Query() query: { readonly done?: unknown },
  ): Promise<FastifyReply> {
    const done = [...MEMBER_DONE, ...MEMBER_REFUSED].find((word) => word === query.done) ?? null;
    return html(reply, <MemberPage model={await this.modelOf({ request, reply }, id, { done })} />);
  }

  @Post(':id')
  @PageRoute(OPERATORS_FORM)
  async act(
    @Req() request: FastifyRequest<{ Params: { readonly id: string } }>,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const { id } = request.params;
    if (fields['do'] === 'reset') return this.reset({ request, reply }, id, caller.id);
    const done = await this.done(id, fields, caller.id).catch(refusalOf);
    if (done === 'erased') return reply.redirect(`${ADMIN_PATH.members}?done=erased`, 303);
    if (done !== 'wrong_email') return reply.redirect(`${memberPath(id)}?done=${done}`, 303);
    return html(reply, <MemberPage model={await this.modelOf({ request, reply }, id, { done })} />, 422);
  }

  /** The link is on this page and nowhere else, so there is no redirect to a page that could be opened again. */
  private async reset(visit: Visit, id: string, operator: CallerId): Promise<FastifyReply> {
    const { token, expiresAt } = await this.members.resetLink(operator, id);
    const url = `${this.config.baseUrl}/reset/${encodeURIComponent(token)}`;
    const model = await this.modelOf(visit, id, { link: { kind: 'reset', url, expiresAt } });
    return html(visit.reply, <MemberPage model={model} />);
  }

  private async done(id: string, fields: FormFields, operator: CallerId): Promise<MemberDone | 'erased'> {
    const { do: act, role = '', email = '' } = fields;
    if (act === 'erase') {
      await this.members.erase(operator, id, email);
      return 'erased';
    }
    if (act === 'end_agents') {
      await this.members.endAgents(operator, id);
      return 'agents_ended';
    }
    if (act === 'reset_factor') {
      await this.members.resetSecondFactor(operator, id);
      return 'factor_reset';
    }
    if (act === 'deactivate' || act === 'reactivate') {
      await this.members[act](operator, id);
      return `${act}d`;
    }
    if (act === 'grant' || act === 'revoke') {
      await this.members[act](operator, id, role);
      return act === 'grant' ? 'granted' : 'revoked';
    }
    if (act !== 'sign_out') throw new InvalidRequest('do must be one of the buttons of the page.');
    await this.members.signOut(operator, id);
    return 'signed_out';
  }

  private async modelOf(
    { request, reply }: Visit,
    id: string,
    { done = null, link = null }: { readonly done?: MemberModel['done']; readonly link?: ShownLink | null },
  ): Promise<MemberModel> {
    const shown = await this.members.get(id);
    const events = await this.queries.execute(
      new ListSecurityEvents({ caller: shown.member.id, kinds: [], since: null, limit: LATEST_EVENTS }),
    );
    return { ...this.forms.pageFor(request, reply), ...shown, events, done, link };
  }
}

function refusalOf(error: unknown): MemberRefused {
  if (error instanceof LastOperator) return 'last_operator';
  if (error instanceof OwnAccount) return 'own_account';
  if (error instanceof InvalidRequest && error.message.startsWith('confirm_email')) return 'wrong_email';
  throw error;
}

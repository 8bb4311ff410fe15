import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { OPERATORS } from '../../../../shared/delivery/admin/operators-only.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { INVITATIONS, InviteMember, ListInvitations, RevokeInvitation } from '../../../accounts/accounts.js';
import { AdminDoneResponse, DONE, NoFields } from './done.dto.js';
import {
  CreateInvitationRequest,
  InvitationLinkResponse,
  ListInvitationsResponse,
  RevokeInvitationRequest,
  toInvitations,
} from './invitations.dto.js';
import { MadeLinksPresenter } from './made-links.presenter.js';
import { ListSecurityEventsRequest, ListSecurityEventsResponse, toSecurityEvents } from './security-events.dto.js';

/** Who may become a member, and what happened to accounts. */
@Controller('api/v1/admin')
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: MadeLinksPresenter,
  ) {}

  @Post('invitations/list')
  @Operation({
    ...OPERATORS,
    summary: 'Lists invitations that nobody has used yet, newest first, for operators',
    response: ListInvitationsResponse,
    errors: [400, 401, 403],
  })
  async list(@RequestBody(NoFields, { optional: true }) _body: NoFields): Promise<ListInvitationsResponse> {
    return toInvitations(await this.queries.execute(new ListInvitations()));
  }

  @Post('invitations/create')
  @Operation({
    ...OPERATORS,
    summary: 'Makes a link with which somebody becomes a member: once, within 7 days; for operators',
    description:
      'With an e-mail it is sent there too, where there is a mail server (`mailed`). Where SIGN_UP is closed: 403. Where a member has that e-mail already: 409.',
    limit: INVITATIONS,
    response: InvitationLinkResponse,
    errors: [400, 401, 403, 409, 429],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateInvitationRequest, { optional: true }) { email }: CreateInvitationRequest,
  ): Promise<InvitationLinkResponse> {
    const command = new InviteMember(email ?? null, { operator: caller.id });
    return this.links.invitation(await this.commands.execute(command));
  }

  @Post('invitations/revoke')
  @Operation({
    ...OPERATORS,
    summary: 'Takes an invitation back that nobody has used yet, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404],
  })
  async revoke(
    @CurrentCaller() caller: Caller,
    @RequestBody(RevokeInvitationRequest) { invitation_id }: RevokeInvitationRequest,
  ): Promise<AdminDoneResponse> {
    await this.commands.execute(new RevokeInvitation(invitation_id, caller.id));
    return DONE;
  }

  @Post('security_events/list')
  @Operation({
    ...OPERATORS,
    summary: 'Lists who signed in, failed to, was let in or locked out, and what operators did; for operators',
    response: ListSecurityEventsResponse,
    errors: [400, 401, 403],
  })
  async events(
    @RequestBody(ListSecurityEventsRequest, { optional: true }) body: ListSecurityEventsRequest,
  ): Promise<ListSecurityEventsResponse> {
    return toSecurityEvents(await this.queries.execute(body.toQuery()));
  }
}

import { Controller, Post } from '@nestjs/common';
import { OPERATORS } from '../../../../shared/delivery/admin/operators-only.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { MemberAdministration } from '../../application/member-administration.js';
import { AdminDoneResponse, DONE } from './done.dto.js';
import { MadeLinksPresenter } from './made-links.presenter.js';
import {
  EndedResponse,
  EraseMemberRequest,
  ListMembersRequest,
  ListMembersResponse,
  MemberLinkResponse,
  MemberRequest,
  MemberResponse,
  MemberRoleRequest,
  toMembers,
  toShownMember,
} from './members.dto.js';

/** What operators see of members and do to them. */
@Controller('api/v1/admin')
export class MembersController {
  constructor(
    private readonly members: MemberAdministration,
    private readonly links: MadeLinksPresenter,
  ) {}

  @Post('members/list')
  @Operation({
    ...OPERATORS,
    summary: 'Lists members, newest first, for operators',
    response: ListMembersResponse,
    errors: [400, 401, 403],
  })
  async list(
    @RequestBody(ListMembersRequest, { optional: true }) body: ListMembersRequest,
  ): Promise<ListMembersResponse> {
    return toMembers(await this.members.list(body.toQuery()));
  }

  @Post('members/get')
  @Operation({
    ...OPERATORS,
    summary: 'Reads one member, with the agents that can come into the account, for operators',
    response: MemberResponse,
    errors: [400, 401, 403, 404],
  })
  async get(@RequestBody(MemberRequest) body: MemberRequest): Promise<MemberResponse> {
    return toShownMember(await this.members.get(body.member_id));
  }

  @Post('members/reset_link')
  @Operation({
    ...OPERATORS,
    summary: 'Makes a link with which a member chooses a new password, for operators',
    response: MemberLinkResponse,
    errors: [400, 401, 403, 404],
  })
  async reset(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRequest) body: MemberRequest,
  ): Promise<MemberLinkResponse> {
    return this.links.reset(await this.members.resetLink(caller.id, body.member_id));
  }

  @Post('members/sign_out')
  @Operation({
    ...OPERATORS,
    summary: 'Signs a member out in every browser, for operators',
    response: EndedResponse,
    errors: [400, 401, 403, 404],
  })
  async signOut(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRequest) body: MemberRequest,
  ): Promise<EndedResponse> {
    return { ended: await this.members.signOut(caller.id, body.member_id) };
  }

  @Post('members/end_agents')
  @Operation({
    ...OPERATORS,
    summary: 'Shuts every agent and client out of an account, for operators',
    response: EndedResponse,
    errors: [400, 401, 403, 404],
  })
  async endAgents(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRequest) body: MemberRequest,
  ): Promise<EndedResponse> {
    return { ended: await this.members.endAgents(caller.id, body.member_id) };
  }

  @Post('members/deactivate')
  @Operation({
    ...OPERATORS,
    summary:
      'Shuts a member out at once, with agents, podcast feeds, shows and mails; nothing is deleted, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404, 409],
  })
  async deactivate(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRequest) body: MemberRequest,
  ): Promise<AdminDoneResponse> {
    await this.members.deactivate(caller.id, body.member_id);
    return DONE;
  }

  @Post('members/reactivate')
  @Operation({
    ...OPERATORS,
    summary: 'Lets a member who was shut out in again, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404],
  })
  async reactivate(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRequest) body: MemberRequest,
  ): Promise<AdminDoneResponse> {
    await this.members.reactivate(caller.id, body.member_id);
    return DONE;
  }

  @Post('members/reset_second_factor')
  @Operation({
    ...OPERATORS,
    summary: 'Removes the second factor of a member who has lost it, and tells them by mail, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404, 409],
  })
  async resetSecondFactor(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRequest) body: MemberRequest,
  ): Promise<AdminDoneResponse> {
    await this.members.resetSecondFactor(caller.id, body.member_id);
    return DONE;
  }

  @Post('roles/grant')
  @Operation({
    ...OPERATORS,
    summary: 'Gives a member a role, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404],
  })
  async grant(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRoleRequest) body: MemberRoleRequest,
  ): Promise<AdminDoneResponse> {
    await this.members.grant(caller.id, body.member_id, body.role);
    return DONE;
  }

  @Post('roles/revoke')
  @Operation({
    ...OPERATORS,
    summary: 'Takes a role from a member; never the last operator’s, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404, 409],
  })
  async revoke(
    @CurrentCaller() caller: Caller,
    @RequestBody(MemberRoleRequest) body: MemberRoleRequest,
  ): Promise<AdminDoneResponse> {
    await this.members.revoke(caller.id, body.member_id, body.role);
    return DONE;
  }

  @Post('members/erase')
  @Operation({
    ...OPERATORS,
    takesLong: true,
    summary: 'Erases a person for ever: account, sources, settings and the content of their briefings, for operators',
    response: AdminDoneResponse,
    errors: [400, 401, 403, 404, 409],
  })
  async erase(
    @CurrentCaller() caller: Caller,
    @RequestBody(EraseMemberRequest) body: EraseMemberRequest,
  ): Promise<AdminDoneResponse> {
    await this.members.erase(caller.id, body.member_id, body.confirm_email);
    return DONE;
  }
}

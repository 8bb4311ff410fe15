import { Injectable, type OnModuleInit } from '@nestjs/common';
import { McpRegistry } from '../../../../shared/delivery/mcp/mcp-registry.js';
import { type McpTool, READS, tool } from '../../../../shared/delivery/mcp/mcp-tool.js';
import { MemberAdministration } from '../../application/member-administration.js';
import { AdminDoneResponse, DONE } from '../http/done.dto.js';
import { MadeLinksPresenter } from '../http/made-links.presenter.js';
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
} from '../http/members.dto.js';

const CHANGES = { readOnly: false, destructive: false, idempotent: false, openWorld: false };
const ENDS = { readOnly: false, destructive: true, idempotent: true, openWorld: false };

/** The operations of MembersController as MCP tools, which only operators see. */
@Injectable()
export class MemberTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly members: MemberAdministration,
    private readonly links: MadeLinksPresenter,
  ) {}

  onModuleInit(): void {
    const ways = [this.reset(), this.signOut(), this.endAgents(), this.deactivate(), this.reactivate()];
    const tools = [
      this.list(),
      this.get(),
      ...ways,
      this.resetSecondFactor(),
      this.grant(),
      this.revoke(),
      this.erase(),
    ];
    this.registry.register({ tools });
  }

  private list(): McpTool {
    return tool({
      name: 'admin_list_members',
      title: 'List members',
      description:
        'Lists members with their roles, newest first; query is a part of the name or e-mail. Ids for the other tools.',
      hints: READS,
      role: 'operator',
      input: ListMembersRequest,
      output: ListMembersResponse,
      run: async (body) => ({ body: toMembers(await this.members.list(body.toQuery())) }),
    });
  }

  private get(): McpTool {
    return tool({
      name: 'admin_get_member',
      title: 'Read one member',
      description: 'Reads one member, with the agents that can come into the account.',
      hints: READS,
      role: 'operator',
      input: MemberRequest,
      output: MemberResponse,
      run: async ({ member_id }) => ({ body: toShownMember(await this.members.get(member_id)) }),
    });
  }

  private reset(): McpTool {
    return tool({
      name: 'admin_make_reset_link',
      title: 'Make a link for a new password',
      description: 'A link with which a member chooses a new password, for the operator to hand over. Do not open it.',
      hints: CHANGES,
      role: 'operator',
      input: MemberRequest,
      output: MemberLinkResponse,
      run: async ({ member_id }, { caller }) => ({
        body: this.links.reset(await this.members.resetLink(caller.id, member_id)),
      }),
    });
  }

  private signOut(): McpTool {
    return tool({
      name: 'admin_sign_member_out',
      title: 'Sign a member out everywhere',
      description: 'Ends the sessions of a member in all browsers. Agents go on.',
      hints: ENDS,
      role: 'operator',
      input: MemberRequest,
      output: EndedResponse,
      run: async ({ member_id }, { caller }) => ({
        body: { ended: await this.members.signOut(caller.id, member_id) },
      }),
    });
  }

  private endAgents(): McpTool {
    return tool({
      name: 'admin_end_agents',
      title: 'End the agents of a member',
      description: 'Shuts all agents and clients out of an account; perhaps you, too. Ask first.',
      hints: ENDS,
      role: 'operator',
      input: MemberRequest,
      output: EndedResponse,
      run: async ({ member_id }, { caller }) => ({
        body: { ended: await this.members.endAgents(caller.id, member_id) },
      }),
    });
  }

  private deactivate(): McpTool {
    return tool({
      name: 'admin_deactivate_member',
      title: 'Deactivate a member',
      description:
        'Shuts a member out at once, with agents, podcast feeds, shows and mails. Nothing is deleted. Ask first.',
      hints: ENDS,
      role: 'operator',
      input: MemberRequest,
      output: AdminDoneResponse,
      run: async ({ member_id }, { caller }) => {
        await this.members.deactivate(caller.id, member_id);
        return { body: DONE };
      },
    });
  }

  private reactivate(): McpTool {
    return tool({
      name: 'admin_reactivate_member',
      title: 'Reactivate a member',
      description: 'Lets a member who was deactivated in again; their agents have to be let in anew.',
      hints: CHANGES,
      role: 'operator',
      input: MemberRequest,
      output: AdminDoneResponse,
      run: async ({ member_id }, { caller }) => {
        await this.members.reactivate(caller.id, member_id);
        return { body: DONE };
      },
    });
  }

  private resetSecondFactor(): McpTool {
    return tool({
      name: 'admin_reset_second_factor',
      title: 'Remove a second factor',
      description:
        'Removes the second factor of a member who has lost it, who is told by mail. Only when a person vouches for who asks.',
      hints: ENDS,
      role: 'operator',
      input: MemberRequest,
      output: AdminDoneResponse,
      run: async ({ member_id }, { caller }) => {
        await this.members.resetSecondFactor(caller.id, member_id);
        return { body: DONE };
      },
    });
  }

  private grant(): McpTool {
    return tool({
      name: 'admin_grant_role',
      title: 'Give a role',
      description: 'Gives a member a role: auditors read every history, operators run the service. Ask first.',
      hints: CHANGES,
      role: 'operator',
      input: MemberRoleRequest,
      output: AdminDoneResponse,
      run: async ({ member_id, role }, { caller }) => {
        await this.members.grant(caller.id, member_id, role);
        return { body: DONE };
      },
    });
  }

  private revoke(): McpTool {
    return tool({
      name: 'admin_revoke_role',
      title: 'Take a role',
      description: 'Takes a role from a member; never the last operator’s.',
      hints: ENDS,
      role: 'operator',
      input: MemberRoleRequest,
      output: AdminDoneResponse,
      run: async ({ member_id, role }, { caller }) => {
        await this.members.revoke(caller.id, member_id, role);
        return { body: DONE };
      },
    });
  }

  private erase(): McpTool {
    return tool({
      name: 'admin_erase_member',
      takesLong: true,
      title: 'Erase a person',
      description:
        'Erases a person for ever: account, sources, settings and the content of their briefings. Only when told to, by name.',
      hints: ENDS,
      role: 'operator',
      input: EraseMemberRequest,
      output: AdminDoneResponse,
      run: async ({ member_id, confirm_email }, { caller }) => {
        await this.members.erase(caller.id, member_id, confirm_email);
        return { body: DONE };
      },
    });
  }
}

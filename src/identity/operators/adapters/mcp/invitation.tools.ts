import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../../shared/delivery/mcp/mcp-registry.js';
import { type McpTool, READS, tool } from '../../../../shared/delivery/mcp/mcp-tool.js';
import { INVITATIONS, InviteMember, ListInvitations, RevokeInvitation } from '../../../accounts/accounts.js';
import { AdminDoneResponse, DONE, NoFields } from '../http/done.dto.js';
import {
  CreateInvitationRequest,
  InvitationLinkResponse,
  ListInvitationsResponse,
  RevokeInvitationRequest,
  toInvitations,
} from '../http/invitations.dto.js';
import { MadeLinksPresenter } from '../http/made-links.presenter.js';
import {
  ListSecurityEventsRequest,
  ListSecurityEventsResponse,
  toSecurityEvents,
} from '../http/security-events.dto.js';

const CHANGES = { readOnly: false, destructive: false, idempotent: false, openWorld: false };
const ENDS = { readOnly: false, destructive: true, idempotent: true, openWorld: false };

/** The operations of InvitationsController as MCP tools, which only operators see. */
@Injectable()
export class InvitationTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: MadeLinksPresenter,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.create(), this.revoke(), this.events()] });
  }

  private list(): McpTool {
    return tool({
      name: 'admin_list_invitations',
      title: 'List invitations',
      description: 'Lists invitations that nobody has used yet.',
      hints: READS,
      role: 'operator',
      input: NoFields,
      output: ListInvitationsResponse,
      run: async () => ({ body: toInvitations(await this.queries.execute(new ListInvitations())) }),
    });
  }

  private create(): McpTool {
    return tool({
      name: 'admin_create_invitation',
      title: 'Invite somebody',
      description:
        'A link with which somebody becomes a member, once, within 7 days; with an e-mail it is sent there where mailed is true, else the operator hands it over.',
      hints: CHANGES,
      limit: INVITATIONS,
      role: 'operator',
      input: CreateInvitationRequest,
      output: InvitationLinkResponse,
      run: async ({ email }, { caller }) => {
        const command = new InviteMember(email ?? null, { operator: caller.id });
        return { body: this.links.invitation(await this.commands.execute(command)) };
      },
    });
  }

  private revoke(): McpTool {
    return tool({
      name: 'admin_revoke_invitation',
      title: 'Take an invitation back',
      description: 'Its link opens nothing any more. Ids come from admin_list_invitations.',
      hints: ENDS,
      role: 'operator',
      input: RevokeInvitationRequest,
      output: AdminDoneResponse,
      run: async ({ invitation_id }, { caller }) => {
        await this.commands.execute(new RevokeInvitation(invitation_id, caller.id));
        return { body: DONE };
      },
    });
  }

  private events(): McpTool {
    return tool({
      name: 'admin_list_security_events',
      title: 'List security events',
      description: 'Who signed in, failed to, was let in or locked out, and what operators did; newest first.',
      hints: READS,
      role: 'operator',
      input: ListSecurityEventsRequest,
      output: ListSecurityEventsResponse,
      run: async (body) => ({ body: toSecurityEvents(await this.queries.execute(body.toQuery())) }),
    });
  }
}

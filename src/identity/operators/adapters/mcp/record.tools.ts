import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../../shared/delivery/mcp/mcp-registry.js';
import { type McpTool, READS, tool } from '../../../../shared/delivery/mcp/mcp-tool.js';
import { PlaceHold, ReleaseHold } from '../../../legal-hold/legal-hold.js';
import { AdminDoneResponse, DONE, NoFields } from '../http/done.dto.js';
import {
  holdsFor,
  LegalHoldResponse,
  ListDeletionsRequest,
  ListHoldsResponse,
  PlaceHoldRequest,
  ReleaseHoldRequest,
  toHolds,
  toPlaced,
} from '../http/records.dto.js';
import { ListSecurityEventsResponse, toSecurityEvents } from '../http/security-events.dto.js';

const CHANGES = { readOnly: false, destructive: false, idempotent: false, openWorld: false };
const ENDS = { readOnly: false, destructive: true, idempotent: true, openWorld: false };

/** The operations of RecordsController as MCP tools. */
@Injectable()
export class RecordTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.holds(), this.place(), this.release(), this.deletions()] });
  }

  private holds(): McpTool {
    return tool({
      name: 'admin_list_holds',
      title: 'List legal holds',
      description: 'Lists whose records are kept as evidence, and why; those that hold first.',
      hints: READS,
      role: ['operator', 'auditor'],
      input: NoFields,
      output: ListHoldsResponse,
      run: async (_, { caller }) => ({ body: toHolds(await this.queries.execute(holdsFor(caller))) }),
    });
  }

  private place(): McpTool {
    return tool({
      name: 'admin_place_hold',
      title: 'Place a legal hold',
      description:
        'Nothing of the records of this caller is destroyed until the hold is released: by age, by them or by operators. Ask first.',
      hints: CHANGES,
      role: 'operator',
      input: PlaceHoldRequest,
      output: LegalHoldResponse,
      run: async ({ caller_id, reason }, { caller }) => ({
        body: toPlaced(await this.commands.execute(new PlaceHold(caller_id, reason, caller.id))),
      }),
    });
  }

  private release(): McpTool {
    return tool({
      name: 'admin_release_hold',
      title: 'Release a legal hold',
      description: 'What waited for it follows, and cannot be undone: an erasure, retention. Only when told to.',
      hints: ENDS,
      role: 'operator',
      input: ReleaseHoldRequest,
      output: AdminDoneResponse,
      run: async ({ hold_id }, { caller }) => {
        await this.commands.execute(new ReleaseHold(hold_id, caller.id));
        return { body: DONE };
      },
    });
  }

  private deletions(): McpTool {
    return tool({
      name: 'admin_list_deletions',
      title: 'List what was deleted',
      description: 'What retention and erasure deleted: how much, how old and why, never what; newest first.',
      hints: READS,
      role: ['operator', 'auditor'],
      input: ListDeletionsRequest,
      output: ListSecurityEventsResponse,
      run: async (body) => ({ body: toSecurityEvents(await this.queries.execute(body.toQuery())) }),
    });
  }
}

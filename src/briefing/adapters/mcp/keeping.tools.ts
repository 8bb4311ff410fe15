import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { ArtifactPresenter } from '../http/artifact.presenter.js';
import {
  DeleteArtifactRequest,
  DeleteArtifactResponse,
  GetAllowanceRequest,
  GetAllowanceResponse,
  KeptArtifactResponse,
  ListDeletedArtifactsRequest,
  RenewArtifactLinkRequest,
  RestoreArtifactRequest,
  toDeleteArtifactResponse,
  toGetAllowanceResponse,
} from '../http/keeping.dto.js';
import { artifactPage, ListArtifactsResponse } from '../http/list-artifacts.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';
const UNKNOWN = { not_found: 'list_briefings shows the ids that the person has.' };

/** The operations of KeepingController as MCP tools. */
@Injectable()
export class KeepingTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenter: ArtifactPresenter,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      tools: [this.delete(), this.restore(), this.deleted(), this.renewLink(), this.allowance()],
    });
  }

  private delete() {
    return tool({
      name: 'delete_briefing',
      title: 'Delete a briefing',
      description:
        'Deletes a briefing with its text. Use it only when the person asks for it. It can be restored for seven days; ' +
        'no allowance comes back.',
      hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
      advice: UNKNOWN,
      input: DeleteArtifactRequest,
      output: DeleteArtifactResponse,
      run: async (body, { caller }) => ({
        body: toDeleteArtifactResponse(await this.commands.execute(body.toCommand(caller))),
        next: 'restore_briefing with the same id undoes it until erased_at.',
      }),
    });
  }

  private restore() {
    return tool({
      name: 'restore_briefing',
      title: 'Restore a deleted briefing',
      description: 'Undoes delete_briefing: the briefing is there again, under its links. Use it when the person asks.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      advice: { not_found: 'list_deleted_briefings shows what can still be restored.' },
      input: RestoreArtifactRequest,
      output: KeptArtifactResponse,
      run: async (body, { caller }) => ({
        body: { artifact: this.presenter.summary(await this.commands.execute(body.toCommand(caller))) },
      }),
    });
  }

  private deleted() {
    return tool({
      name: 'list_deleted_briefings',
      title: 'List deleted briefings',
      description: 'Lists the briefings that the person deleted and that can still be restored, newest first.',
      hints: READS,
      input: ListDeletedArtifactsRequest,
      output: ListArtifactsResponse,
      run: async (body, { caller }) => {
        const listed = await this.queries.execute(body.toQuery(caller));
        const page = artifactPage(listed, this.presenter);
        return listed.next === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private renewLink() {
    return tool({
      name: 'renew_briefing_link',
      title: 'Stop sharing a briefing',
      description:
        'Gives a briefing new public links; whoever has the old ones has it no more. Use it when the person wants to stop ' +
        'sharing a briefing, or gave a link to the wrong people. It cannot be undone.',
      hints: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
      advice: UNKNOWN,
      input: RenewArtifactLinkRequest,
      output: KeptArtifactResponse,
      run: async (body, { caller }) => ({
        body: { artifact: this.presenter.summary(await this.commands.execute(body.toCommand(caller))) },
      }),
    });
  }

  private allowance() {
    return tool({
      name: 'get_allowance',
      title: 'See how many briefings are left',
      description: 'Tells how many briefings the person may ask for now, and when one more is possible.',
      hints: READS,
      input: GetAllowanceRequest,
      output: GetAllowanceResponse,
      run: async (body, { caller }) => ({
        body: toGetAllowanceResponse(await this.queries.execute(body.toQuery(caller))),
      }),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  ListPlaybackRequest,
  ListPlaybackResponse,
  toListPlaybackResponse,
  toPlaybackDto,
  UpdatePlaybackRequest,
  UpdatePlaybackResponse,
} from '../http/playback.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';

/** The operations of PlaybackController as MCP tools. */
@Injectable()
export class PlaybackTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.update()] });
  }

  private list() {
    return tool({
      name: 'list_playback',
      title: 'See what was listened to',
      description:
        'Lists how far the person has listened to their briefings, what they played last first: only what players have ' +
        'told, so a briefing that is missing may have been heard elsewhere. Use it to say where they stopped.',
      hints: READS,
      input: ListPlaybackRequest,
      output: ListPlaybackResponse,
      run: async (body, { caller }) => {
        const page = toListPlaybackResponse(await this.queries.execute(body.toQuery(caller)));
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private update() {
    return tool({
      name: 'update_playback',
      title: 'Say how far was listened',
      description:
        'Keeps how far the person has listened to a briefing. Use it when you play it to them, or when they say that they ' +
        'have heard it (finished) or where they stopped: what they have not heard may be told again.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      advice: {
        not_found: 'list_briefings shows the ids that the person has.',
        not_ready: 'It cannot be heard yet: get_briefing tells how far it is.',
      },
      input: UpdatePlaybackRequest,
      output: UpdatePlaybackResponse,
      run: async (body, { caller }) => ({
        body: { playback: toPlaybackDto(await this.commands.execute(body.toCommand(caller))) },
      }),
    });
  }
}

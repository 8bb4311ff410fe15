import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry, READS, tool } from 'podcast-briefings/extension';
import {
  CreateHighlightRequest,
  HighlightResponse,
  ListHighlightsRequest,
  ListHighlightsResponse,
  toDto,
  toList,
} from '../http/highlights.dto.js';

/** Highlights for agents: what HighlightsController is for programs. */
@Injectable()
export class HighlightTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.keep(), this.list()] });
  }

  private keep() {
    return tool({
      name: 'keep_highlight',
      title: 'Keep a sentence',
      description:
        'Keeps one sentence of a briefing for the person. Take it word by word from the transcript: get_briefing with ' +
        'include_transcript has it.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: CreateHighlightRequest,
      output: HighlightResponse,
      run: async (body, { caller }) => ({
        body: { highlight: toDto(await this.commands.execute(body.toCommand(caller))) },
      }),
    });
  }

  private list() {
    return tool({
      name: 'list_highlights',
      title: 'List the highlights',
      description:
        'Lists the sentences that the person keeps, newest first, and the briefings of which they keep none.',
      hints: READS,
      input: ListHighlightsRequest,
      output: ListHighlightsResponse,
      run: async (body, { caller }) => ({ body: toList(await this.queries.execute(body.toQuery(caller))) }),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { ShowsStateRequest, ShowsStateResponse, toShowsState } from '../http/shows-state.dto.js';

/** The operation of ShowsStateController as an MCP tool, which only operators see. */
@Injectable()
export class ShowsStateTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    const get = tool({
      name: 'admin_get_shows',
      title: 'State of the shows',
      description: 'How many shows there are, how many are late, and which episodes failed last and why.',
      hints: READS,
      role: 'operator',
      input: ShowsStateRequest,
      output: ShowsStateResponse,
      run: async (body) => ({ body: toShowsState(await this.queries.execute(body.toQuery())) }),
    });
    this.registry.register({ tools: [get] });
  }
}

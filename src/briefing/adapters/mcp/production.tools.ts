import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { ProductionsRequest, ProductionsResponse, toProductions } from '../http/productions.dto.js';

/** The operation of ProductionsController as an MCP tool, which only operators see. */
@Injectable()
export class ProductionTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    const get = tool({
      name: 'admin_get_productions',
      title: 'Productions of briefings',
      description: 'How many briefings are being made, since when the oldest waits, and which failed last and why.',
      hints: READS,
      role: 'operator',
      input: ProductionsRequest,
      output: ProductionsResponse,
      run: async (body) => ({ body: toProductions(await this.queries.execute(body.toQuery())) }),
    });
    this.registry.register({ tools: [get] });
  }
}

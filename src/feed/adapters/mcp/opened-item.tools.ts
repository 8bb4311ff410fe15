import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  ListOpenedItemsRequest,
  ListOpenedItemsResponse,
  MarkItemsOpenedRequest,
  MarkItemsOpenedResponse,
  toListOpenedItemsResponse,
} from '../http/opened-items.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';

/** The operations of OpenedItemsController as MCP tools. */
@Injectable()
export class OpenedItemTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.mark()] });
  }

  private list() {
    return tool({
      name: 'list_opened_items',
      title: 'See which items were opened',
      description:
        'Lists the items that the person has opened, the latest first, or which of item_ids they have. Use it to tell ' +
        'what they have read from what they have not; list_items has the items themselves.',
      hints: READS,
      input: ListOpenedItemsRequest,
      output: ListOpenedItemsResponse,
      run: async (body, { caller }) => {
        const page = toListOpenedItemsResponse(await this.queries.execute(body.toQuery(caller)));
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private mark() {
    return tool({
      name: 'mark_items_opened',
      title: 'Keep that items were opened',
      description:
        'Keeps that the person has opened these items. Use it when you have shown or read an item to them, not when you ' +
        'have only looked at it yourself.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: MarkItemsOpenedRequest,
      output: MarkItemsOpenedResponse,
      run: async (body, { caller }) => ({ body: { opened: await this.commands.execute(body.toCommand(caller)) } }),
    });
  }
}

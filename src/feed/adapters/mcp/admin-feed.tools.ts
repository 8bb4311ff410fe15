import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { type McpTool, READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { RefreshNamedFeed } from '../../application/commands/refresh-named-feed.js';
import {
  AdminFeedsRequest,
  AdminFeedsResponse,
  AdminRefreshFeedRequest,
  AdminRefreshFeedResponse,
  toAdminFeeds,
  toRefreshedFeed,
} from '../http/admin-feeds.dto.js';

/** The operations of AdminFeedsController as MCP tools, which only operators see. */
@Injectable()
export class AdminFeedTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.refresh()] });
  }

  private list(): McpTool {
    return tool({
      name: 'admin_list_feeds',
      title: 'Feeds in trouble',
      description: 'How many feeds the service follows, and those that fail or are gone, with the reason.',
      hints: READS,
      role: 'operator',
      input: AdminFeedsRequest,
      output: AdminFeedsResponse,
      run: async (body) => ({ body: toAdminFeeds(await this.queries.execute(body.toQuery())) }),
    });
  }

  private refresh(): McpTool {
    return tool({
      name: 'admin_refresh_feed',
      title: 'Fetch a feed now',
      description: 'Fetches a feed now, whoever follows it. Addresses come from admin_list_feeds.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
      role: 'operator',
      input: AdminRefreshFeedRequest,
      output: AdminRefreshFeedResponse,
      run: async ({ feed_url }, { caller }) => ({
        body: toRefreshedFeed(await this.commands.execute(new RefreshNamedFeed(feed_url, caller.id))),
      }),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  REFRESHES,
  RefreshSubscriptionRequest,
  RefreshSubscriptionResponse,
  toRefreshSubscriptionResponse,
} from '../http/refresh-subscription.dto.js';

/** The operations of RefreshSubscriptionController as MCP tools. */
@Injectable()
export class RefreshTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.refresh()] });
  }

  private refresh() {
    return tool({
      name: 'refresh_subscription',
      title: 'Fetch a feed now',
      description:
        'Fetches the feed of one subscription at once, within ten seconds. Use it when the person wants the news of ' +
        'this minute, or has mended their feed; else feeds are fetched by themselves. refreshed false means that the ' +
        'feed was not asked, or did not answer: message says why and what then.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
      advice: { not_found: 'list_subscriptions shows the source_ids that the person has.' },
      limit: REFRESHES,
      input: RefreshSubscriptionRequest,
      output: RefreshSubscriptionResponse,
      run: async (body, { caller }) => ({
        body: toRefreshSubscriptionResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }
}

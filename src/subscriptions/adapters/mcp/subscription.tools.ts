import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  CreateSubscriptionRequest,
  CreateSubscriptionResponse,
  toCreateSubscriptionResponse,
} from '../http/create-subscription.dto.js';
import { DiscoverFeedsRequest, DiscoverFeedsResponse } from '../http/discover-feeds.dto.js';
import { DeleteSubscriptionRequest, DeleteSubscriptionResponse } from '../http/delete-subscription.dto.js';
import {
  ListSubscriptionsRequest,
  ListSubscriptionsResponse,
  toListSubscriptionsResponse,
} from '../http/list-subscriptions.dto.js';
import {
  CHOICES,
  SubscriptionOptionsRequest,
  SubscriptionOptionsResponse,
  toSubscriptionOptionsResponse,
} from '../http/subscription-options.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';
const COMING = 'The articles of the newest items come within minutes; get_item shows them then.';
const FAILING = 'The feed fails today; it is tried again by itself.';
const NONE = 'The person follows nothing that matches. create_subscription adds a feed.';

/** The operations of SubscriptionsController as MCP tools. */
@Injectable()
export class SubscriptionTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.discover(), this.create(), this.delete(), this.options()] });
  }

  private list() {
    return tool({
      name: 'list_subscriptions',
      title: 'List subscriptions',
      description:
        'Lists the feeds that the person follows, newest first. Use it to see what briefings can be made from, to find ' +
        'the source_id that other tools take, or to check that feeds still work (last_error).',
      hints: READS,
      input: ListSubscriptionsRequest,
      output: ListSubscriptionsResponse,
      run: async (body, { caller }) => {
        const page = toListSubscriptionsResponse(await this.queries.execute(body.toQuery(caller)));
        if (page.sources.length === 0) return { body: page, next: NONE };
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private discover() {
    return tool({
      name: 'discover_feeds',
      title: 'Find the feeds of a site',
      description:
        'Finds the feeds at an address: the feed itself, or all that a web page advertises, best first. Nothing is ' +
        'subscribed to. Use it when a site may have several feeds and the person should choose.',
      hints: { readOnly: true, destructive: false, idempotent: true, openWorld: true },
      advice: { invalid_request: 'message says what is wrong with the address; ask the person for another one.' },
      input: DiscoverFeedsRequest,
      output: DiscoverFeedsResponse,
      run: async (body, { caller }) => ({
        body: { feed_urls: [...(await this.commands.execute(body.toCommand(caller)))] },
      }),
    });
  }

  private create() {
    return tool({
      name: 'create_subscription',
      title: 'Subscribe to a feed',
      description:
        'Subscribes the person to an RSS, Atom or JSON feed and fetches it at once. Use it when they name a feed or a ' +
        'web site to follow; a page that advertises a feed is followed to it. Its items can be read with list_items ' +
        'right away. Subscribing twice changes nothing and returns the source that is there.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
      advice: {
        invalid_request:
          'Nothing was added. message says what is wrong with the address; ask the person for another one, or try the ' +
          'front page of the site.',
      },
      input: CreateSubscriptionRequest,
      output: CreateSubscriptionResponse,
      run: async (body, { caller }) => {
        const created = toCreateSubscriptionResponse(await this.commands.execute(body.toCommand(caller)));
        return created.source.last_error === null ? { body: created } : { body: created, next: FAILING };
      },
    });
  }

  private delete() {
    return tool({
      name: 'delete_subscription',
      title: 'Unsubscribe from a feed',
      description:
        'Ends one subscription; its items are hidden at once. Use it only when the person asks to unfollow that feed. ' +
        'create_subscription with the same address brings it back, with its items.',
      hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
      advice: { not_found: 'list_subscriptions shows the source_ids that the person has.' },
      input: DeleteSubscriptionRequest,
      output: DeleteSubscriptionResponse,
      run: async (body, { caller }) => {
        await this.commands.execute(body.toCommand(caller));
        return { body: { deleted: true } };
      },
    });
  }

  private options() {
    return tool({
      name: 'set_subscription_options',
      title: 'Set options of a subscription',
      description:
        'Reads or changes the options of one subscription. With full_articles, items whose feed gives only a summary ' +
        'have the article that they link to as their text, and briefings use it. Use it when the person wants more ' +
        'than the summaries of a feed; leave full_articles out to see what is chosen.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
      advice: { not_found: 'list_subscriptions shows the source_ids that the person has.' },
      limit: CHOICES,
      input: SubscriptionOptionsRequest,
      output: SubscriptionOptionsResponse,
      run: async (body, { caller }) => {
        const options = toSubscriptionOptionsResponse(await this.commands.execute(body.toCommand(caller)));
        return body.full_articles === true ? { body: options, next: COMING } : { body: options };
      },
    });
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import { FeedLookup, SubscriptionsApi, type NewestItem, type SubscriptionFolder } from '../../api.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';

const PAGE = 1_000;

export interface FollowedFeeds {
  /** Newest first. */
  readonly subscriptions: readonly SubscriptionView[];
  /** By name. */
  readonly folders: readonly SubscriptionFolder[];
}

/** Everything that somebody follows, and their folders. */
export class ShowFollowedFeeds extends Query<FollowedFeeds> {
  constructor(
    readonly owner: CallerId,
    /** As in lists; null: all. */
    readonly query: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(ShowFollowedFeeds)
export class ShowFollowedFeedsHandler implements IQueryHandler<ShowFollowedFeeds> {
  constructor(
    private readonly subscriptions: SubscriptionReader,
    private readonly followed: SubscriptionsApi,
  ) {}

  async execute({ owner, query }: ShowFollowedFeeds): Promise<FollowedFeeds> {
    const subscriptions: SubscriptionView[] = [];
    let after: Cursor | null = null;
    do {
      const page: Page<SubscriptionView> = await this.subscriptions.page({ owner, query, after, limit: PAGE });
      subscriptions.push(...page.rows);
      after = page.next;
    } while (after !== null);
    return { subscriptions, folders: await this.followed.folders(owner) };
  }
}

/** The newest item of each of these subscriptions, where there is one. */
export class FindNewestOf extends Query<ReadonlyMap<SubscriptionId, NewestItem>> {
  constructor(
    readonly owner: CallerId,
    readonly ids: readonly SubscriptionId[],
  ) {
    super();
  }
}

@QueryHandler(FindNewestOf)
export class FindNewestOfHandler implements IQueryHandler<FindNewestOf> {
  constructor(
    private readonly followed: SubscriptionsApi,
    private readonly feeds: FeedLookup,
  ) {}

  async execute({ owner, ids }: FindNewestOf): Promise<ReadonlyMap<SubscriptionId, NewestItem>> {
    const asked = new Set(ids);
    const followed = [...(await this.followed.feeds(owner))].filter(([, id]) => asked.has(id));
    const items = await this.feeds.newest(followed.map(([feedId]) => feedId));
    const newest = new Map<SubscriptionId, NewestItem>();
    for (const [feedId, id] of followed) {
      const item = items.get(feedId);
      // What is left of a merged feed has older ones, mostly.
      if (item !== undefined && item.at > (newest.get(id)?.at ?? -Infinity)) newest.set(id, item);
    }
    return newest;
  }
}

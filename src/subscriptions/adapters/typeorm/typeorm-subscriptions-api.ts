import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { SharedLookup } from '../../../shared/storage/database/shared-lookup.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi, type Subscribed } from '../../api.js';
import {
  ARTICLE_FEEDS,
  FEEDS,
  HAS_SUBSCRIBERS,
  MERGED,
  SUBSCRIPTIONS,
  WANTS_ARTICLES,
} from './asked-subscriptions.sql.js';

type Feeds = ReadonlyMap<number, SubscriptionId>;

interface FeedsRow {
  readonly caller_id: string;
  readonly feed_ids: string;
  readonly ids: string;
}

interface SubscribedRow {
  readonly id: SubscriptionId;
  readonly feed_id: number;
  readonly url: string;
  readonly title: string;
}

interface MergedRow {
  readonly old_id: string;
  readonly into_id: SubscriptionId;
}

const NOTHING: Feeds = new Map();

function toFeeds(row: FeedsRow): Feeds {
  const ids = row.ids.split(',');
  return new Map(row.feed_ids.split(',').map((feedId, index) => [Number(feedId), brand(ids[index] ?? '')]));
}

@Injectable()
export class TypeormSubscriptionsApi extends SubscriptionsApi {
  private readonly feedsOf = new SharedLookup((callers) => this.read(callers));

  constructor(private readonly database: Database) {
    super();
  }

  override async feeds(caller: CallerId): Promise<Feeds> {
    return (await this.feedsOf.find(caller)) ?? NOTHING;
  }

  override async subscriptions(caller: CallerId): Promise<Subscribed[]> {
    const rows = await this.database.query<SubscribedRow>(SUBSCRIPTIONS, [caller], 'subscriptions.all');
    return rows.map(({ id, feed_id, title, url }) => ({ subscriptionId: id, feedId: feed_id, title, feedUrl: url }));
  }

  override async merged(caller: CallerId, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionId>> {
    const rows = await this.database.query<MergedRow>(MERGED, [caller, ids], 'subscriptions.merged');
    return new Map(rows.map(({ old_id, into_id }) => [old_id, into_id]));
  }

  override async articleFeeds(caller: CallerId): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ feed_id: number }>(ARTICLE_FEEDS, [caller], 'subscriptions.article-feeds');
    return new Set(rows.map(({ feed_id }) => feed_id));
  }

  override async wantsArticles(feedId: number): Promise<boolean> {
    const [row] = await this.database.query<{ found: boolean }>(
      WANTS_ARTICLES,
      [feedId],
      'subscriptions.wants-articles',
    );
    return row?.found ?? false;
  }

  override async hasSubscribers(feedId: number): Promise<boolean> {
    const [row] = await this.database.query<{ found: boolean }>(HAS_SUBSCRIBERS, [feedId]);
    return row?.found ?? false;
  }

  private async read(callers: readonly string[]): Promise<ReadonlyMap<string, Feeds>> {
    const rows = await this.database.query<FeedsRow>(FEEDS, [callers], 'subscriptions.feeds');
    return new Map(rows.map((row) => [row.caller_id, toFeeds(row)]));
  }
}

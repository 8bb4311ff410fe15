import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { SharedLookup } from '../../../shared/storage/database/shared-lookup.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId, FolderId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { type Follower, SubscriptionsApi, type Subscribed, type SubscriptionFolder } from '../../api.js';
import {
  ARTICLE_FEEDS,
  FEEDS,
  feedsRelation,
  FOLLOWERS,
  FOLDERS,
  GIVEN_TITLES,
  HAS_SUBSCRIBERS,
  MERGED,
  SUBSCRIPTIONS,
  WITH_ARTICLES,
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

interface FolderRow {
  readonly id: FolderId;
  readonly name: string;
  readonly subscription_ids: readonly SubscriptionId[];
  readonly former_ids: readonly FolderId[];
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
  private readonly feedsOf = new SharedLookup('subscriptions', (callers) => this.read(callers));

  constructor(private readonly database: Database) {
    super();
  }

  override async feeds(caller: CallerId): Promise<Feeds> {
    return (await this.feedsOf.find(caller)) ?? NOTHING;
  }

  override feedsRelation(parameter: `$${number}`): string {
    return feedsRelation(parameter);
  }

  override async subscriptions(caller: CallerId): Promise<Subscribed[]> {
    const rows = await this.database.query<SubscribedRow>(SUBSCRIPTIONS, [caller], 'subscriptions.all');
    return rows.map(({ id, feed_id, title, url }) => ({ subscriptionId: id, feedId: feed_id, title, feedUrl: url }));
  }

  override async merged(caller: CallerId, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionId>> {
    const rows = await this.database.query<MergedRow>(MERGED, [caller, ids], 'subscriptions.merged');
    return new Map(rows.map(({ old_id, into_id }) => [old_id, into_id]));
  }

  override async folders(caller: CallerId): Promise<readonly SubscriptionFolder[]> {
    const rows = await this.database.query<FolderRow>(FOLDERS, [caller], 'subscriptions.folders');
    return rows.map(({ id, name, subscription_ids: subscriptionIds, former_ids: formerIds }) => {
      return { id, name, subscriptionIds, formerIds };
    });
  }

  override async givenTitles(caller: CallerId): Promise<ReadonlyMap<SubscriptionId, string>> {
    const rows = await this.database.query<{ id: SubscriptionId; given_title: string }>(
      GIVEN_TITLES,
      [caller],
      'subscriptions.given-titles',
    );
    return new Map(rows.map(({ id, given_title }) => [id, given_title]));
  }

  override async articleFeeds(caller: CallerId): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ feed_id: number }>(ARTICLE_FEEDS, [caller], 'subscriptions.article-feeds');
    return new Set(rows.map(({ feed_id }) => feed_id));
  }

  override async withArticles(feedIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ feed_id: number }>(
      WITH_ARTICLES,
      [feedIds],
      'subscriptions.with-articles',
    );
    return new Set(rows.map(({ feed_id }) => feed_id));
  }

  override async hasSubscribers(feedId: number): Promise<boolean> {
    const [row] = await this.database.query<{ found: boolean }>(HAS_SUBSCRIBERS, [feedId]);
    return row?.found ?? false;
  }

  override followers(
    feedId: number,
    { after, limit }: { readonly after: SubscriptionId | null; readonly limit: number },
  ): Promise<readonly Follower[]> {
    return this.database.query<Follower>(FOLLOWERS, [feedId, after ?? '', limit], 'subscriptions.followers');
  }

  private async read(callers: readonly string[]): Promise<ReadonlyMap<string, Feeds>> {
    const rows = await this.database.query<FeedsRow>(FEEDS, [callers], 'subscriptions.feeds');
    return new Map(rows.map((row) => [row.caller_id, toFeeds(row)]));
  }
}

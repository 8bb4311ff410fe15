import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { SharedLookup } from '../../../shared/storage/database/shared-lookup.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi, type Subscribed } from '../../api.js';

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

/** Whose subscriptions an asking caller sees: their own, or those of the member who took them over. */
const OWNER = `coalesce((select to_id from subscriptions.claimed_caller where from_id = asking.id), asking.id)`;

// Two words instead of up to a thousand rows a caller: splitting them costs a tenth of reading rows.
const FEEDS = `
  select asking.id as caller_id, string_agg(concat_ws(',', s.feed_id, i.feed_id), ',') as feed_ids,
    string_agg(case when i.feed_id is null then s.id else s.id || ',' || s.id end, ',') as ids
  from unnest($1::text[]) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  left join subscriptions.inherited_feed i on i.subscription_id = s.id
  where s.deleted_at is null group by asking.id`;

const SUBSCRIPTIONS = `
  select s.id, s.feed_id, f.url, f.title
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  join subscriptions.feed f on f.id = s.feed_id
  where s.deleted_at is null`;

const MERGED = `
  select merged.old_id, merged.into_id
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  join subscriptions.merged_subscription merged on merged.into_id = s.id
  where s.deleted_at is null and merged.old_id = any($2::text[])`;

const ARTICLE_FEEDS = `
  select shown.feed_id
  from (values ($1::text)) asking (id) join subscriptions.subscription s on s.caller_id = ${OWNER}
  cross join lateral (
    select s.feed_id union all select feed_id from subscriptions.inherited_feed where subscription_id = s.id) shown
  where s.full_articles and s.deleted_at is null`;

const WANTS_ARTICLES = `
  select exists (
    select from subscriptions.subscription where feed_id = $1 and full_articles and deleted_at is null) as found`;

const HAS_SUBSCRIBERS = `
  select exists (select from subscriptions.subscription where feed_id = $1 and deleted_at is null) as found`;

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

import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import { SharedLookup } from '../../../shared/database/shared-lookup.js';
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

const NOTHING: Feeds = new Map();

// Two words instead of up to a thousand rows a caller: splitting them costs a tenth of reading rows.
const FEEDS = `
  select caller_id, string_agg(feed_id::text, ',') as feed_ids, string_agg(id, ',') as ids
  from subscriptions.subscription where caller_id = any($1::text[]) and deleted_at is null group by caller_id`;

const SUBSCRIPTIONS = `
  select s.id, s.feed_id, f.url, f.title
  from subscriptions.subscription s join subscriptions.feed f on f.id = s.feed_id
  where s.caller_id = $1 and s.deleted_at is null`;

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

  override async hasSubscribers(feedId: number): Promise<boolean> {
    const [row] = await this.database.query<{ found: boolean }>(HAS_SUBSCRIBERS, [feedId]);
    return row?.found ?? false;
  }

  private async read(callers: readonly string[]): Promise<ReadonlyMap<string, Feeds>> {
    const rows = await this.database.query<FeedsRow>(FEEDS, [callers], 'subscriptions.feeds');
    return new Map(rows.map((row) => [row.caller_id, toFeeds(row)]));
  }
}

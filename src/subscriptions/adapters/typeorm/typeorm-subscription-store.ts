import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { FactPublisher, type Fact } from '../../../shared/kernel/facts.js';
import { isId, type CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { SubscriptionStore, type Change } from '../../application/ports/subscription-store.js';
import { searchTextOf, type KnownFeed } from '../../domain/known-feed.js';
import type { ActiveSubscription, DeletedSubscription, Subscription } from '../../domain/subscription.js';
import { lockSubscriptionsOf, toExisting, type SubscriptionRow } from './subscription-row.js';

interface FeedRow {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly site_url: string | null;
  readonly last_success_at: number | null;
  readonly last_error: string | null;
  readonly heard_at: number;
}

type Existing = ActiveSubscription | DeletedSubscription;

const toSubscription = (row: SubscriptionRow | undefined): Subscription =>
  row === undefined ? { status: 'none' } : toExisting(row);

const toFeed = (row: FeedRow): KnownFeed => ({
  id: row.id,
  url: row.url,
  title: row.title,
  siteUrl: row.site_url,
  lastSuccessAt: row.last_success_at,
  lastError: row.last_error,
  heardAt: row.heard_at,
});

/** What became of a subscription whose owner was taken over by somebody who followed the feed already. */
const MERGED_INTO = 'select into_id from subscriptions.merged_subscription where old_id = $2';

const BY_FEED = 'caller_id = $1 and feed_id = $2';

const SAVE = `
  insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at, deleted_at, full_articles)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set updated_at = excluded.updated_at, deleted_at = excluded.deleted_at,
    full_articles = excluded.full_articles`;

const REMEMBER = `
  insert into subscriptions.feed as known
    (id, url, title, site_url, last_success_at, last_error, heard_at, search_text)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set url = excluded.url, title = excluded.title, site_url = excluded.site_url,
    last_success_at = excluded.last_success_at, last_error = excluded.last_error, heard_at = excluded.heard_at,
    search_text = excluded.search_text
  where known.heard_at <= excluded.heard_at`;

@Injectable()
export class TypeormSubscriptionStore extends SubscriptionStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactPublisher,
  ) {
    super();
  }

  override async byId(owner: CallerId, id: string): Promise<Subscription> {
    if (!isId('src', id)) return { status: 'none' };
    return this.find(`caller_id = $1 and id in ($2, (${MERGED_INTO}))`, owner, id);
  }

  override byFeed(owner: CallerId, feedId: number): Promise<Subscription> {
    return this.find(BY_FEED, owner, feedId);
  }

  override async update<State extends Existing>(
    owner: CallerId,
    feedId: number,
    change: (current: Subscription, active: number) => Change<State>,
  ): Promise<State> {
    return this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      const current = await this.find(BY_FEED, owner, feedId);
      const { subscription, facts } = change(current, await this.countActive(owner));
      await this.save(subscription);
      await this.facts.publish(...facts);
      return subscription;
    });
  }

  override async updateAll<Answer>(
    owner: CallerId,
    feedIds: readonly number[],
    change: (
      current: readonly Subscription[],
      active: number,
    ) => { readonly changes: readonly Change<Existing>[]; readonly answer: Answer },
  ): Promise<Answer> {
    return this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      const sql = 'select * from subscriptions.subscription where caller_id = $1 and feed_id = any($2)';
      const rows = await this.database.query<SubscriptionRow>(sql, [owner, feedIds]);
      const byFeed = new Map(rows.map((row) => [row.feed_id, row]));
      const current = feedIds.map((feedId) => toSubscription(byFeed.get(feedId)));
      const { changes, answer } = change(current, await this.countActive(owner));
      for (const { subscription } of changes) await this.save(subscription);
      await this.facts.publish(...changes.flatMap(({ facts }) => facts));
      return answer;
    });
  }

  override async rememberFeeds(feeds: readonly KnownFeed[]): Promise<void> {
    // In one order, so that two lists at once wait for each other instead of for ever.
    const inOrder = [...feeds].sort((a, b) => a.id - b.id);
    await this.unitOfWork.run(async () => {
      for (const feed of inOrder) await this.rememberFeed(feed);
    });
  }

  override async rememberFeed(feed: KnownFeed): Promise<void> {
    await this.database.execute(REMEMBER, [
      feed.id,
      feed.url,
      feed.title,
      feed.siteUrl,
      feed.lastSuccessAt,
      feed.lastError,
      feed.heardAt,
      searchTextOf(feed),
    ]);
  }

  override async updateFeed(id: number, change: (feed: KnownFeed) => KnownFeed): Promise<void> {
    await this.unitOfWork.run(async () => {
      const sql = 'select * from subscriptions.feed where id = $1 for update';
      const [row] = await this.database.query<FeedRow>(sql, [id]);
      if (row !== undefined) await this.rememberFeed(change(toFeed(row)));
    });
  }

  override async countOf(owner: CallerId): Promise<number> {
    const sql = 'select count(*)::int as count from subscriptions.subscription where caller_id = $1';
    const [row] = await this.database.query<{ count: number }>(sql, [owner]);
    return row?.count ?? 0;
  }

  override async eraseOf(owner: CallerId, factOf: (feedId: number) => Fact): Promise<void> {
    await this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      const erased = await this.database.query<Pick<SubscriptionRow, 'feed_id' | 'deleted_at'>>(
        'delete from subscriptions.subscription where caller_id = $1 returning feed_id, deleted_at',
        [owner],
      );
      const left = erased.filter(({ deleted_at }) => deleted_at === null);
      await this.database.execute('delete from subscriptions.claimed_caller where $1 in (from_id, to_id)', [owner]);
      await this.facts.publish(...left.map(({ feed_id }) => factOf(feed_id)));
    });
  }

  private async find(where: string, owner: CallerId, key: string | number): Promise<Subscription> {
    const sql = `select * from subscriptions.subscription where ${where}`;
    const [row] = await this.database.query<SubscriptionRow>(sql, [owner, key]);
    return toSubscription(row);
  }

  private async countActive(owner: CallerId): Promise<number> {
    const sql = `
      select count(*)::int as active from subscriptions.subscription where caller_id = $1 and deleted_at is null`;
    const [row] = await this.database.query<{ active: number }>(sql, [owner]);
    return row?.active ?? 0;
  }

  private async save(it: Existing): Promise<void> {
    const deletedAt = it.status === 'deleted' ? it.deletedAt : null;
    const { id, owner, feedId, createdAt, updatedAt, fullArticles } = it;
    await this.database.execute(SAVE, [id, owner, feedId, createdAt, updatedAt, deletedAt, fullArticles]);
  }
}

import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { brand } from '../../../shared/kernel/brand.js';
import { FactPublisher, type Fact } from '../../../shared/kernel/facts.js';
import { isId, type CallerId, type SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { SubscriptionStore, type Change } from '../../application/ports/subscription-store.js';
import type { KnownFeed } from '../../domain/known-feed.js';
import type { ActiveSubscription, DeletedSubscription, Subscription } from '../../domain/subscription.js';
import { claimedCallers } from './claimed-caller-row.js';
import { knownFeeds, toKnownFeedRow, type KnownFeedRow } from './known-feed-row.js';
import { LOCK_ALL, SAVE_ALL } from './known-feeds.sql.js';
import { mergedSubscriptions } from './merged-subscription-row.js';
import {
  lockSubscriptionsOf,
  saveSubscriptions,
  subscriptions,
  toExisting,
  type SubscriptionRow,
} from './subscription-row.js';

type Existing = ActiveSubscription | DeletedSubscription;

const toSubscription = (row: SubscriptionRow | null | undefined): Subscription =>
  row === null || row === undefined ? { status: 'none' } : toExisting(row);

@Injectable()
export class TypeormSubscriptionStore extends SubscriptionStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactPublisher,
  ) {
    super();
  }

  override async byId(owner: CallerId, id: string): Promise<Subscription> {
    if (!isId('src', id)) return { status: 'none' };
    // The alias second: a merger that comes between the two has made one for the row that is not found any more.
    const row = await this.rows.findOneBy({ owner, id: brand<SubscriptionId>(id) });
    if (row !== null) return toExisting(row);
    const merged = await this.repositories.of(mergedSubscriptions).findOneBy({ old: id });
    return merged === null ? { status: 'none' } : toSubscription(await this.rows.findOneBy({ owner, id: merged.into }));
  }

  override async byFeed(owner: CallerId, feedId: number): Promise<Subscription> {
    return toSubscription(await this.rows.findOneBy({ owner, feedId }));
  }

  override async update<State extends Existing>(
    owner: CallerId,
    feedId: number,
    change: (current: Subscription, active: number) => Change<State>,
  ): Promise<State> {
    return this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      const current = await this.byFeed(owner, feedId);
      const { subscription, facts } = change(current, await this.countActive(owner));
      await saveSubscriptions(this.repositories, [subscription]);
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
      const rows = await this.rows.findBy({ owner, feedId: In(feedIds) });
      const byFeed = new Map(rows.map((row) => [row.feedId, row]));
      const current = feedIds.map((feedId) => toSubscription(byFeed.get(feedId)));
      const { changes, answer } = change(current, await this.countActive(owner));
      await saveSubscriptions(
        this.repositories,
        changes.map(({ subscription }) => subscription),
      );
      await this.facts.publish(...changes.flatMap(({ facts }) => facts));
      return answer;
    });
  }

  override async rememberFeeds(feeds: readonly KnownFeed[]): Promise<void> {
    // Locked in one order, so that two concurrent imports cannot deadlock.
    const inOrder = [...feeds].sort((a, b) => a.id - b.id);
    await this.unitOfWork.run(async () => {
      for (const feed of inOrder) await this.rememberFeed(feed);
    });
  }

  override async rememberFeed(feed: KnownFeed): Promise<void> {
    const rows = this.repositories.of(knownFeeds);
    // Not the id: to set it, even to what it is, takes a lock that new subscriptions to this feed would wait for.
    const changing = rows.metadata.columns.filter(({ isPrimary }) => !isPrimary);
    const columns = changing.map(({ databaseName }) => databaseName);
    await rows
      .createQueryBuilder('known')
      .insert()
      .values(toKnownFeedRow(feed))
      .orUpdate(columns, ['id'], { overwriteCondition: { where: 'known.heard_at <= excluded.heard_at' } })
      .execute();
  }

  override async updateFeeds(ids: readonly number[], change: (feed: KnownFeed) => KnownFeed): Promise<void> {
    await this.unitOfWork.run(async () => {
      const rows = await this.database.query<KnownFeedRow>(LOCK_ALL, [ids], 'subscriptions.lock-feeds');
      const changed = rows.flatMap((row) => {
        const after = change(row);
        return after === row ? [] : [toKnownFeedRow(after)];
      });
      if (changed.length > 0) await this.database.query(SAVE_ALL, columnsOfAll(changed), 'subscriptions.save-feeds');
    });
  }

  override countActive(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner, deletedAt: IsNull() });
  }

  override countOf(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  override async eraseOf(owner: CallerId, factOf: (feedId: number) => Fact): Promise<void> {
    await this.unitOfWork.run(async () => {
      await lockSubscriptionsOf(this.database, owner);
      // A merge of feeds may change the feed of a subscription without the lock on its owner.
      const erased = await this.rows.find({ where: { owner }, lock: { mode: 'pessimistic_write' } });
      await this.rows.delete({ owner });
      await this.repositories.of(claimedCallers).delete([{ from: owner }, { to: owner }]);
      const left = erased.filter(({ deletedAt }) => deletedAt === null);
      await this.facts.publish(...left.map(({ feedId }) => factOf(feedId)));
    });
  }

  private get rows() {
    return this.repositories.of(subscriptions);
  }
}

const columnsOfAll = (feeds: readonly KnownFeedRow[]): readonly unknown[][] => [
  feeds.map(({ id }) => id),
  feeds.map(({ url }) => url),
  feeds.map(({ title }) => title),
  feeds.map(({ titled }) => titled),
  feeds.map(({ siteUrl }) => siteUrl),
  feeds.map(({ lastSuccessAt }) => lastSuccessAt),
  feeds.map(({ lastError }) => lastError),
  feeds.map(({ heardAt }) => heardAt),
  feeds.map(({ searchText }) => searchText),
];

import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, Not } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { HubStore, type AdvertisingFeed, type AskedFeed } from '../../application/ports/hub-store.js';
import type { HubReliability } from '../../domain/hub-reliability.js';
import type { HubSubscription } from '../../domain/hub-subscription.js';
import {
  advertisedHubs,
  hubSubscriptions,
  toHubSubscription,
  type HubSubscriptionRow,
} from './hub-subscription-row.js';
import { BEGIN, LEAVE, LOCK, NOTIFIED, OF_FEEDS } from './hubs.sql.js';

@Injectable()
export class TypeormHubStore extends HubStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async advertised(feeds: readonly AdvertisingFeed[]): Promise<void> {
    const rows = this.repositories.of(advertisedHubs);
    const without = feeds.filter(({ hub }) => hub === null).map(({ feedId }) => feedId);
    const named = feeds.flatMap(({ feedId, hub }) => (hub === null ? [] : { feedId, ...hub }));
    if (without.length > 0) await rows.delete({ feedId: In(without) });
    if (named.length > 0) await rows.upsert(named, { conflictPaths: ['feedId'], skipUpdateIfNoValuesChanged: true });
  }

  override async reliabilityOf(feeds: readonly AskedFeed[]): Promise<ReadonlyMap<number, HubReliability>> {
    const moments = new Map(feeds.map(({ feedId, at }) => [feedId, at]));
    const rows = await this.database.query<HubSubscriptionRow>(OF_FEEDS, [[...moments.keys()]], 'feed.hub-of-feeds');
    return new Map(rows.map((row) => [row.feedId, toReliability(row, moments.get(row.feedId) ?? 0)]));
  }

  override async distrust(feedId: number): Promise<void> {
    await this.rows.update({ feedId, status: Not('leaving') }, { notifiedFor: null });
  }

  override async align(callbackBase: string | null, at: EpochMs): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Serialised: two at once would lock the same rows in different orders.
      await this.database.lock('feed.hubs');
      await this.database.execute(LEAVE, [callbackBase, at]);
      await this.rows.delete({ status: 'leaving', leaseEndsAt: LessThanOrEqual(at) });
      if (callbackBase !== null) await this.database.execute(BEGIN, [callbackBase, at]);
    });
  }

  override takeDue(
    at: EpochMs,
    change: (subscription: HubSubscription) => HubSubscription,
  ): Promise<HubSubscription | null> {
    return this.unitOfWork.run(async () => {
      const row = await this.rows.findOne({
        where: { nextAt: LessThanOrEqual(at) },
        order: { nextAt: 'asc' },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (row === null) return null;
      const changed = change(toHubSubscription(row));
      await this.save(changed);
      return changed;
    });
  }

  override async byToken(token: string): Promise<HubSubscription | null> {
    const row = await this.rows.findOneBy({ token });
    return row === null ? null : toHubSubscription(row);
  }

  override async update(
    token: string,
    change: (subscription: HubSubscription) => HubSubscription | null,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const row = await this.rows.findOne({ where: { token }, lock: { mode: 'pessimistic_write' } });
      if (row === null) return;
      const changed = change(toHubSubscription(row));
      if (changed === null) await this.rows.delete({ token });
      else await this.save(changed);
    });
  }

  override async notified(token: string, at: EpochMs): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.query(LOCK, [token]);
      await this.database.execute(NOTIFIED, [token, at]);
    });
  }

  private async save({ token, state, attempts, nextAt, lastError }: HubSubscription): Promise<void> {
    const leaseEndsAt = state.status === 'asking' ? null : state.until;
    await this.rows.update({ token }, { status: state.status, leaseEndsAt, attempts, nextAt, lastError });
  }

  private get rows() {
    return this.repositories.of(hubSubscriptions);
  }
}

const toReliability = ({ status, leaseEndsAt, notifiedFor }: HubSubscriptionRow, at: EpochMs): HubReliability => ({
  trusted: status === 'live' && (leaseEndsAt ?? 0) > at && notifiedFor !== null,
  notifiedFor,
});

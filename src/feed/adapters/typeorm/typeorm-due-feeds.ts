import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import {
  DueFeeds,
  type Lease,
  type LeaseManyTerms,
  type LeasedFeed,
  type LeaseTerms,
} from '../../application/ports/due-feeds.js';
import { ALL_HELD, LEASE_NEXT, LEASE_ONE, MAKE_DUE, NEXT, PUT_OFF, RELEASE, REPAIR_DATES } from './due-feeds.sql.js';
import { toFeed, type FeedRow } from './feed-row.js';

type Row = FeedRow & { readonly reserved: boolean };

@Injectable()
export class TypeormDueFeeds extends DueFeeds {
  constructor(private readonly database: Database) {
    super();
  }

  override async lease({ now, leaseUntil, most }: LeaseManyTerms): Promise<readonly LeasedFeed[]> {
    const rows = await this.database.query<Row>(LEASE_NEXT, [now, leaseUntil, most], 'due.lease');
    // An update answers in no promised order.
    const inOrder = rows.toSorted((a, b) => (a.nextCheckAt ?? 0) - (b.nextCheckAt ?? 0));
    return inOrder.map((row) => toLeased(row, leaseUntil));
  }

  override async leaseOne(feedId: number, { now, leaseUntil }: LeaseTerms): Promise<LeasedFeed | null> {
    const [row] = await this.database.query<Row>(LEASE_ONE, [now, leaseUntil, feedId], 'due.lease-one');
    return row === undefined ? null : toLeased(row, leaseUntil);
  }

  override async nextAt(now: EpochMs): Promise<EpochMs | null> {
    const [row] = await this.database.query<{ next_check_at: number }>(NEXT, [now], 'due.next');
    return row?.next_check_at ?? null;
  }

  override async held(leases: readonly Lease[]): Promise<ReadonlySet<Lease>> {
    if (leases.length === 0) return new Set();
    const params = [leases.map(({ feedId }) => feedId), leases.map(({ until }) => until)];
    const rows = await this.database.query<{ place: number }>(ALL_HELD, params, 'due.held');
    return new Set(rows.flatMap(({ place }) => leases[place - 1] ?? []));
  }

  override async release({ feedId, until }: Lease): Promise<void> {
    await this.database.execute(RELEASE, [feedId, until]);
  }

  override async putOff({ feedId, until }: Lease, to: EpochMs): Promise<void> {
    await this.database.query(PUT_OFF, [feedId, until, to], 'due.put-off');
  }

  override async repairDates(now: EpochMs): Promise<void> {
    await this.database.execute(REPAIR_DATES, [now]);
  }

  override async makeDue(
    feedIds: readonly number[],
    { now, unlessSince }: { readonly now: EpochMs; readonly unlessSince: EpochMs },
  ): Promise<number> {
    return (await this.database.query(MAKE_DUE, [now, feedIds, unlessSince], 'due.make-due')).length;
  }
}

const toLeased = ({ reserved, ...row }: Row, until: EpochMs): LeasedFeed => ({
  feed: toFeed(row),
  lease: { feedId: row.id, until },
  reserved,
});

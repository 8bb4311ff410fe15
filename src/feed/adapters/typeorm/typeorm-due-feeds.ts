import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DueFeeds, type LeaseTerms, type LeasedFeed, type Lease } from '../../application/ports/due-feeds.js';
import { IS_HELD, LEASE_NEXT, LEASE_ONE, MAKE_DUE, NEXT, PUT_OFF, RELEASE, REPAIR_DATES } from './due-feeds.sql.js';
import { toFeed, type FeedRow } from './feed-row.js';

type Row = FeedRow & { readonly reserved: boolean };

@Injectable()
export class TypeormDueFeeds extends DueFeeds {
  constructor(private readonly database: Database) {
    super();
  }

  override async lease({ now, leaseUntil }: LeaseTerms): Promise<LeasedFeed | null> {
    const [row] = await this.database.query<Row>(LEASE_NEXT, [now, leaseUntil], 'due.lease');
    return row === undefined ? null : toLeased(row, leaseUntil);
  }

  override async leaseOne(feedId: number, { now, leaseUntil }: LeaseTerms): Promise<LeasedFeed | null> {
    const [row] = await this.database.query<Row>(LEASE_ONE, [now, leaseUntil, feedId], 'due.lease-one');
    return row === undefined ? null : toLeased(row, leaseUntil);
  }

  override async nextAt(now: EpochMs): Promise<EpochMs | null> {
    const [row] = await this.database.query<{ next_check_at: number }>(NEXT, [now], 'due.next');
    return row?.next_check_at ?? null;
  }

  override async isHeld({ feedId, until }: Lease): Promise<boolean> {
    const rows = await this.database.query(IS_HELD, [feedId, until], 'due.held');
    return rows.length > 0;
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

import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DueFeeds, type LeaseTerms, type LeasedFeed, type Lease } from '../../application/ports/due-feeds.js';
import { QUICK_MS, REST_TO_FETCH } from '../../domain/schedule.js';
import { columnsOf, toFeed, type FeedRow } from './typeorm-feed-store.js';

type Row = FeedRow & { readonly reserved: boolean };

const FREE = '(leased_until is null or leased_until <= $1)';

const TAKE = 'set leased_until = $2';
const LEASED = `${columnsOf('f')}, coalesce(f.kept_turn_at = f.next_check_at, false) as reserved`;

// The index feed_due is in the order of waiting, so it ends at the first row that nobody else has locked or leased.
const LEASE_NEXT = `
  with due as (
    select id from feed.feed where watched and next_check_at <= $1 and ${FREE}
    order by next_check_at limit 1 for update skip locked)
  update feed.feed f ${TAKE} from due where f.id = due.id returning ${LEASED}`;

const LEASE_ONE = `update feed.feed f ${TAKE} where id = $3 and ${FREE} returning ${LEASED}`;

const NEXT = `
  select next_check_at from feed.feed where watched and next_check_at is not null and ${FREE}
  order by next_check_at limit 1`;

// Whoever holds the lock of one is about to say when it is due.
const MAKE_DUE = `
  with waiting as (
    select id from feed.feed
    where id = any($2::int[]) and watched and next_check_at > $1 and ${FREE} and coalesce(last_attempt_at, 0) <= $3
      and not exists (
        select from feed.fetch_log last
        where last.feed_id = feed.id and last.fetched_at + (last.took_ms - ${QUICK_MS}) * ${REST_TO_FETCH} > $1)
    order by id for update skip locked)
  update feed.feed f set next_check_at = $1 from waiting where f.id = waiting.id returning f.id`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const REPAIR_DATES = `
  with astray as (
    select id from feed.feed
    where watched and next_check_at is not null and greatest(last_attempt_at, leased_until) > $1::bigint + ${DAY}
    order by id for update skip locked)
  update feed.feed f set next_check_at = $1::bigint + (random() * ${HOUR})::bigint, leased_until = null
  from astray where f.id = astray.id`;

const HELD = 'id = $1 and leased_until = $2';

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
    const rows = await this.database.query(`select 1 from feed.feed where ${HELD}`, [feedId, until], 'due.held');
    return rows.length > 0;
  }

  override async release({ feedId, until }: Lease): Promise<void> {
    await this.database.execute(`update feed.feed set leased_until = null where ${HELD}`, [feedId, until]);
  }

  override async putOff({ feedId, until }: Lease, to: EpochMs): Promise<void> {
    const sql = `update feed.feed set leased_until = null, next_check_at = $3, kept_turn_at = $3 where ${HELD}`;
    await this.database.query(sql, [feedId, until, to], 'due.put-off');
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

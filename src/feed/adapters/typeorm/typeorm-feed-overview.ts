import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import {
  FeedOverview,
  type DueFeed,
  type FeedCounts,
  type FullFeed,
  type MeasuredFeed,
  type PausedOrigin,
  type TroubledFeed,
} from '../../application/ports/feed-overview.js';

/** Beyond it items are not counted one by one: the statistics of the planner know the feeds that stand out. */
const FEW_ITEMS = 200_000;
const BATCH = 1_000;

const COUNTS = `
  select count(*) filter (where watched)::int as watched,
    count(*) filter (where not watched)::int as unwatched,
    count(*) filter (where watched and status = 'unfetched')::int as unfetched,
    count(*) filter (where watched and status = 'well')::int as well,
    count(*) filter (where watched and status = 'failing')::int as failing,
    count(*) filter (where watched and status = 'gone')::int as gone,
    count(*) filter (where watched and next_check_at <= $1 and coalesce(leased_until, 0) <= $1)::int as due,
    coalesce($1 - min(next_check_at) filter (where watched and next_check_at <= $1 and coalesce(leased_until, 0) <= $1), 0)
      as latest_ms,
    count(*) filter (where leased_until > $1)::int as being_fetched,
    (select count(*)::int from feed.host where paused_until > $1) as paused_hosts,
    (select count(*)::int from feed.hub_subscription where status = 'live' and lease_ends_at > $1) as hubs_live,
    (select count(*)::int from feed.hub_subscription
      where status <> 'leaving' and last_error is not null and coalesce(lease_ends_at, 0) <= $1) as hubs_silent
  from feed.feed`;

/** −1 as long as nobody looked at the table, which is soon after its first rows. */
const ABOUT = `
  select case when reltuples <= ${FEW_ITEMS} then (select count(*) from feed.item) else reltuples end::bigint as items,
    reltuples <= ${FEW_ITEMS} as few
  from pg_class where oid = 'feed.item'::regclass`;

const DUE = `
  select url, next_check_at as at from feed.feed
  where watched and next_check_at <= $1 and coalesce(leased_until, 0) <= $1 order by next_check_at limit $2`;

const troubled = (status: string, order: string): string => `
  select url, last_success_at, last_attempt_at, failures, last_error, next_check_at from feed.feed
  where watched and status = '${status}' order by ${order} limit $1`;

const measured = (column: string): string => `
  select feed.url, took_ms, usual_ms, bytes from feed.fetch_log join feed.feed on feed.id = feed_id
  where feed.watched and ${column} is not null order by ${column} desc limit $1`;

const COUNTED = `
  select feed.url, counted.items from (
    select feed_id, count(*)::int as items from feed.item group by feed_id order by items desc limit $1
  ) counted join feed.feed on feed.id = counted.feed_id order by counted.items desc`;

const STANDING_OUT = `
  select feed.url, round(often.share * $2)::bigint as items
  from pg_stats stats, unnest(stats.most_common_vals::text::int[], stats.most_common_freqs) as often (feed_id, share)
  join feed.feed on feed.id = often.feed_id
  where stats.schemaname = 'feed' and stats.tablename = 'item' and stats.attname = 'feed_id'
  order by often.share desc limit $1`;

interface CountsRow {
  readonly watched: number;
  readonly unwatched: number;
  readonly unfetched: number;
  readonly well: number;
  readonly failing: number;
  readonly gone: number;
  readonly due: number;
  readonly latest_ms: number;
  readonly being_fetched: number;
  readonly paused_hosts: number;
  readonly hubs_live: number;
  readonly hubs_silent: number;
}

interface AboutRow {
  readonly items: number;
  readonly few: boolean;
}

interface TroubledRow {
  readonly url: string;
  readonly last_success_at: number | null;
  readonly last_attempt_at: number | null;
  readonly failures: number;
  readonly last_error: string | null;
  readonly next_check_at: number | null;
}

interface MeasuredRow {
  readonly url: string;
  readonly took_ms: number | null;
  readonly usual_ms: number | null;
  readonly bytes: number | null;
}

const toTroubled = (row: TroubledRow): TroubledFeed => ({
  url: row.url,
  lastSuccessAt: row.last_success_at,
  lastAttemptAt: row.last_attempt_at,
  failures: row.failures,
  reason: row.last_error ?? '',
  nextCheckAt: row.next_check_at,
});

const toMeasured = ({ url, took_ms, usual_ms, bytes }: MeasuredRow): MeasuredFeed => ({
  url,
  tookMs: took_ms,
  usualMs: usual_ms === null ? null : Math.round(usual_ms),
  bytes,
});

@Injectable()
export class TypeormFeedOverview extends FeedOverview {
  constructor(private readonly database: Database) {
    super();
  }

  override async counts(now: EpochMs): Promise<FeedCounts> {
    const [counts] = await this.database.query<CountsRow>(COUNTS, [now], 'overview.counts');
    if (counts === undefined) throw new Error('counting gave no row');
    const { latest_ms: latestMs, being_fetched: beingFetched, paused_hosts: pausedOrigins, ...others } = counts;
    const { hubs_live: hubsLive, hubs_silent: hubsSilent, ...rest } = others;
    const { items } = await this.about();
    return { ...rest, latestMs, beingFetched, pausedOrigins, hubsLive, hubsSilent, items };
  }

  override async due(now: EpochMs, limit: number): Promise<DueFeed[]> {
    const rows = await this.database.query<{ url: string; at: number }>(DUE, [now, limit], 'overview.due');
    return rows.map(({ url, at }) => ({ url, dueAt: at }));
  }

  override async failing(limit: number): Promise<TroubledFeed[]> {
    const sql = troubled('failing', 'failures desc, last_attempt_at desc');
    return (await this.database.query<TroubledRow>(sql, [limit])).map(toTroubled);
  }

  override async gone(limit: number): Promise<TroubledFeed[]> {
    return (await this.database.query<TroubledRow>(troubled('gone', 'last_attempt_at desc'), [limit])).map(toTroubled);
  }

  override async paused(now: EpochMs, limit: number): Promise<PausedOrigin[]> {
    const sql = `
      select host, paused_until as until from feed.host where paused_until > $1 order by paused_until desc limit $2`;
    return this.database.query<PausedOrigin>(sql, [now, limit]);
  }

  override async slowest(limit: number): Promise<MeasuredFeed[]> {
    return (await this.database.query<MeasuredRow>(measured('usual_ms'), [limit])).map(toMeasured);
  }

  override async biggest(limit: number): Promise<MeasuredFeed[]> {
    return (await this.database.query<MeasuredRow>(measured('bytes'), [limit])).map(toMeasured);
  }

  override async fullest(limit: number): Promise<FullFeed[]> {
    const { items, few } = await this.about();
    if (few) return this.database.query<FullFeed>(COUNTED, [limit], 'overview.counted');
    return this.database.query<FullFeed>(STANDING_OUT, [limit, items], 'overview.standing-out');
  }

  override async watchedAfter(feedId: number): Promise<number[]> {
    const sql = `select id from feed.feed where watched and id > $1 order by id limit ${BATCH}`;
    return (await this.database.query<{ id: number }>(sql, [feedId])).map(({ id }) => id);
  }

  private async about(): Promise<AboutRow> {
    const [row] = await this.database.query<AboutRow>(ABOUT, [], 'overview.about');
    return row ?? { items: 0, few: true };
  }
}

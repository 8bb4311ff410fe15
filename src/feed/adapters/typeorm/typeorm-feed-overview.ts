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
import {
  ABOUT,
  COUNTED,
  COUNTS,
  DUE,
  measured,
  PAUSED,
  MOST_COMMON,
  troubled,
  WATCHED_AFTER,
} from './feed-overview.sql.js';

interface CountsRow {
  readonly watched: number;
  readonly unwatched: number;
  readonly unfetched: number;
  readonly well: number;
  readonly failing: number;
  readonly gone: number;
  readonly due: number;
  readonly overdue: number;
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
    return this.database.query<PausedOrigin>(PAUSED, [now, limit]);
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
    return this.database.query<FullFeed>(MOST_COMMON, [limit, items], 'overview.most-common');
  }

  override async watchedAfter(feedId: number): Promise<number[]> {
    return (await this.database.query<{ id: number }>(WATCHED_AFTER, [feedId])).map(({ id }) => id);
  }

  private async about(): Promise<AboutRow> {
    const [row] = await this.database.query<AboutRow>(ABOUT, [], 'overview.about');
    return row ?? { items: 0, few: true };
  }
}

import type { EpochMs } from '../../../shared/kernel/clock.js';

/** Counts of feeds at one moment: of the watched ones, which somebody follows, unless it says otherwise. */
export interface FeedCounts {
  readonly watched: number;
  /** Feeds that nobody follows any more. */
  readonly unwatched: number;
  readonly unfetched: number;
  readonly well: number;
  readonly failing: number;
  readonly gone: number;
  /** Feeds whose next fetch is due and that no worker is fetching. */
  readonly due: number;
  /** Feeds whose next fetch has been due for more than a quarter of an hour. */
  readonly overdue: number;
  /** How long ago the fetch of the most overdue feed became due; 0: none is due. */
  readonly latestMs: number;
  /** Feeds that a worker is fetching at this moment. */
  readonly beingFetched: number;
  /** Origins that asked not to be fetched for a while (Retry-After). */
  readonly pausedOrigins: number;
  /** Feeds with a live subscription at their WebSub hub. */
  readonly hubsLive: number;
  /** Feeds whose WebSub hub was asked for a subscription and has not confirmed it, or let it end. */
  readonly hubsSilent: number;
  /** Of all feeds. An estimate when there are many: counting millions takes long. */
  readonly items: number;
}

export interface DueFeed {
  readonly url: string;
  readonly dueAt: EpochMs;
}

export interface TroubledFeed {
  readonly url: string;
  /** null: no fetch has succeeded yet. */
  readonly lastSuccessAt: EpochMs | null;
  readonly lastAttemptAt: EpochMs | null;
  /** Consecutive failures. */
  readonly failures: number;
  /** Why the last fetch failed, as people read it. */
  readonly reason: string;
  /** null: it is not fetched any more. */
  readonly nextCheckAt: EpochMs | null;
}

export interface PausedOrigin {
  readonly host: string;
  readonly until: EpochMs;
}

export interface MeasuredFeed {
  readonly url: string;
  /** Duration of the last fetch; null: not measured. */
  readonly tookMs: number | null;
  /** Average duration of about the last dozen fetches. */
  readonly usualMs: number | null;
  /** Size of the last document. */
  readonly bytes: number | null;
}

export interface FullFeed {
  readonly url: string;
  /** The number of its items, estimated when there are many. */
  readonly items: number;
}

/** The state of all feeds, for operators. Answers quickly with a hundred thousand feeds and ten million items. */
export abstract class FeedOverview {
  abstract counts(now: EpochMs): Promise<FeedCounts>;
  /** Due feeds, the most overdue first. */
  abstract due(now: EpochMs, limit: number): Promise<DueFeed[]>;
  /** Failing feeds, those with the most consecutive failures first. */
  abstract failing(limit: number): Promise<TroubledFeed[]>;
  /** Feeds whose publisher has removed them (gone), the latest first. */
  abstract gone(limit: number): Promise<TroubledFeed[]>;
  /** Paused origins, the longest pause first. */
  abstract paused(now: EpochMs, limit: number): Promise<PausedOrigin[]>;
  /** Feeds by their usual duration of a fetch, the longest first. */
  abstract slowest(limit: number): Promise<MeasuredFeed[]>;
  /** Feeds by the size of their last document, the largest first. */
  abstract biggest(limit: number): Promise<MeasuredFeed[]>;
  /** Feeds with the most items. With very many items: those that the statistics of PostgreSQL list as most common. */
  abstract fullest(limit: number): Promise<FullFeed[]>;
  /** Up to a thousand of the watched feeds, in the order of their ids. */
  abstract watchedAfter(feedId: number): Promise<number[]>;
}

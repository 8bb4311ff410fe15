import type { EpochMs } from '../../../shared/kernel/clock.js';

/** How all feeds are, at one moment. Of feeds that somebody follows, where nothing else is said. */
export interface FeedCounts {
  readonly watched: number;
  /** Known, and followed by nobody any more. */
  readonly unwatched: number;
  readonly unfetched: number;
  readonly well: number;
  readonly failing: number;
  readonly gone: number;
  /** Could be fetched now. */
  readonly due: number;
  /** How long the one has waited that waits longest. */
  readonly latestMs: number;
  /** By a worker, at this moment. */
  readonly beingFetched: number;
  /** Asked to be left alone for a while. */
  readonly pausedOrigins: number;
  /** Followed feeds whose hub has agreed to tell of news (WebSub). */
  readonly hubsLive: number;
  /** Followed feeds whose hub was asked for that, and has not agreed, or no more. */
  readonly hubsSilent: number;
  /** About; counting millions would take long. */
  readonly items: number;
}

export interface DueFeed {
  readonly url: string;
  readonly dueAt: EpochMs;
}

export interface TroubledFeed {
  readonly url: string;
  /** null: never. */
  readonly lastSuccessAt: EpochMs | null;
  readonly lastAttemptAt: EpochMs | null;
  /** In a row. */
  readonly failures: number;
  /** In words for people. */
  readonly reason: string;
  /** null: never again. */
  readonly nextCheckAt: EpochMs | null;
}

export interface PausedOrigin {
  readonly host: string;
  readonly until: EpochMs;
}

export interface MeasuredFeed {
  readonly url: string;
  /** Of the last fetch, and of the last dozen in the mean. */
  readonly tookMs: number | null;
  readonly usualMs: number | null;
  /** Of the last document. */
  readonly bytes: number | null;
}

export interface FullFeed {
  readonly url: string;
  /** About. */
  readonly items: number;
}

/** What those who run the service want to see of feeds. Quick at a hundred thousand feeds and ten million items. */
export abstract class FeedOverview {
  abstract counts(now: EpochMs): Promise<FeedCounts>;
  /** Those that wait longest. */
  abstract due(now: EpochMs, limit: number): Promise<DueFeed[]>;
  /** Those with the most failures in a row. */
  abstract failing(limit: number): Promise<TroubledFeed[]>;
  /** Those that said it last. */
  abstract gone(limit: number): Promise<TroubledFeed[]>;
  /** The longest first. */
  abstract paused(now: EpochMs, limit: number): Promise<PausedOrigin[]>;
  /** Those that usually take longest. */
  abstract slowest(limit: number): Promise<MeasuredFeed[]>;
  /** Those with the longest documents. */
  abstract biggest(limit: number): Promise<MeasuredFeed[]>;
  /** Those with the most items; of many millions of items, those that stand out. */
  abstract fullest(limit: number): Promise<FullFeed[]>;
  /** Up to a thousand of the watched feeds, in the order of their ids. */
  abstract watchedAfter(feedId: number): Promise<number[]>;
}

import type { EpochMs } from '../../../shared/kernel/clock.js';

/** Which items are old: dated (published_at, else created_at) before a moment, and not among the newest of their feed. */
export interface Retention {
  readonly before: EpochMs;
  /** So many of each feed stay, however old they are; of a feed that nobody has followed since that moment, none. */
  readonly atLeast: number;
}

export interface OldItems {
  readonly feedId: number;
  readonly count: number;
}

export interface OldItemsPage {
  readonly feeds: readonly OldItems[];
  /** Where to go on; null: there are no more feeds. */
  readonly next: number | null;
}

/** Old items, without those that are kept. */
export abstract class ItemRetention {
  /** Feeds that have some, in pages. Begin with 0. */
  abstract old(retention: Retention, after: number): Promise<OldItemsPage>;
  /**
   * Removes up to `limit` old items of the feed, so that ingest does not bring them back. Returns how many: none also
   * when the feed is busy.
   */
  abstract remove(feedId: number, retention: Retention, at: EpochMs, limit: number): Promise<number>;
}

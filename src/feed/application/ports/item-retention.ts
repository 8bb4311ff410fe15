import type { EpochMs } from '../../../shared/kernel/clock.js';

/**
 * An item is old when its date (published_at, else created_at) is before a moment and it is not among the newest of its
 * feed.
 */
export interface Retention {
  readonly before: EpochMs;
  /** How many of the newest items of a feed are never old: none of a feed that nobody has followed since `before`. */
  readonly atLeast: number;
}

export interface OldItems {
  readonly feedId: number;
  readonly count: number;
}

export interface OldItemsPage {
  readonly feeds: readonly OldItems[];
  /** The feed id after which the next page begins; null: this is the last page. */
  readonly next: number | null;
}

/** Finds and removes old items. Items that briefings cite (kept) do not count as old. */
export abstract class ItemRetention {
  /** Feeds with their number of old items, in pages: `after` is 0, then `next` of the page before. */
  abstract old(retention: Retention, after: number): Promise<OldItemsPage>;
  /**
   * Removes up to `limit` old items of the feed, and remembers their identity so that the next fetch does not add them
   * again. Returns how many were removed; 0 also when a fetch holds the lock of the feed.
   */
  abstract remove(feedId: number, retention: Retention, at: EpochMs, limit: number): Promise<number>;
}

import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';

export abstract class FeedStore {
  /** The feed at this address, else the one that was there before it moved or was merged: its own URL is another one. */
  abstract byUrl(url: string): Promise<Feed | null>;
  /** Those of these URLs at which there is no feed, nor was one before. */
  abstract unknown(urls: readonly string[]): Promise<readonly string[]>;
  /** The feed of this URL, new when there was none. `formerUrl` leads to it, too, unless a feed of its own is there. */
  abstract ensure(url: string, at: EpochMs, formerUrl?: string): Promise<Feed>;
  /**
   * The feeds of these URLs, in their order, as byUrl finds them, new where there were none. Those that were never
   * fetched, or are gone, are due from `at` on, once they are watched.
   */
  abstract register(urls: readonly string[], at: EpochMs): Promise<readonly Feed[]>;
  /**
   * Stores what `change` makes of those of these feeds that are there, and whatever `change` itself stores, in one
   * transaction under a lock on all of them. `change` is given them by rising id, and answers in that order. A feed that
   * was fetched loses its lease by it; one that comes back as it was is not written. Returns what they are now.
   */
  abstract updateAll(
    ids: readonly number[],
    change: (feeds: readonly Feed[]) => Promise<readonly Feed[]>,
  ): Promise<readonly Feed[]>;
  /** As updateAll, of one. null: there is no such feed. */
  abstract update(id: number, change: (feed: Feed) => Promise<Feed>): Promise<Feed | null>;
}

import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';

export interface Claim {
  readonly now: EpochMs;
  /** Until then nobody else gets them, unless they are updated before. */
  readonly leaseUntil: EpochMs;
  readonly limit: number;
}

export abstract class FeedStore {
  /** The feed at this address, else the one that was there before it moved or was merged: its own URL is another one. */
  abstract byUrl(url: string): Promise<Feed | null>;
  /** The feed of this URL, new when there was none. `formerUrl` leads to it, too, unless a feed of its own is there. */
  abstract ensure(url: string, at: EpochMs, formerUrl?: string): Promise<Feed>;
  /**
   * The feeds of these URLs, in their order, as byUrl finds them, new where there were none. Those that were never
   * fetched, or are gone, are due from `at` on, once they are watched.
   */
  abstract enlist(urls: readonly string[], at: EpochMs): Promise<readonly Feed[]>;
  /**
   * Stores what `change` makes of the feed, and whatever `change` itself stores, in one transaction under a lock on
   * the feed. Ends a lease. null: there is no such feed.
   */
  abstract update(id: number, change: (feed: Feed) => Promise<Feed>): Promise<Feed | null>;
  /**
   * Watched feeds that are due, the longest waiting first. Any number of workers may claim at once: each feed goes to
   * one of them, and to another when that one has died and its lease is over.
   */
  abstract claimDue(claim: Claim): Promise<Feed[]>;
}

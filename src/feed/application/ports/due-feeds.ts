import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';

/** The right to fetch a feed, until it ends: nobody else has it at the same time. */
export interface Lease {
  readonly feedId: number;
  /** Also tells this lease from the ones after it. */
  readonly until: EpochMs;
}

export interface LeasedFeed {
  readonly feed: Feed;
  readonly lease: Lease;
  /** This is the moment that its origin has reserved for it (`putOff`). */
  readonly reserved: boolean;
}

/** How many are wanted at most. */
export interface LeaseManyTerms extends LeaseTerms {
  readonly most: number;
}

export interface LeaseTerms {
  readonly now: EpochMs;
  readonly leaseUntil: EpochMs;
}

/**
 * Who fetches which feed. Any number of workers may ask at once: each feed is leased to one of them, and to another when
 * that one has died and its lease is over. Recording a fetch ends the lease (FeedStore.updateAll).
 */
export abstract class DueFeeds {
  /** The watched feeds that are due and wait longest, the longest first; fewer than wanted, or none, when no more are due. */
  abstract lease(terms: LeaseManyTerms): Promise<readonly LeasedFeed[]>;
  /** This feed, due or not; null: somebody fetches it this moment, or there is none. */
  abstract leaseOne(feedId: number, terms: LeaseTerms): Promise<LeasedFeed | null>;
  /** When the next one is due; null: none is. */
  abstract nextAt(now: EpochMs): Promise<EpochMs | null>;
  /** Those of these leases that were not lost to another worker; under a lock on their feeds that stays true. */
  abstract held(leases: readonly Lease[]): Promise<ReadonlySet<Lease>>;
  /** Ends the lease; the feed is due as before. Nothing happens when it was lost. */
  abstract release(lease: Lease): Promise<void>;
  /** Ends the lease; the feed is due at this moment, which is reserved for it. Nothing happens when the lease was lost. */
  abstract putOff(lease: Lease, until: EpochMs): Promise<void>;
  /**
   * Those of these feeds that wait for a later moment are due now; not those that nobody watches, that are gone, that
   * were asked after `unlessSince`, or that took so long that they are still to rest. Returns how many.
   */
  abstract makeDue(
    feedIds: readonly number[],
    at: { readonly now: EpochMs; readonly unlessSince: EpochMs },
  ): Promise<number>;
  /**
   * Feeds that a clock was wrong about, more than a day ahead, when they were last asked or leased are due within the
   * hour after `now`, and free; otherwise nobody would ask them until that clock is right.
   */
  abstract repairDates(now: EpochMs): Promise<void>;
}

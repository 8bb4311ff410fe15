import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ShowId } from '../../../shared/kernel/identifiers.js';
import type { EpisodeCause } from '../../domain/episode.js';
import type { Show } from '../../domain/show.js';
import type { Timing } from '../../domain/timing.js';

/** A show that nobody else looks after until the lease ends. */
export interface LeasedShow {
  readonly show: Pick<Show, 'id' | 'owner' | 'schedule' | 'nextAt' | 'targetLengthSeconds' | 'createdAt'>;
  /** Also tells this lease from the ones after it. */
  readonly until: EpochMs;
  /** From the next moment on. */
  readonly taken: ReadonlySet<EpochMs>;
}

export interface LeaseTerms {
  readonly now: EpochMs;
  readonly leaseUntil: EpochMs;
  readonly limit: number;
}

/** What is to become of a leased show. */
export interface ShowTurn {
  readonly leased: LeasedShow;
  /** The moment of an episode that is to be made; null: none. */
  readonly moment: EpochMs | null;
  readonly cause: EpisodeCause;
  readonly timing: Timing;
}

/** What the episodes of a show that waits for new stories say. */
export interface StoriesSoFar {
  /** Stories from this moment on are new. */
  readonly since: EpochMs;
  readonly unfinished: boolean;
  readonly possibleAt: EpochMs | null;
}

/**
 * Which shows somebody has to look after. Any number of workers may ask at once: each show is leased to one of them, and to
 * another when that one has died and its lease is over.
 */
export abstract class DueShows {
  /** Those that wait longest. */
  abstract lease(terms: LeaseTerms): Promise<readonly LeasedShow[]>;
  /**
   * In one transaction: episodes are there, each pending and due, and the shows wait for their next ones. Nothing happens to
   * a show whose lease was lost or that was changed meanwhile. Returns how many episodes are new.
   */
  abstract take(turns: readonly ShowTurn[], now: EpochMs): Promise<number>;
  /** Whatever a clock that was ahead has dated after `now` does not count. */
  abstract storiesSoFar(show: LeasedShow['show'], now: EpochMs): Promise<StoriesSoFar>;
  /**
   * Shows and episodes that a clock which was wrong has put far into the future are due now, and the former find their
   * moment again.
   */
  abstract repairDates(now: EpochMs): Promise<void>;
  /** Moments from `from` on that have episodes already. */
  abstract taken(showId: ShowId, from: EpochMs): Promise<ReadonlySet<EpochMs>>;
}

import type { EpochMs } from '../../shared/kernel/clock.js';
import { failuresOf, lastSuccessOf, type FeedHealth } from './feed.js';

const MINUTE = 60_000;
const SHORTEST = 15 * MINUTE;
const LONGEST = 24 * 60 * MINUTE;
/** For a feed without a single item to judge by. */
const USUAL = 60 * MINUTE;
/** A feed that somebody just subscribed to and that has shown nothing yet is tried again sooner. */
const FIRST_RETRY = MINUTE;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export interface Rhythm {
  readonly at: EpochMs;
  /** Times of its newest items. */
  readonly itemTimes: readonly EpochMs[];
  /** What the document and the answer ask for. */
  readonly wishesMs: readonly (number | null)[];
  /** −1 to 1: spreads feeds that were added together. */
  readonly jitter: number;
}

/** Looks twice between two items, as far as the publisher's wishes allow; a silent feed is asked less and less. */
export function nextCheckAfterSuccess({ at, itemTimes, wishesMs, jitter }: Rhythm): EpochMs {
  const gap = itemTimes.length === 0 ? 2 * USUAL : (at - Math.min(...itemTimes)) / itemTimes.length;
  const interval = clamp(gap / 2, SHORTEST, LONGEST) * (1 + 0.1 * jitter);
  const wished = Math.max(...wishesMs.map((wish) => wish ?? 0), 0);
  return at + Math.round(Math.max(interval, Math.min(wished, LONGEST)));
}

/** Doubles with every failure, up to a day; never gives up. `health` is the one before this failure. */
export function nextCheckAfterFailure(
  health: FeedHealth,
  at: EpochMs,
  retryAfterMs: number | null,
  jitter: number,
): EpochMs {
  const base = lastSuccessOf(health) === null ? FIRST_RETRY : SHORTEST;
  const backOff = Math.min(base * 2 ** failuresOf(health), LONGEST) * (1 + 0.1 * jitter);
  return at + Math.round(Math.max(backOff, Math.min(retryAfterMs ?? 0, LONGEST)));
}

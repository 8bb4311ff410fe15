import type { EpochMs } from '../../shared/kernel/clock.js';
import { failuresOf, lastSuccessOf, type FeedHealth } from './feed.js';
import type { HubTerms } from './hub-reliability.js';
import { outsideQuietTimes, type QuietTimes } from './quiet-times.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORTEST = 15 * MINUTE;
const LONGEST = DAY;
/** For a feed without items. */
const USUAL = HOUR;
/** A feed that somebody has just subscribed to and that never succeeded is retried sooner. */
const FIRST_RETRY = MINUTE;
/** The longest Retry-After that a feed may ask for; a pause of its origin, which delays other feeds too, is shorter. */
const LONGEST_RETRY_AFTER = 7 * DAY;
const LONGEST_PAUSE = DAY;
/** The pause of an origin that answers 429 without Retry-After. */
const USUAL_PAUSE = 5 * MINUTE;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Random, 0 to 1: jitter that spreads feeds that were fetched, or failed, together. */
type Chance = number;

/** What bounds the next check, however often the feed publishes. */
interface Terms {
  readonly at: EpochMs;
  readonly quietTimes: QuietTimes | null;
  readonly chance: Chance;
}

export interface Rhythm extends Terms {
  /** Times of its newest items. */
  readonly itemTimes: readonly EpochMs[];
  /** The intervals that the document and the HTTP headers ask for. */
  readonly requestedIntervalsMs: readonly (number | null)[];
}

/**
 * Polls twice between two publications, after 15 minutes to 24 hours, and not before the interval that the publisher
 * asks for, up to 24 hours; a feed without news is polled less and less often.
 */
export function nextCheckAfterSuccess({ at, itemTimes, requestedIntervalsMs, quietTimes, chance }: Rhythm): EpochMs {
  const interval = clamp(gapBetween(itemTimes, at) / 2, SHORTEST / 0.9, LONGEST / 1.1) * (0.9 + 0.2 * chance);
  const requested = Math.max(...requestedIntervalsMs.map((interval) => interval ?? 0), 0) * (1 + 0.1 * chance);
  return outsideQuietTimes(at + Math.round(Math.max(interval, Math.min(requested, LONGEST))), quietTimes);
}

/**
 * The usual time between two publications. Items that appear within the shortest interval count as one publication: a
 * first fetch of items without dates, or all of a day's news at six.
 */
function gapBetween(itemTimes: readonly EpochMs[], at: EpochMs): number {
  let moments = 0;
  let last = Infinity;
  for (const time of itemTimes.map((each) => Math.min(each, at)).sort((a, b) => b - a)) {
    if (last - time < SHORTEST) continue;
    moments += 1;
    last = time;
  }
  return moments === 0 ? 2 * USUAL : (at - last) / moments;
}

export interface Setback extends Terms {
  /** Before this failure. */
  readonly health: FeedHealth;
  readonly retryAfterMs: number | null;
}

/**
 * Doubles with every failure, up to a day, and not before Retry-After, up to a week; never gives up. Half as long again
 * at the most, so that what failed together does not come back together.
 */
export function nextCheckAfterFailure({ at, health, retryAfterMs, quietTimes, chance }: Setback): EpochMs {
  const base = lastSuccessOf(health) === null ? FIRST_RETRY : SHORTEST;
  const backOff = Math.min(base * 2 ** failuresOf(health), LONGEST / 1.5) * (1 + 0.5 * chance);
  const asked = Math.min((retryAfterMs ?? 0) * (1 + 0.1 * chance), LONGEST_RETRY_AFTER);
  return outsideQuietTimes(at + Math.round(Math.max(backOff, asked)), quietTimes);
}

/** A fetch up to this duration counts as quick. */
export const QUICK_MS = 1_000;

/** A slow feed rests for this multiple of its last fetch's duration, so it uses a small share of the fetchers. */
export const REST_TO_FETCH = 240;

/** Slow servers could starve all others, so they are fetched less often, whoever asks for it. */
const restAfter = (tookMs: number): number => Math.max(tookMs - QUICK_MS, 0) * REST_TO_FETCH;

/** A hub speaks for the publisher: what it announces waits no longer for a server that is slow. */
export const LONGEST_REST_OF_NOTIFIED = MINUTE;

export interface Read extends Rhythm {
  readonly tookMs: number;
  readonly hub: HubTerms;
}

/**
 * As nextCheckAfterSuccess; less often when a hub notifies us or the feed is slow, and as soon as its hub has asked for
 * it: a minute later if it is slow.
 */
export function nextCheckAfterRead({ tookMs, hub, ...rhythm }: Read): EpochMs {
  const restMs = restAfter(tookMs);
  const next = nextCheckAfterSuccess({
    ...rhythm,
    requestedIntervalsMs: [...rhythm.requestedIntervalsMs, hub.restMs, restMs],
  });
  return Math.min(next, Math.max(hub.dueBy ?? next, rhythm.at + Math.min(restMs, LONGEST_REST_OF_NOTIFIED)));
}

/** How long an origin is paused that asks for fewer requests. */
export const pauseOf = (retryAfterMs: number | null): number => Math.min(retryAfterMs ?? USUAL_PAUSE, LONGEST_PAUSE);

/** For a feed that was not fetched, through no fault of its own. */
export const againSoon = (at: EpochMs, chance: Chance): EpochMs => at + Math.round(MINUTE * (1 + chance));

/** For a feed that was fetched and could not be stored: our fault, for which its server is not asked every minute. */
export const againLater = (at: EpochMs, chance: Chance): EpochMs => at + Math.round(SHORTEST * (1 + chance));

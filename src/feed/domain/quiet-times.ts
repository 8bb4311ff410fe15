import type { EpochMs } from '../../shared/kernel/clock.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK_HOURS = 7 * 24;
/** The epoch began on a Thursday. */
const EPOCH_DAY = 4;

/** When the publisher wants not to be asked (RSS skipHours and skipDays), in UTC. */
export interface QuietTimes {
  /** 0 to 23. */
  readonly hours: readonly number[];
  /** 0 is Sunday. */
  readonly days: readonly number[];
}

/**
 * `at`, or, within quiet times, the same minute of the first hour after them, so that not all feeds are due at the
 * end of a quiet night at once. Quiet times that leave no hour of the week are ignored.
 */
export function outsideQuietTimes(at: EpochMs, quiet: QuietTimes | null): EpochMs {
  if (quiet === null) return at;
  for (let hours = 0; hours < WEEK_HOURS; hours += 1) {
    const then = at + hours * HOUR;
    if (!isQuiet(then, quiet)) return then;
  }
  return at;
}

const isQuiet = (then: EpochMs, { hours, days }: QuietTimes): boolean =>
  hours.includes(Math.floor(then / HOUR) % 24) || days.includes((Math.floor(then / DAY) + EPOCH_DAY) % 7);

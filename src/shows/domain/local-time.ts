import type { EpochMs } from '../../shared/kernel/clock.js';

const DAY = 24 * 60 * 60 * 1000;

/**
 * What the clocks of a place show, as the number of milliseconds at which they would show it in UTC: local times are
 * compared and added up like moments, and are none.
 */
export type LocalMs = number;

/** Making one costs more than anything that is asked of it. There are as many as there are names of time zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timezone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23', {
    timeZone: timezone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(timezone, made);
  return made;
}

/** What clocks in the time zone show at this moment. */
export function localAt(moment: EpochMs, timezone: string): LocalMs {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const minutes = of('hour') * 60 + of('minute');
  return dayOf(of('year'), of('month'), of('day')) * DAY + (minutes * 60 + of('second')) * 1000 + below(moment, 1000);
}

const below = (value: number, bound: number): number => ((value % bound) + bound) % bound;

/** Days since 1 January 1970 in the Gregorian calendar (Hinnant, days_from_civil). Months count from March: leap days end a year. */
function dayOf(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + dayOfYear - 719_468;
}

/**
 * The first moment at which clocks in the time zone show this time or, where they leave it out, a later one: 02:30 of a
 * night that goes from 02:00 to 03:00 is the moment of the change. Of a time that comes twice it is the first.
 */
export function momentOf(local: LocalMs, timezone: string): EpochMs {
  const offsetNear = (moment: EpochMs): number => localAt(moment, timezone) - moment;
  // Clocks are changed at most once in two days, so these are the offsets before and after a change that may be near.
  const [before, after] = [offsetNear(local - DAY), offsetNear(local + DAY)];
  const shown = [local - before, local - after].filter((moment) => localAt(moment, timezone) === local);
  return shown.length > 0 ? Math.min(...shown) : changeWithin(local - after, local - before, local, timezone);
}

/** Between two moments, of which the first shows an earlier time and the last a later one. */
function changeWithin(first: EpochMs, last: EpochMs, local: LocalMs, timezone: string): EpochMs {
  let [low, high] = [first, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (localAt(middle, timezone) < local) low = middle;
    else high = middle;
  }
  return high;
}

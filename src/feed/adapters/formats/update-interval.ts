import { firstText } from './element-prose.js';
import type { FeedElement } from './element-tree.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PERIODS: ReadonlyMap<string, number> = new Map([
  ['hourly', HOUR],
  ['daily', DAY],
  ['weekly', 7 * DAY],
  ['monthly', 30 * DAY],
  ['yearly', 365 * DAY],
]);

const LONGEST = 7 * DAY;

/** The interval that the publisher asks for: `ttl` in minutes, or the syndication module. A week at most. */
export function updateInterval(feed: FeedElement): number | null {
  const ttl = positiveNumber(firstText(feed, 'ttl'));
  const period = PERIODS.get(firstText(feed, 'sy:updateperiod')?.toLowerCase() ?? '');
  const frequency = positiveNumber(firstText(feed, 'sy:updatefrequency')) ?? 1;
  const intervals = [ttl === null ? null : ttl * MINUTE, period === undefined ? null : period / frequency];
  const longest = Math.max(...intervals.map((interval) => interval ?? 0));
  return longest > 0 ? Math.min(Math.round(longest), LONGEST) : null;
}

function positiveNumber(text: string | null): number | null {
  const value = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}

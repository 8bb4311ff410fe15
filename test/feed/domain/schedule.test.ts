import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { FeedHealth } from '../../../src/feed/domain/feed.js';
import type { QuietTimes } from '../../../src/feed/domain/quiet-times.js';
import {
  againLater,
  againSoon,
  nextCheckAfterFailure,
  nextCheckAfterSuccess,
  pauseOf,
} from '../../../src/feed/domain/schedule.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = 1_000 * DAY;
const every = (gap: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => at - (index + 1) * gap);

const chances = fc.double({ min: 0, max: 1, noNaN: true });
const times = fc.array(fc.integer({ min: -8.64e15, max: at + DAY }), { maxLength: 20 });

describe('After a success a feed is asked again', () => {
  const next = (itemTimes: number[], requestedIntervalsMs: (number | null)[] = [], chance = 0.5): number =>
    nextCheckAfterSuccess({ at, itemTimes, requestedIntervalsMs, quietTimes: null, chance }) - at;

  test('twice between two publications', () => {
    expect(next(every(4 * HOUR, 20))).toBe(2 * HOUR);
  });

  test('about a quarter of an hour later when it publishes all the time', () => {
    expect(next(every(MINUTE, 20))).toBeCloseTo((15 * MINUTE) / 0.9, -1);
  });

  test('about daily when it has been silent for long', () => {
    expect(next([at - 365 * DAY])).toBeCloseTo(DAY / 1.1, -1);
    expect(next([-8.64e15])).toBeCloseTo(DAY / 1.1, -1);
  });

  test('after an hour when it has no items', () => {
    expect(next([])).toBe(HOUR);
  });

  test('as often as it publishes, and not as many items as it publishes at once', () => {
    const dailyNews = [1, 2, 3].flatMap((day) => Array.from({ length: 6 }, () => at - day * DAY + 6 * HOUR));
    expect(next(dailyNews)).toBe((66 / 3 / 2) * HOUR);
  });

  test('less and less while nothing follows a first fetch whose items had no dates', () => {
    const firstSeen = (ago: number) => next(Array.from({ length: 20 }, () => at - ago));
    expect(firstSeen(0)).toBe(Math.round((15 * MINUTE) / 0.9));
    expect(firstSeen(8 * HOUR)).toBe(4 * HOUR);
  });

  test('with items of the future taken for items of now', () => {
    expect(next([at + 30 * DAY])).toBe(next([at]));
  });

  test('a little earlier or later, so that feeds fetched together part', () => {
    expect(next(every(4 * HOUR, 20), [], 0)).toBe(108 * MINUTE);
    expect(next(every(4 * HOUR, 20), [], 1)).toBe(132 * MINUTE);
    expect(next(every(MINUTE, 20), [HOUR], 0)).toBe(HOUR);
    expect(next(every(MINUTE, 20), [HOUR], 1)).toBe(66 * MINUTE);
  });

  test('not before the interval of the publisher, and within a day whatever that is', () => {
    expect(next(every(MINUTE, 20), [null, 3 * HOUR], 0)).toBe(3 * HOUR);
    expect(next(every(MINUTE, 20), [HOUR, null], 0)).toBe(HOUR);
    expect(next(every(MINUTE, 20), [3_650 * DAY])).toBe(DAY);
  });

  test('after 15 minutes to 24 hours, and not before the interval of the publisher, whatever it publishes', () => {
    const hints = fc.option(fc.integer({ min: 0, max: 100 * DAY }));
    fc.assert(
      fc.property(times, hints, chances, (itemTimes, hint, chance) => {
        const wait = next(itemTimes, [hint], chance);
        expect(wait).toBeGreaterThanOrEqual(Math.max(15 * MINUTE, Math.min(hint ?? 0, DAY)));
        expect(wait).toBeLessThanOrEqual(DAY);
      }),
    );
  });
});

describe('After a failure a feed is asked again', () => {
  const failing = (failures: number, lastSuccessAt: number | null): FeedHealth => ({
    status: 'failing',
    at,
    failures,
    reason: 'It did not answer.',
    lastSuccessAt,
  });
  const next = (health: FeedHealth, retryAfterMs: number | null = null, chance = 0): number =>
    nextCheckAfterFailure({ health, at, retryAfterMs, quietTimes: null, chance }) - at;

  test('after 15 minutes, then later and later, up to a day', () => {
    expect(next({ status: 'well', at })).toBe(15 * MINUTE);
    expect(next(failing(1, at))).toBe(30 * MINUTE);
    expect(next(failing(2, at))).toBe(60 * MINUTE);
    expect(next(failing(60, at))).toBe(16 * HOUR);
    expect(next(failing(5_000, at), null, 1)).toBe(DAY);
  });

  test('sooner when it has never shown anything', () => {
    expect(next({ status: 'unfetched' })).toBe(MINUTE);
    expect(next(failing(3, null))).toBe(8 * MINUTE);
  });

  test('half as long again at the most, so that what failed together does not come back together', () => {
    expect(next({ status: 'well', at }, null, 1)).toBe(22.5 * MINUTE);
  });

  test('not before its Retry-After, and within a week whatever that says', () => {
    expect(next({ status: 'well', at }, 2 * HOUR)).toBe(2 * HOUR);
    expect(next({ status: 'well', at }, 3 * DAY)).toBe(3 * DAY);
    expect(next({ status: 'well', at }, 400 * DAY)).toBe(7 * DAY);
  });

  test('always, and after a day at the latest when it does not ask for more', () => {
    fc.assert(
      fc.property(fc.nat(), chances, (failures, chance) => {
        const wait = next(failing(failures, at), null, chance);
        expect(wait).toBeGreaterThanOrEqual(15 * MINUTE);
        expect(wait).toBeLessThanOrEqual(DAY);
      }),
    );
  });
});

describe('Quiet times', () => {
  const night: QuietTimes = { hours: [0, 1, 2, 3, 4, 5], days: [] };
  const hours = (moment: number) => new Date(moment).getUTCHours();
  const days = (moment: number) => new Date(moment).getUTCDay();

  test('are never checked in, after success or failure, unless they are all of the week', () => {
    const quiet = fc.record({
      hours: fc.uniqueArray(fc.integer({ min: 0, max: 23 })),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    });
    const moments = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(quiet, moments, times, chances, (quietTimes, now, itemTimes, chance) => {
        const terms = { at: now, quietTimes, chance };
        const checks = [
          nextCheckAfterSuccess({ ...terms, itemTimes, requestedIntervalsMs: [] }),
          nextCheckAfterFailure({ ...terms, health: { status: 'well', at: now }, retryAfterMs: null }),
        ];
        const isAllOfTheWeek = quietTimes.hours.length === 24 || quietTimes.days.length === 7;
        for (const check of checks) {
          const isQuiet = quietTimes.hours.includes(hours(check)) || quietTimes.days.includes(days(check));
          expect(isQuiet && !isAllOfTheWeek).toBe(false);
          expect(check).toBeGreaterThanOrEqual(now + 15 * MINUTE);
        }
      }),
    );
  });

  test('end for each feed at its own minute', () => {
    const midnight = Date.UTC(2026, 10, 22);
    const check = (minute: number) =>
      nextCheckAfterSuccess({
        at: midnight + minute * MINUTE,
        itemTimes: [],
        requestedIntervalsMs: [],
        quietTimes: night,
        chance: 0.5,
      });
    expect(check(7)).toBe(midnight + 6 * HOUR + 7 * MINUTE);
    expect(check(31)).toBe(midnight + 6 * HOUR + 31 * MINUTE);
  });

  test('that leave no hour of the week are ignored', () => {
    const always: QuietTimes = { hours: Array.from({ length: 24 }, (_, hour) => hour), days: [] };
    expect(
      nextCheckAfterSuccess({ at, itemTimes: [], requestedIntervalsMs: [], quietTimes: always, chance: 0.5 }),
    ).toBe(at + HOUR);
  });
});

test('An origin that answers 429 is paused for its Retry-After, up to a day, else for some minutes', () => {
  expect(pauseOf(HOUR)).toBe(HOUR);
  expect(pauseOf(30 * DAY)).toBe(DAY);
  expect(pauseOf(null)).toBe(5 * MINUTE);
});

test('A feed that could not be fetched because of us is due within two minutes', () => {
  expect([againSoon(at, 0), againSoon(at, 1)]).toEqual([at + MINUTE, at + 2 * MINUTE]);
});

test('A feed that could not be stored is due within half an hour', () => {
  expect([againLater(at, 0), againLater(at, 1)]).toEqual([at + 15 * MINUTE, at + 30 * MINUTE]);
});

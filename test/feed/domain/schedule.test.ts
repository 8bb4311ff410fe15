import { describe, expect, test } from '@jest/globals';
import type { FeedHealth } from '../../../src/feed/domain/feed.js';
import { nextCheckAfterFailure, nextCheckAfterSuccess } from '../../../src/feed/domain/schedule.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = 1_000 * DAY;
const every = (gap: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => at - (index + 1) * gap);

describe('After a success a feed is asked again', () => {
  const next = (itemTimes: number[], wishesMs: (number | null)[] = [], jitter = 0): number =>
    nextCheckAfterSuccess({ at, itemTimes, wishesMs, jitter }) - at;

  test('twice between two items', () => {
    expect(next(every(4 * HOUR, 20))).toBe(2 * HOUR);
  });

  test('after 15 minutes at the soonest', () => {
    expect(next(every(MINUTE, 20))).toBe(15 * MINUTE);
    expect(next(Array.from({ length: 20 }, () => at))).toBe(15 * MINUTE);
  });

  test('after a day at the latest', () => {
    expect(next([at - 365 * DAY])).toBe(DAY);
    expect(next([-8.64e15])).toBe(DAY);
  });

  test('after an hour when it has no items', () => {
    expect(next([])).toBe(HOUR);
  });

  test('a little earlier or later, so that feeds added together part', () => {
    expect(next(every(4 * HOUR, 20), [], -1)).toBe(108 * MINUTE);
    expect(next(every(4 * HOUR, 20), [], 1)).toBe(132 * MINUTE);
  });

  test('not before the publisher wishes, and not after a day for all wishes', () => {
    expect(next(every(MINUTE, 20), [null, 3 * HOUR])).toBe(3 * HOUR);
    expect(next(every(MINUTE, 20), [HOUR, null])).toBe(HOUR);
    expect(next(every(MINUTE, 20), [3_650 * DAY])).toBe(DAY);
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
  const next = (health: FeedHealth, retryAfterMs: number | null = null): number =>
    nextCheckAfterFailure(health, at, retryAfterMs, 0) - at;

  test('after 15 minutes, then later and later, up to a day', () => {
    expect(next({ status: 'well', at })).toBe(15 * MINUTE);
    expect(next(failing(1, at))).toBe(30 * MINUTE);
    expect(next(failing(2, at))).toBe(60 * MINUTE);
    expect(next(failing(60, at))).toBe(DAY);
    expect(next(failing(5_000, at))).toBe(DAY);
  });

  test('sooner when it has never shown anything', () => {
    expect(next({ status: 'unfetched' })).toBe(MINUTE);
    expect(next(failing(3, null))).toBe(8 * MINUTE);
  });

  test('not before it wishes, and not after a day for all wishes', () => {
    expect(next({ status: 'well', at }, 2 * HOUR)).toBe(2 * HOUR);
    expect(next({ status: 'well', at }, 400 * DAY)).toBe(DAY);
  });
});

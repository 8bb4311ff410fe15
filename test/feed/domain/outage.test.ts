import { describe, expect, test } from '@jest/globals';
import type { Failing } from '../../../src/feed/domain/feed.js';
import { isLasting } from '../../../src/feed/domain/outage.js';

const HOUR = 3_600_000;
const AT = 1_000 * HOUR;

const failing = (failures: number, lastSuccessAt: number | null): Failing => {
  return { status: 'failing', at: AT, failures, reason: 'It is away.', lastSuccessAt };
};

describe('an outage of a feed', () => {
  test('is lasting when nothing came for a day and it was tried three times', () => {
    expect(isLasting(failing(3, AT - 24 * HOUR))).toBe(true);
  });

  test('is not lasting within a day, however often it was tried', () => {
    expect(isLasting(failing(50, AT - 23 * HOUR))).toBe(false);
  });

  test('is not lasting after one bad answer of a feed that is asked once a day', () => {
    expect(isLasting(failing(1, AT - 25 * HOUR))).toBe(false);
  });

  test('of a feed that never answered is lasting after the tries of the first day', () => {
    expect([isLasting(failing(9, null)), isLasting(failing(10, null))]).toEqual([false, true]);
  });

  test('is lasting at once when the feed says that it is gone', () => {
    expect(isLasting({ status: 'gone', at: AT, reason: 'It is gone.', lastSuccessAt: AT - 1 })).toBe(true);
  });

  test('is none while the feed answers or was never asked', () => {
    expect([isLasting({ status: 'well', at: AT }), isLasting({ status: 'unfetched' })]).toEqual([false, false]);
  });
});

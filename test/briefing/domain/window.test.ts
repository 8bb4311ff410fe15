import { describe, expect, test } from '@jest/globals';
import { windowsOf } from '../../../src/briefing/domain/window.js';
import { REQUESTED_AT, requestedData } from './samples.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const end = REQUESTED_AT + 1;

const windowsFor = (changes: Partial<typeof requestedData>, scope = {}) =>
  windowsOf({ ...requestedData, ...changes, request: { ...requestedData.request, scope } });

describe('the window of a briefing', () => {
  test('is the one that was asked for', () => {
    expect(windowsFor({}, { window: { start: 5, end: 9 } })).toEqual([{ start: 5, end: 9 }]);
  });

  test('is unbounded when the items are named', () => {
    expect(windowsFor({}, { itemIds: ['itm_1'] })).toEqual([null]);
  });

  test('is the last day, then a week, for somebody new', () => {
    expect(windowsFor({ lastReadyAt: null })).toEqual([
      { start: end - DAY, end },
      { start: end - 7 * DAY, end },
    ]);
  });

  test('is at least a day, also shortly after a briefing', () => {
    expect(windowsFor({ lastReadyAt: REQUESTED_AT - HOUR })[0]).toEqual({ start: end - DAY, end });
  });

  test('reaches back to the last ready briefing', () => {
    const threeDaysAgo = REQUESTED_AT - 3 * DAY;
    expect(windowsFor({ lastReadyAt: threeDaysAgo })).toEqual([
      { start: threeDaysAgo, end },
      { start: end - 7 * DAY, end },
    ]);
    expect(windowsFor({ lastReadyAt: REQUESTED_AT - 30 * DAY })).toEqual([{ start: REQUESTED_AT - 30 * DAY, end }]);
  });

  test('of a later episode of a show reaches back to the episode before or a day, and no further', () => {
    const episode = (lastReadyAt: number | null) =>
      windowsOf({ ...requestedData, lastReadyAt, request: { ...requestedData.request, scope: {}, series: 'shw_1' } });
    expect(episode(REQUESTED_AT - 3 * DAY)).toEqual([{ start: REQUESTED_AT - 3 * DAY, end }]);
    expect(episode(REQUESTED_AT - HOUR)).toEqual([{ start: end - DAY, end }]);
    expect(episode(null)).toHaveLength(2);
  });
});

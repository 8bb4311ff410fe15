import { describe, expect, test } from '@jest/globals';
import { dayOf, endOfDay, startOfDay } from '../../../../../src/briefing/library/adapters/web/zoned-day.js';

const HOUR = 3_600_000;

describe('a day where somebody is', () => {
  test('begins and ends by the clocks there', () => {
    expect(startOfDay('2026-07-01', 'America/New_York')).toBe(Date.UTC(2026, 6, 1, 4));
    expect(endOfDay('2026-07-01', 'Asia/Tokyo')).toBe(Date.UTC(2026, 6, 1, 15));
  });

  test('has 23 or 25 hours when the clocks change', () => {
    const hours = (day: string): number =>
      ((endOfDay(day, 'Europe/Berlin') ?? 0) - (startOfDay(day, 'Europe/Berlin') ?? 0)) / HOUR;
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-23')]).toEqual([23, 25, 24]);
  });

  test('is no day that is in no calendar, and nothing that is no day', () => {
    const texts = ['2026-02-30', '2026-13-01', '', 'today', '2026-1-1', '9'.repeat(20_000)];
    expect(texts.map((text) => startOfDay(text, 'UTC'))).toEqual(texts.map(() => null));
    expect(endOfDay('today', 'UTC')).toBeNull();
  });

  test('is the one of a moment', () => {
    expect(dayOf(Date.UTC(2026, 10, 22, 23, 30), 'Europe/Berlin')).toBe('2026-11-23');
  });
});

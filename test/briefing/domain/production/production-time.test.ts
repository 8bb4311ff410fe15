import { describe, expect, test } from '@jest/globals';
import { usualProductionTime } from '../../../../src/briefing/domain/production/production-time.js';

const MINUTE = 60_000;

describe('what a production usually takes', () => {
  test('is not known without any', () => {
    expect(usualProductionTime([], 600)).toBeNull();
  });

  test('does not follow from one during which a clock was set back', () => {
    expect(usualProductionTime([{ tookMs: -5 * MINUTE, durationMs: 10 * MINUTE }], 600)).toBeNull();
  });

  test('is what nine of ten took', () => {
    const productions = Array.from({ length: 10 }, (_, at) => ({ tookMs: (at + 1) * MINUTE, durationMs: 10 * MINUTE }));
    expect(usualProductionTime(productions, 600)).toBe(9 * MINUTE);
    expect(usualProductionTime(productions, null)).toBe(9 * MINUTE);
  });

  test('grows with the length, and shrinks to a half', () => {
    const productions = [{ tookMs: 2 * MINUTE, durationMs: 10 * MINUTE }];
    expect([1800, 300, 180].map((seconds) => usualProductionTime(productions, seconds))).toEqual([
      6 * MINUTE,
      MINUTE,
      MINUTE,
    ]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { retryAfterMs } from '../../../../src/shared/outbound/network/retry-after.js';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

describe('A Retry-After header', () => {
  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['1.5', 1_500],
    ['Fri, 20 Nov 2026 13:00:00 GMT', HOUR],
    ['Friday, 20-Nov-26 13:00:00 GMT', HOUR],
    ['Fri Nov 20 13:00:00 2026', HOUR],
    ['2026-11-20T13:00:00Z', HOUR],
    ['Fri, 20 Nov 2026 14:00:00 +0100', HOUR],
  ])('asks for a time: %s', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });

  test('asks for no time when its moment has passed', () => {
    expect(retryAfterMs('Fri, 20 Nov 2020 13:00:00 GMT', NOW)).toBe(0);
  });

  test.each([
    null,
    '',
    'soon',
    '-5',
    '5 minutes',
    '99999999999999999999',
    '1e3',
    'Nov',
    'Fri, 99 Nov 2026 13:00:00 GMT',
  ])('that says nothing of the kind is as if there were none: %s', (header) => {
    expect(retryAfterMs(header, NOW)).toBeNull();
  });

  test('is looked through in one pass, however long it is', () => {
    const hostile = [
      '1'.repeat(50_000),
      `Fri, 20 Nov 2026 ${'1:'.repeat(25_000)}`,
      ' '.repeat(50_000),
      'a'.repeat(50_000),
    ];
    expect(hostile.map((header) => retryAfterMs(header, NOW))).toEqual([null, null, null, null]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { clockTime, languageTag, listOf, megabytes, roundMinutes, utcDate } from '../../../src/shared/web/formats.js';

describe('formats', () => {
  test('a clock time has hours only when there are some', () => {
    expect(clockTime(-1)).toBe('0:00');
    expect(clockTime(247_999)).toBe('4:07');
    expect(clockTime(3_729_000)).toBe('1:02:09');
  });

  test('follow the language', () => {
    expect(roundMinutes(290_000, 'en')).toBe('5 min');
    expect(roundMinutes(1000, 'de')).toBe('1 Min.');
    expect(megabytes(2_412_000, 'fr')).toMatch(/^2,4\sMo$/);
    expect(listOf(['陽斗', '結衣'], 'ja')).toBe('陽斗、結衣');
    expect(languageTag('zh')).toBe('zh-Hans');
  });

  test('a date is the day in UTC, from the first year to the last', () => {
    expect(utcDate(Date.UTC(2026, 6, 28, 23, 59), 'en', 'long')).toBe('July 28, 2026');
    expect(utcDate(Date.UTC(9999, 11, 31), 'de', 'long')).toBe('31. Dezember 9999');
    expect(utcDate(-62_135_596_800_000, 'en', 'long')).toBe('January 1, 1');
  });
});

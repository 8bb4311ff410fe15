import { describe, expect, test } from '@jest/globals';
import {
  clockTime,
  languageTag,
  listOf,
  megabytes,
  roundMinutes,
  stretch,
  utcDate,
  utcMoment,
} from '../../../../../src/shared/delivery/web/language/formats.js';

describe('the formats of pages', () => {
  test('show the hours of a playing time only when there are some', () => {
    expect(clockTime(-1)).toBe('0:00');
    expect(clockTime(247_999)).toBe('4:07');
    expect(clockTime(3_729_000)).toBe('1:02:09');
  });

  test('follow the language of the page', () => {
    expect(roundMinutes(290_000, 'en')).toBe('5 min');
    expect(roundMinutes(1000, 'de')).toBe('1 Min.');
    expect(megabytes(2_412_000, 'fr')).toMatch(/^2,4\sMo$/);
    expect(listOf(['陽斗', '結衣'], 'ja')).toBe('陽斗、結衣');
    expect(languageTag('zh')).toBe('zh-Hans');
  });

  test('show a duration in its two largest units', () => {
    const said = [0, 420, 59_949, 59_950, 125_000, 3_599_400, 3_599_600, 3_600_000, 7_380_000, 97_200_000];
    expect(said.map((ms) => stretch(ms, 'en'))).toEqual([
      '0 sec',
      '0.4 sec',
      '59.9 sec',
      '1 min',
      '2 min 5 sec',
      '59 min 59 sec',
      '1 hr',
      '1 hr',
      '2 hr 3 min',
      '27 hr',
    ]);
    expect(stretch(125_000, 'zh')).toBe('2分钟5秒');
  });

  test('show a moment to the second and say that it is in UTC', () => {
    expect(utcMoment(Date.UTC(2026, 6, 28, 23, 59, 7), 'de')).toBe('28.07.2026, 23:59:07 UTC');
  });

  test('show a date as the day in UTC, from the first year to the last', () => {
    expect(utcDate(Date.UTC(2026, 6, 28, 23, 59), 'en', 'long')).toBe('July 28, 2026');
    expect(utcDate(Date.UTC(9999, 11, 31), 'de', 'long')).toBe('31. Dezember 9999');
    expect(utcDate(-62_135_596_800_000, 'en', 'long')).toBe('January 1, 1');
  });
});

import { describe, expect, test } from '@jest/globals';
import { isTelling, trendOf } from './trend.js';

const MINUTE = 60_000;
const COUNT = 60;

/** Noise that is the same each time: -1 to 1. */
const noise = (index: number): number => Math.sin(index * 12.9898) * Math.cos(index * 78.233);

const trend = (value: (minute: number) => number, tolerance = 8) =>
  trendOf({
    name: 'api: MB',
    tolerance,
    samples: Array.from({ length: COUNT }, (_, minute) => ({ atMs: minute * MINUTE, value: value(minute) })),
  });

describe('the trend of a figure', () => {
  test.each<[string, (minute: number) => number]>([
    ['that stays as it is', () => 240],
    ['that goes up and down', (minute) => 240 + 60 * noise(minute)],
    ['that is warm after a third of the time', (minute) => 100 + 10 * Math.min(minute, 20)],
    ['that fills a cache late, and has filled it', (minute) => 100 + (minute < 35 ? 0 : 40) + noise(minute)],
    ['that is given back', (minute) => 300 - 2 * minute],
    ['that is far off for a while', (minute) => (minute > 50 && minute < 56 ? 900 : 240 + noise(minute))],
    ['that gains less than may always come', (minute) => 240 + minute / 10],
    ['that comes and goes as a whole', (minute) => (minute % 3 === 0 ? 120 : 0)],
  ])('%s is flat', (_, value) => {
    expect(trend(value).grows).toBe(false);
  });

  test.each<[string, (minute: number) => number]>([
    ['by a little all the time', (minute) => 100 + minute],
    ['and is hidden in what comes and goes', (minute) => 100 + 2 * minute + 20 * noise(minute)],
    ['in steps', (minute) => 100 + 20 * Math.floor(minute / 10)],
    ['faster and faster', (minute) => 100 + minute ** 2 / 30],
  ])('that grows %s is named', (_, value) => {
    expect(trend(value)).toMatchObject({ name: 'api: MB', grows: true });
  });

  test('of handles has a tolerance of its own, and says how fast they grow', () => {
    const { begin, end, perHour, grows } = trend((minute) => 20 + Math.floor(minute / 5), 4);
    expect(grows).toBe(true);
    expect(perHour).toBeCloseTo(12, 0);
    expect(end - begin).toBeCloseTo(8, 0);
  });

  test('needs samples enough to be told', () => {
    const once = { name: 'api: MB', tolerance: 1, samples: [{ atMs: 0, value: 1 }] };
    expect(isTelling(once)).toBe(false);
    expect(() => trendOf(once)).toThrow('api: MB');
  });
});

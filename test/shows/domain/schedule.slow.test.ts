import { describe, expect, test } from '@jest/globals';
import { Cron } from 'croner';
import * as fc from 'fast-check';
import { momentAfter, WEEKDAYS } from '../../../src/shows/domain/schedule.js';

const DAY = 86_400_000;
const FROM = Date.parse('2026-12-31T12:00:00Z');

/** With changes at night, of half an hour, at midnight both ways, at the end of the day, and none. */
const ZONES = [
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Nuuk',
  'America/Havana',
  'Asia/Kolkata',
];
const TIMES = ['00:30', '02:15', '07:00', '23:59'];

const CASES = ZONES.flatMap((timezone) => TIMES.map((readyAt) => ({ timezone, readyAt })));

/** Clocks on a wall, by another notation than ours. */
function clockOf(timezone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}

function momentsOf(timezone: string, readyAt: string): readonly number[] {
  const moments: number[] = [];
  for (let at = FROM; moments.length < 366; moments.push(at)) {
    at = momentAfter({ kind: 'weekly', days: WEEKDAYS, readyAt, timezone }, at);
  }
  return moments;
}

const datesFrom = (first: string): readonly string[] =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.parse(first) + day * DAY).toISOString().slice(0, 10));

describe('a year and a day of a schedule', () => {
  test.each(CASES)('has one moment for each day of the calendar in $timezone at $readyAt', ({ timezone, readyAt }) => {
    const clock = clockOf(timezone);
    const moments = momentsOf(timezone, readyAt);
    const began = clock(FROM).slice(11) < `${readyAt}:00` ? FROM : FROM + DAY;
    for (const [index, date] of datesFrom(clock(began).slice(0, 10)).entries()) {
      const moment = moments[index] ?? 0;
      const wanted = `${date} ${readyAt}:00`;
      // It is the first moment at which the clock shows the time, or a later one.
      expect([wanted, clock(moment) >= wanted, clock(moment - 1000) < wanted]).toEqual([wanted, true, true]);
      expect([wanted, clock(moment - 2 * 3_600_000) < wanted]).toEqual([wanted, true]);
    }
  });

  test.each(CASES.filter(({ timezone }) => timezone !== 'America/Nuuk'))(
    'has the moments that croner finds in $timezone at $readyAt',
    ({ timezone, readyAt }) => {
      const [hour, minute] = readyAt.split(':').map(Number);
      const cron = new Cron(`${minute} ${hour} * * *`, { timezone, paused: true });
      const theirs = cron.nextRuns(366, new Date(FROM)).map((date) => date.getTime());
      expect(momentsOf(timezone, readyAt)).toEqual(theirs);
    },
  );
});

describe('the next moment of any schedule in any time zone', () => {
  const schedules = fc.record({
    kind: fc.constant('weekly' as const),
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    readyAt: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
    timezone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
  });
  const moments = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') });

  test('is later, within eight days, shows its time or is a change of clocks, and has none before it', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, after) => {
        const moment = momentAfter(schedule, after);
        const clock = clockOf(schedule.timezone);
        expect(moment).toBeGreaterThan(after);
        expect(moment - after).toBeLessThan(8 * DAY + 3_600_000);
        expect(momentAfter(schedule, moment - 1)).toBe(moment);
        const [shown, wanted] = [clock(moment).slice(11, 16), schedule.readyAt];
        if (shown !== wanted) expect(clock(moment - 1000).slice(11, 16) < wanted).toBe(true);
        const day = (date: string) => WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';
        // Of a time that the end of a day leaves out it is the beginning of the next.
        const dates = shown === wanted ? [clock(moment)] : [clock(moment), clock(moment - 1000)];
        expect(dates.map((date) => day(date.slice(0, 10))).some((one) => schedule.days.includes(one))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

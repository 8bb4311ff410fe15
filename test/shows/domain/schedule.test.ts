import { describe, expect, test } from '@jest/globals';
import {
  freeMomentAfter,
  lastMomentUntil,
  momentAfter,
  WEEKDAYS,
  type WeeklySchedule,
} from '../../../src/shows/domain/schedule.js';

const daily = (timezone: string, readyAt = '07:00'): WeeklySchedule => ({
  kind: 'weekly',
  days: WEEKDAYS,
  readyAt,
  timezone,
});

const after = (schedule: WeeklySchedule, moment: string): string =>
  new Date(momentAfter(schedule, Date.parse(moment))).toISOString();

describe('the next moment of a schedule', () => {
  test('is later today, or tomorrow when the time has passed or is now', () => {
    const berlin = daily('Europe/Berlin');
    expect(after(berlin, '2026-11-23T05:59:59.999Z')).toBe('2026-11-23T06:00:00.000Z');
    expect(after(berlin, '2026-11-23T06:00:00.000Z')).toBe('2026-11-24T06:00:00.000Z');
  });

  test('is on one of its days, as the week is where the listener is', () => {
    const mondays = { ...daily('Pacific/Auckland'), days: ['mon'] as const };
    // Sunday evening in UTC.
    expect(after(mondays, '2026-11-22T12:00:00Z')).toBe('2026-11-22T18:00:00.000Z');
    expect(after(mondays, '2026-11-22T18:00:00Z')).toBe('2026-11-29T18:00:00.000Z');
  });

  test('stays at the time of the clock when summer begins and ends', () => {
    const newYork = daily('America/New_York');
    expect(after(newYork, '2027-03-13T12:00:00Z')).toBe('2027-03-14T11:00:00.000Z');
    expect(after(newYork, '2027-11-06T11:00:00Z')).toBe('2027-11-07T12:00:00.000Z');
  });

  test.each([
    ['Europe/Berlin', '02:30', '2027-03-27T12:00:00Z', '2027-03-28T01:00:00.000Z'],
    // Half an hour is left out.
    ['Australia/Lord_Howe', '02:15', '2027-10-02T12:00:00Z', '2027-10-02T15:30:00.000Z'],
    // Clocks change at midnight.
    ['Africa/Cairo', '00:30', '2027-04-29T12:00:00Z', '2027-04-29T22:00:00.000Z'],
    // What is left of the day is left out.
    ['America/Nuuk', '23:30', '2027-03-27T12:00:00Z', '2027-03-28T01:00:00.000Z'],
  ])('is the change itself where clocks in %s leave out %s', (timezone, readyAt, from, moment) => {
    expect(after(daily(timezone, readyAt), from)).toBe(moment);
  });

  test.each([
    ['Europe/Berlin', '02:30', '2027-10-30T12:00:00Z', '2027-10-31T00:30:00.000Z'],
    ['Australia/Lord_Howe', '01:45', '2027-04-03T12:00:00Z', '2027-04-03T14:45:00.000Z'],
    ['America/Havana', '00:30', '2027-11-06T12:00:00Z', '2027-11-07T04:30:00.000Z'],
  ])(
    'is the first of the two where clocks in %s show %s twice, and not the second',
    (timezone, readyAt, from, moment) => {
      const schedule = daily(timezone, readyAt);
      expect(after(schedule, from)).toBe(moment);
      expect(Date.parse(after(schedule, moment)) - Date.parse(moment)).toBeGreaterThan(24 * 3_600_000);
    },
  );

  test('is not one that has an episode already', () => {
    const utc = daily('UTC');
    const taken = new Set(['2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z'].map((moment) => Date.parse(moment)));
    const free = freeMomentAfter(utc, Date.parse('2026-11-23T07:00:00Z'), taken);
    expect(new Date(free).toISOString()).toBe('2026-11-26T07:00:00.000Z');
  });
});

describe('the last moment of a schedule until another', () => {
  const utc = daily('UTC');
  const last = (first: string, until: string): string =>
    new Date(lastMomentUntil(utc, Date.parse(first), Date.parse(until))).toISOString();

  test('is the one that is waited for, when the next is later', () => {
    expect(last('2026-11-23T07:00:00Z', '2026-11-24T06:59:00Z')).toBe('2026-11-23T07:00:00.000Z');
  });

  test('is the latest of those that have passed, after days and after years', () => {
    expect(last('2026-11-23T07:00:00Z', '2026-11-28T07:00:00Z')).toBe('2026-11-28T07:00:00.000Z');
    expect(last('2026-11-23T07:00:00Z', '2036-11-28T06:59:59Z')).toBe('2036-11-27T07:00:00.000Z');
  });
});

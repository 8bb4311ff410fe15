import { describe, expect, test } from '@jest/globals';
import { WEEKDAYS, type WeeklySchedule } from '../../../src/shows/domain/schedule.js';
import {
  COUNT_EVERY_MS,
  firstTiming,
  leadOf,
  storiesTurnOf,
  turnOf,
  type Circumstances,
} from '../../../src/shows/domain/timing.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const schedule: WeeklySchedule = { kind: 'weekly', days: WEEKDAYS, readyAt: '07:00', timezone: 'UTC' };
const at = (text: string): number => Date.parse(`${text}Z`);
const told = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const circumstances = (now: string, more: Partial<Circumstances> = {}): Circumstances => ({
  now: at(now),
  leadMs: 10 * MINUTE,
  taken: new Set(),
  ...more,
});

describe('the lead of a production', () => {
  test('is ten minutes when nobody knows how long productions take', () => {
    expect(leadOf(null)).toBe(10 * MINUTE);
  });

  test('is half as long again as productions took, and a minute, within two minutes and an hour', () => {
    expect([4 * MINUTE, 0, 3 * 60 * MINUTE].map(leadOf)).toEqual([7 * MINUTE, 2 * MINUTE, 60 * MINUTE]);
  });
});

describe('a new show', () => {
  test('is due before its next moment, by the lead', () => {
    const { nextAt, dueAt } = firstTiming(schedule, circumstances('2026-11-23T12:00'));
    expect([told(nextAt), told(dueAt)]).toEqual(['2026-11-24T07:00:00.000Z', '2026-11-24T06:50:00.000Z']);
  });

  test('that waits for stories is due at the next count', () => {
    const { now } = circumstances('2026-11-23T12:00');
    const timing = firstTiming({ kind: 'stories', atLeast: 3 }, circumstances('2026-11-23T12:00'));
    expect(timing).toEqual({ nextAt: null, dueAt: now + COUNT_EVERY_MS });
  });
});

describe('a show whose time has come', () => {
  const waiting = { schedule, nextAt: at('2026-11-24T07:00') };
  const turn = (given: Circumstances): readonly (string | null)[] => {
    const { moment, timing } = turnOf(waiting, given);
    return [told(moment), told(timing.nextAt), told(timing.dueAt)];
  };

  test('has an episode for its moment, and waits for the next', () => {
    expect(turn(circumstances('2026-11-24T06:50'))).toEqual([
      '2026-11-24T07:00:00.000Z',
      '2026-11-25T07:00:00.000Z',
      '2026-11-25T06:50:00.000Z',
    ]);
  });

  test('has one for the last moment, and not five, when nobody looked for five days', () => {
    expect(turn(circumstances('2026-11-29T03:00')).slice(0, 2)).toEqual([
      '2026-11-28T07:00:00.000Z',
      '2026-11-29T07:00:00.000Z',
    ]);
  });

  test('has one for the moment that is near, when others have passed', () => {
    expect(turn(circumstances('2026-11-29T06:51')).slice(0, 2)).toEqual([
      '2026-11-29T07:00:00.000Z',
      '2026-11-30T07:00:00.000Z',
    ]);
  });

  test('has none for a moment that has one, and none for those to come that have one', () => {
    const taken = new Set([at('2026-11-24T07:00'), at('2026-11-25T07:00')]);
    expect(turn(circumstances('2026-11-24T06:50', { taken })).slice(0, 2)).toEqual([null, '2026-11-26T07:00:00.000Z']);
  });

  test('that has lost its moment finds the next one, and has no episode for it', () => {
    const { moment, timing } = turnOf({ schedule, nextAt: null }, circumstances('2026-11-24T06:50'));
    expect([moment, told(timing.nextAt)]).toEqual([null, '2026-11-24T07:00:00.000Z']);
  });
});

describe('a show that waits for new stories', () => {
  const now = at('2026-11-24T06:50');
  const nothing = { newStories: 0, unfinished: false, possibleAt: null };

  test('has an episode when there are enough', () => {
    expect(storiesTurnOf(3, { ...nothing, newStories: 3 }, now).moment).toBe(now);
    expect(storiesTurnOf(3, { ...nothing, newStories: 2 }, now).moment).toBeNull();
  });

  test('has none while one is being made, however many there are', () => {
    expect(storiesTurnOf(3, { ...nothing, newStories: 30, unfinished: true }, now).moment).toBeNull();
  });

  test('waits until something can be asked for again, a day at most', () => {
    const inTwoHours = now + 120 * MINUTE;
    expect(storiesTurnOf(3, { ...nothing, newStories: 30, possibleAt: inTwoHours }, now)).toEqual({
      moment: null,
      timing: { nextAt: null, dueAt: inTwoHours },
    });
    const { timing } = storiesTurnOf(3, { ...nothing, possibleAt: now + 9 * DAY }, now);
    expect(timing.dueAt).toBe(now + DAY);
  });
});

import type { EpochMs } from '../../shared/kernel/clock.js';
import { localAt, momentOf } from './local-time.js';

/** From Monday on, as people write weeks. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Episodes that are ready at a time of some days. */
export interface WeeklySchedule {
  readonly kind: 'weekly';
  /** At least one, each once, in the order of the week. */
  readonly days: readonly Weekday[];
  /** HH:MM */
  readonly readyAt: string;
  /** IANA name. */
  readonly timezone: string;
}

/** An episode whenever there are so many new stories. */
export interface StoriesSchedule {
  readonly kind: 'stories';
  readonly atLeast: number;
}

export type Schedule = WeeklySchedule | StoriesSchedule;

export const NEW_STORIES = { least: 1, most: 100 };

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** After a week each of its days has come once more. */
const LOOKED_AT_DAYS = 8;
/** The Monday before 1 January 1970, a Thursday. */
const MONDAY = -3;

/** The first moment after `after` at which an episode is to be ready. Each day of the calendar has one, whatever clocks do. */
export function momentAfter({ days, readyAt, timezone }: WeeklySchedule, after: EpochMs): EpochMs {
  const today = Math.floor(localAt(after, timezone) / DAY);
  for (let day = today; day < today + LOOKED_AT_DAYS; day++) {
    if (!days.includes(weekdayOf(day))) continue;
    const moment = momentOf(day * DAY + minutesOf(readyAt) * MINUTE, timezone);
    if (moment > after) return moment;
  }
  throw new Error(`no day of ${days.join(', ')} comes after ${after}`);
}

/** The same of those that are not taken. */
export function freeMomentAfter(schedule: WeeklySchedule, after: EpochMs, taken: ReadonlySet<EpochMs>): EpochMs {
  let moment = momentAfter(schedule, after);
  while (taken.has(moment)) moment = momentAfter(schedule, moment);
  return moment;
}

/** The last moment that is not later than `until`, where it is later than `first`; else `first`. */
export function lastMomentUntil(schedule: WeeklySchedule, first: EpochMs, until: EpochMs): EpochMs {
  let moment = first;
  // Years may lie between the two: all that counts is in the last week of them.
  let next = momentAfter(schedule, Math.max(first, until - LOOKED_AT_DAYS * DAY));
  while (next <= until) {
    moment = next;
    next = momentAfter(schedule, moment);
  }
  return moment;
}

/** Of a day counted from 1 January 1970. */
const weekdayOf = (day: number): Weekday => WEEKDAYS[(((day - MONDAY) % 7) + 7) % 7] ?? 'mon';

function minutesOf(readyAt: string): number {
  const [hours = 0, minutes = 0] = readyAt.split(':').map(Number);
  return hours * 60 + minutes;
}

export const sameSchedule = (one: Schedule, other: Schedule): boolean =>
  one.kind === 'weekly' && other.kind === 'weekly'
    ? one.readyAt === other.readyAt && one.timezone === other.timezone && one.days.join() === other.days.join()
    : one.kind === 'stories' && other.kind === 'stories' && one.atLeast === other.atLeast;

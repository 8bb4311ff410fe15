import type { EpochMs } from '../../shared/kernel/clock.js';
import { freeMomentAfter, lastMomentUntil, type Schedule, type WeeklySchedule } from './schedule.js';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a show has its next episode, and when somebody has to look after that. */
export interface Timing {
  /** When the next episode is to be ready; null: when there are enough new stories. */
  readonly nextAt: EpochMs | null;
  readonly dueAt: EpochMs;
}

/** How often new stories are counted. */
export const COUNT_EVERY_MS = 15 * MINUTE;

/**
 * A show that is due later than this was given its moment by a clock that was wrong: eight days less one for each of its
 * days, and what clocks may be changed by.
 */
export const LATEST_DUE_MS = { weekly: 8 * DAY + 3 * HOUR, lessForEachDay: DAY, stories: 25 * HOUR };

/** Before that, and when nobody knows how long productions take. */
const LEAD = { least: 2 * MINUTE, unknown: 10 * MINUTE, most: 60 * MINUTE };
const MARGIN = 1.5;

/** So long before an episode is to be ready its production begins. `took`: what productions of its length took lately. */
export const leadOf = (took: number | null): number =>
  took === null ? LEAD.unknown : Math.min(Math.max(Math.ceil(took * MARGIN) + MINUTE, LEAD.least), LEAD.most);

export interface Circumstances {
  readonly now: EpochMs;
  readonly leadMs: number;
  /** Moments that have episodes: those that a clock which was ahead has made, say. */
  readonly taken: ReadonlySet<EpochMs>;
}

/** Of a show that is new, or has a new schedule. */
export function firstTiming(schedule: Schedule, { now, leadMs, taken }: Circumstances): Timing {
  if (schedule.kind === 'stories') return { nextAt: null, dueAt: now + COUNT_EVERY_MS };
  const nextAt = freeMomentAfter(schedule, now, taken);
  return { nextAt, dueAt: nextAt - leadMs };
}

/** An episode that is to be made now, if any, and when the next one is. */
export interface Turn {
  readonly moment: EpochMs | null;
  readonly timing: Timing;
}

/** However many moments have passed while nobody looked: one episode for the last of them. No `nextAt`: it was lost. */
export function turnOf(
  { schedule, nextAt }: { readonly schedule: WeeklySchedule; readonly nextAt: EpochMs | null },
  circumstances: Circumstances,
): Turn {
  if (nextAt === null) return { moment: null, timing: firstTiming(schedule, circumstances) };
  const { now, leadMs, taken } = circumstances;
  const moment = lastMomentUntil(schedule, nextAt, now + leadMs);
  const next = freeMomentAfter(schedule, moment, taken);
  return { moment: taken.has(moment) ? null : moment, timing: { nextAt: next, dueAt: next - leadMs } };
}

/** What is known of a show that waits for new stories. */
export interface Waiting {
  readonly newStories: number;
  /** One of its episodes is being made. */
  readonly unfinished: boolean;
  /** Before this moment no episode can be asked for; null: nobody said so. */
  readonly possibleAt: EpochMs | null;
}

/** At most one is in production; its stories are none of the next. */
export function storiesTurnOf(atLeast: number, { newStories, unfinished, possibleAt }: Waiting, now: EpochMs): Turn {
  const soon = { nextAt: null, dueAt: now + COUNT_EVERY_MS };
  if (possibleAt !== null && possibleAt > now) {
    return { moment: null, timing: { nextAt: null, dueAt: Math.min(possibleAt, now + DAY) } };
  }
  return { moment: !unfinished && newStories >= atLeast ? now : null, timing: soon };
}

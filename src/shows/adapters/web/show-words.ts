import { languageTag, listOf } from '../../../shared/delivery/web/language/formats.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Reason } from '../../domain/episode.js';
import { WEEKDAYS, type Schedule, type Weekday } from '../../domain/schedule.js';
import { wordsFor } from './locale.js';
import type { ShownReason } from './words.js';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const dayName = (day: Weekday, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { weekday: 'short', timeZone: 'UTC' }).format(
    MONDAY + WEEKDAYS.indexOf(day) * DAY_MS,
  );

/** `Mon, Tue and Fri, 07:00 (Europe/Berlin)` */
export function scheduleWords(schedule: Schedule, language: Language): string {
  if (schedule.kind === 'stories') return wordsFor(language).shows.byStories(schedule.atLeast);
  const { days, readyAt, timezone } = schedule;
  return `${listOf(
    days.map((day) => dayName(day, language)),
    language,
  )}, ${readyAt} (${timezone})`;
}

/** A moment where the show is at home. */
export const zonedMoment = (at: EpochMs, timezone: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  }).format(at);

/** Codes that pages have words for. */
const SHOWN: Readonly<Record<string, ShownReason>> = {
  no_matching_items: 'nothing_new',
  no_sources: 'no_sources',
  no_active_subscriptions: 'no_sources',
  allowance_exhausted: 'allowance',
};

export const reasonWords = ({ code }: Reason, language: Language): string =>
  wordsFor(language).show.reasons[SHOWN[code] ?? 'other'];

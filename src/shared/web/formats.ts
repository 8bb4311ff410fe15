import type { EpochMs } from '../kernel/clock.js';
import type { Language } from '../kernel/language.js';

/** The `lang` of a page; Chinese says which characters, because fonts follow it. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** `4:07`, `1:02:09` */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Whole minutes, at least one: `5 min`, `5 分钟` */
export function roundMinutes(ms: number, language: Language): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return new Intl.NumberFormat(languageTag(language), { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
    minutes,
  );
}

/** Megabytes with one decimal: `2.4 MB` */
export const megabytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);

export const listOf = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(names);

/** The date in UTC; the page's script turns it into the reader's own day. */
export const utcDate = (at: EpochMs, language: Language, style: 'long' | 'medium' = 'medium'): string =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: style, timeZone: 'UTC' }).format(at);

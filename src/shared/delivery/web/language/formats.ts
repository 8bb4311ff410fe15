import type { EpochMs } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/language.js';

/** The `lang` of a page; Chinese says which characters, because fonts follow it. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/** `4:07`, `1:02:09` */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** The name of a language, in that of the reader. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(language) ?? language;

/** Whole minutes, at least one: `5 min`, `5 分钟` */
export function roundMinutes(ms: number, language: Language): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return new Intl.NumberFormat(languageTag(language), { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
    minutes,
  );
}

/** How long to wait: in whole minutes, and none too few. */
export const waitOf = (seconds: number, language: Language): string =>
  roundMinutes(Math.ceil(seconds / 60) * 60_000, language);

/** How long something took, in its two largest units: `0.4 sec`, `2 min 5 sec`, `1 hr` */
export function stretch(ms: number, language: Language): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 59.95) return unit(seconds, 'second', language);
  const [large, small, size] =
    seconds < 3599.5 ? (['minute', 'second', 60] as const) : (['hour', 'minute', 3600] as const);
  const smalls = Math.round((seconds / size) * 60);
  const parts = [unit(Math.floor(smalls / 60), large, language)];
  if (smalls % 60 > 0) parts.push(unit(smalls % 60, small, language));
  return new Intl.ListFormat(languageTag(language), { type: 'unit', style: 'narrow' }).format(parts);
}

const unit = (count: number, name: string, language: Language): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(count);

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

/** The moment to the second, in UTC and saying so. */
export const utcMoment = (at: EpochMs, language: Language): string => {
  const options = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(languageTag(language), options).format(at)} UTC`;
};

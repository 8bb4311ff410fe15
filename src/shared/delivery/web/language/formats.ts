import type { EpochMs } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/language.js';

/** The `lang` of a page; Chinese says which characters, because fonts follow it. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

/**
 * Formatters of each language and choice, each made once: making one takes a tenth of a millisecond and more, and pages show
 * hundreds of dates. Choices are few words of ours, never a reader's.
 */
function formatters<Choice extends string, Formatter>(
  make: (tag: string, choice: Choice) => Formatter,
): (language: Language, choice: Choice) => Formatter {
  const made = new Map<string, Formatter>();
  return (language, choice) => {
    const key = `${language} ${choice}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = make(languageTag(language), choice);
    made.set(key, formatter);
    return formatter;
  };
}

type Unit = 'second' | 'minute' | 'hour' | 'megabyte';

const names = formatters((tag, type: 'language') => new Intl.DisplayNames(tag, { type }));
const inUnits = formatters(
  (tag, unit: Unit) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
);
const units = formatters((tag, style: 'narrow') => new Intl.ListFormat(tag, { type: 'unit', style }));
const lists = formatters((tag, type: 'conjunction') => new Intl.ListFormat(tag, { type }));
const dates = formatters(
  (tag, dateStyle: 'long' | 'medium') => new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }),
);
const moments = formatters(
  (tag, style: 'medium') => new Intl.DateTimeFormat(tag, { dateStyle: style, timeStyle: style, timeZone: 'UTC' }),
);

/** `4:07`, `1:02:09` */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** The name of a language, in that of the reader. */
export const languageName = (language: Language, reader: Language): string =>
  names(reader, 'language').of(language) ?? language;

/** Whole minutes, at least one: `5 min`, `5 分钟` */
export const roundMinutes = (ms: number, language: Language): string =>
  inUnits(language, 'minute').format(Math.max(1, Math.round(ms / 60_000)));

/** How long to wait: in whole minutes, and none too few. */
export const waitOf = (seconds: number, language: Language): string =>
  roundMinutes(Math.ceil(seconds / 60) * 60_000, language);

/** How long something took, in its two largest units: `0.4 sec`, `2 min 5 sec`, `1 hr` */
export function stretch(ms: number, language: Language): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 59.95) return inUnits(language, 'second').format(seconds);
  const [large, small, size] =
    seconds < 3599.5 ? (['minute', 'second', 60] as const) : (['hour', 'minute', 3600] as const);
  const smalls = Math.round((seconds / size) * 60);
  const parts = [inUnits(language, large).format(Math.floor(smalls / 60))];
  if (smalls % 60 > 0) parts.push(inUnits(language, small).format(smalls % 60));
  return units(language, 'narrow').format(parts);
}

/** Megabytes with one decimal: `2.4 MB` */
export const megabytes = (bytes: number, language: Language): string =>
  inUnits(language, 'megabyte').format(bytes / 1e6);

export const listOf = (listed: readonly string[], language: Language): string =>
  lists(language, 'conjunction').format(listed);

/** The date in UTC; the page's script turns it into the reader's own day. */
export const utcDate = (at: EpochMs, language: Language, style: 'long' | 'medium' = 'medium'): string =>
  dates(language, style).format(at);

/** The moment to the second, in UTC and saying so. */
export const utcMoment = (at: EpochMs, language: Language): string => `${moments(language, 'medium').format(at)} UTC`;

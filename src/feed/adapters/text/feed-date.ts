import type { EpochMs } from '../../../shared/kernel/clock.js';
import { lowerWithoutDiacritics } from '../../../shared/kernel/fold.js';
import { plainNotation } from './date-notation.js';
import { monthOf, placeOffset, zoneOf } from './date-words.js';
import { standardDate } from './standard-date.js';

const DAY = 86_400_000;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

interface Time {
  readonly hour: number;
  readonly minute: number;
  /** With its fraction. */
  readonly second: number;
}

const MIDNIGHT: Time = { hour: 0, minute: 0, second: 0 };

// "ago" is August as well.
const RELATIVE = /\b(?:second|minute|hour|day|week|month|year)s?\s+ago\b/i;

/**
 * The moment that a publisher meant, in any of the many ways in which feeds write dates; UTC when no zone is given.
 * null when it cannot be understood. `now` tells which year a date without one is in.
 */
export const parseFeedDate = (written: string, now: EpochMs): EpochMs | null =>
  standardDate(written) ?? anyDate(written, now);

/** As parseFeedDate, at twenty times its price. */
export function anyDate(written: string, now: EpochMs): EpochMs | null {
  const text = plainNotation(written);
  if (RELATIVE.test(text)) return null;
  return (
    epochNumber(text) ??
    isoDate(text) ??
    compactDate(text) ??
    partialDate(text) ??
    shortDate(text, now) ??
    wordyDate(text, now)
  );
}

/** Seconds or milliseconds since 1970, also as `@…` or `/Date(…)/`. */
function epochNumber(text: string): EpochMs | null {
  const [, seconds, milliseconds] =
    /^(?:@|\/Date\()?(?:(\d{9,10}(?:\.\d+)?)|(\d{12,13}))(?:[+-]\d{4})?(?:\)\/)?$/.exec(text) ?? [];
  if (seconds !== undefined) return Math.round(Number(seconds) * 1_000);
  return milliseconds === undefined ? null : Number(milliseconds);
}

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const ISO_TIME =
  /^(?:T|,?\s+(?:at\s+)?)(\d{1,2})(?:[:.](\d{1,2})(?:[:.](\d{1,2}(?:[.,]\d+)?))?)?(?!\d)(?:\s*([ap])\.?\s?m\b\.?)?/i;

function isoDate(text: string): EpochMs | null {
  const [matched, year, month, day] = ISO_DAY.exec(text) ?? [];
  if (matched === undefined) return null;
  const rest = text.slice(matched.length);
  const clock = ISO_TIME.exec(rest);
  const zone = clock === null ? rest : rest.slice(clock[0].length);
  // A number, or a time after a weekday, for which this is not the form.
  if (/^\s*\d|^\s*[^\s\d+-].*\d:/.test(zone)) return null;
  return moment(numbers(year, month, day), clock === null ? MIDNIGHT : clockTime(clock), zone);
}

const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:[Tt]?(\d\d)(\d\d)(\d\d)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

function compactDate(text: string): EpochMs | null {
  const [, year, month, day, hour, minute, second, zone] = COMPACT.exec(text) ?? [];
  if (year === undefined) return null;
  return moment(numbers(year, month, day), time(hour, minute, second), zone ?? '');
}

/** `2026-11` and `2026` of W3CDTF. */
function partialDate(text: string): EpochMs | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(text) ?? [];
  return year === undefined ? null : moment(numbers(year, month, '1'), MIDNIGHT, '');
}

/** `26-11-12` or `12-11-26`: of the two readings, the one that was last. */
function shortDate(text: string, now: EpochMs): EpochMs | null {
  const [, first, month, last] = /^(\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (first === undefined) return null;
  const readings = [`20${first}-${month}-${last}`, `20${last}-${month}-${first}`].map(isoDate);
  const past = readings.filter((reading) => reading !== null && reading <= now + DAY);
  return past.length === 0 ? null : Math.max(...past.map((reading) => reading ?? 0));
}

const CLOCK = /(?<!\d)(\d{1,2})\s?[:h]\s?(\d{1,2})(?:\s?:\s?(\d{1,2}(?:[.,]\d+)?))?(?:\s*([ap])\.?\s?m\b\.?)?/i;
const CLOCK_WITH_DOTS = /(?<=\d{4},?\s+(?:um\s+)?)(\d{1,2})\.(\d\d)(?:\.(\d\d))?(?![\d.])/i;
const OFFSET = /(?<!\d)([+-])\s?(\d{1,2}):?(\d\d)?(?!\d)/;

/** RFC 822, its many misspellings, and what people write: day, month and year in words or numbers. */
function wordyDate(text: string, now: EpochMs): EpochMs | null {
  const spaced = text.replace(/\([^)]*\)/g, ' ');
  const clock = CLOCK.exec(spaced) ?? CLOCK_WITH_DOTS.exec(spaced);
  const before = clock === null ? spaced : spaced.slice(0, clock.index);
  const after = clock === null ? '' : spaced.slice(clock.index + clock[0].length);
  const offset = OFFSET.exec(after);
  const rest = offset === null ? after : after.replace(offset[0], ' ');
  const day = dayIn(`${before} ${rest}`, now);
  if (day === null) return null;
  return moment(day, clock === null ? MIDNIGHT : clockTime(clock), offset === null ? rest : offset[0]);
}

function clockTime([, hour, minute, second, half]: RegExpExecArray): Time {
  const read = time(hour, minute, second);
  if (half === undefined) return read;
  return { ...read, hour: (read.hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) };
}

function zoneMinutes(text: string, at: EpochMs): number {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return placeOffset(text, at) ?? zoneOf(wordsOf(text)) ?? 0;
  const offset = Number(hours) * 60 + Number(minutes ?? 0);
  return offset > 14 * 60 ? 0 : sign === '-' ? -offset : offset;
}

const wordsOf = (text: string): readonly string[] => lowerWithoutDiacritics(text).match(/\p{L}+/gu) ?? [];

function dayIn(text: string, now: EpochMs): Day | null {
  const month = monthOf(wordsOf(text));
  const figures = text.match(/\d+/g) ?? [];
  return month === null ? numericDay(figures, text) : namedDay(month, figures, now);
}

function namedDay(month: number, figures: readonly string[], now: EpochMs): Day | null {
  const year = figures.find((figure) => figure.length === 4);
  const others = figures.filter((figure) => figure !== year).map(Number);
  const [first, second] = others;
  if (year !== undefined) return { year: Number(year), month, day: first ?? 1 };
  if (first === undefined) return null;
  if (second === undefined) return { year: latestYear(month, first, now), month, day: first };
  return first > 31 ? { year: fullYear(first), month, day: second } : { year: fullYear(second), month, day: first };
}

function latestYear(month: number, day: number, now: EpochMs): number {
  const year = new Date(now).getUTCFullYear();
  return Date.UTC(year, month - 1, day) > now + DAY ? year - 1 : year;
}

/** Dots mean day first; slashes mean month first, as in America, unless that is impossible. */
function numericDay(figures: readonly string[], text: string): Day | null {
  const [first, second, third] = figures;
  if (first === undefined || second === undefined || third === undefined) return null;
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return { year: a, month: b, day: c };
  const year = third.length === 4 ? c : fullYear(c);
  const monthFirst = b > 12 || (a <= 12 && text.includes('/'));
  return monthFirst ? { year, month: a, day: b } : { year, month: b, day: a };
}

const fullYear = (year: number): number => (year >= 100 ? year : year + (year < 70 ? 2_000 : 1_900));

const numbers = (year = '', month = '1', day = '1'): Day => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

const time = (hour = '0', minute = '0', second = '0'): Time => ({
  hour: Number(hour),
  minute: Number(minute),
  second: Number(second.replace(',', '.')),
});

/** `zone`: whatever was written after the time. */
function moment(day: Day, time: Time, zone: string): EpochMs | null {
  const { year, month } = day;
  if (year < 1 || year > 9_999 || month < 1 || month > 12 || day.day < 1) return null;
  if (time.hour > 24 || time.minute > 59 || time.second >= 61) return null;
  // Date.UTC takes years below 100 for 19xx.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day.day);
  if (date.getUTCMonth() !== month - 1) return null;
  const local = date.getTime() + Math.floor((time.hour * 3_600 + time.minute * 60 + time.second) * 1_000);
  return local - zoneMinutes(zone, local) * 60_000;
}

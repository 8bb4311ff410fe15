import type { EpochMs } from '../../../shared/kernel/clock.js';
import { monthOf, plainWord, zoneOf } from './date-words.js';

const MAX_LENGTH = 100;
const DAY = 86_400_000;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

interface Time {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const MIDNIGHT: Time = { hour: 0, minute: 0, second: 0 };

/**
 * The moment that a publisher meant, in any of the many ways in which feeds write dates; UTC when no zone is given.
 * null when it cannot be understood. `now` tells which year a date without one is in.
 */
export function parseFeedDate(written: string, now: EpochMs): EpochMs | null {
  const text = written.trim().slice(0, MAX_LENGTH);
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1_000;
  if (/^\d{12,13}$/.test(text)) return Number(text);
  return isoDate(text) ?? compactDate(text) ?? partialDate(text) ?? wordyDate(text, now);
}

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+(?:at\s+)?)(\d{1,2})[:.](\d{1,2})(?:[:.](\d{1,2})(?:[.,]\d+)?)?)?(?!\d|\s*[ap]\.?m)\s*([^\d\s].*)?$/i;

function isoDate(text: string): EpochMs | null {
  const [, year, month, day, hour, minute, second, zone] = ISO.exec(text) ?? [];
  if (year === undefined) return null;
  return moment(numbers(year, month, day), time(hour, minute, second), zoneMinutes(zone ?? ''));
}

const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:[Tt]?(\d\d)(\d\d)(\d\d)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

function compactDate(text: string): EpochMs | null {
  const [, year, month, day, hour, minute, second, zone] = COMPACT.exec(text) ?? [];
  if (year === undefined) return null;
  return moment(numbers(year, month, day), time(hour, minute, second), zoneMinutes(zone ?? ''));
}

/** `2026-11` and `2026` of W3CDTF. */
function partialDate(text: string): EpochMs | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(text) ?? [];
  return year === undefined ? null : moment(numbers(year, month, '1'), MIDNIGHT, 0);
}

const CLOCK = /(\d{1,2})[:h](\d{1,2})(?::(\d{1,2})(?:[.,]\d+)?)?(?:\s*([ap])\.?\s?m\b\.?)?/i;
const OFFSET = /(?<!\d)([+-])(\d{1,2}):?(\d\d)?(?!\d)/;

/** RFC 822, its many misspellings, and what people write: day, month and year in words or numbers. */
function wordyDate(text: string, now: EpochMs): EpochMs | null {
  const spaced = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[年月]/g, '-')
    .replace(/日/g, ' ');
  const clock = CLOCK.exec(spaced);
  const before = clock === null ? spaced : spaced.slice(0, clock.index);
  const after = clock === null ? '' : spaced.slice(clock.index + clock[0].length);
  const offset = OFFSET.exec(after);
  const rest = offset === null ? after : after.replace(offset[0], ' ');
  const day = dayIn(`${before} ${rest}`, now);
  if (day === null) return null;
  return moment(day, clock === null ? MIDNIGHT : clockTime(clock), zoneMinutes(offset === null ? rest : offset[0]));
}

function clockTime([, hour, minute, second, half]: RegExpExecArray): Time {
  const read = time(hour, minute, second);
  if (half === undefined) return read;
  return { ...read, hour: (read.hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) };
}

function zoneMinutes(text: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return zoneOf(wordsOf(text)) ?? 0;
  const offset = Number(hours) * 60 + Number(minutes ?? 0);
  return offset > 14 * 60 ? 0 : sign === '-' ? -offset : offset;
}

const wordsOf = (text: string): readonly string[] => plainWord(text).match(/\p{L}+/gu) ?? [];

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
  second: Number(second),
});

function moment(day: Day, time: Time, offsetMinutes: number): EpochMs | null {
  const { year, month } = day;
  if (year < 1 || year > 9_999 || month < 1 || month > 12 || day.day < 1) return null;
  if (time.hour > 24 || time.minute > 59 || time.second > 60) return null;
  // Date.UTC takes years below 100 for 19xx.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day.day);
  if (date.getUTCMonth() !== month - 1) return null;
  return date.getTime() + ((time.hour * 60 + time.minute - offsetMinutes) * 60 + time.second) * 1_000;
}

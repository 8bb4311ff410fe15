import type { Language } from '../../../../shared/kernel/language.js';
import { ABBREVIATIONS, CLOSING_ABBREVIATIONS, LAST_WORDS, NUMBERED } from './abbreviations.js';
import { STOP_WORDS } from './stop-words.js';
import { isCjk } from './words.js';

/** A sentence where it stands: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** It ends as a sentence does; headings, captions and cut texts do not. */
  readonly complete: boolean;
}

export const READ_CHARACTERS = 24_000;
const LONGEST_LINE = 6_000;
const LONGEST_QUOTE = 420;

/** Sentences with their places, line by line; what lies beyond the first 24,000 characters is not read. */
export function sentenceSpans(text: string, language: Language): readonly Span[] {
  const read = text.slice(0, READ_CHARACTERS);
  const spans: Span[] = [];
  for (const line of unwrapped(read).matchAll(/[^\n\r\u2028\u2029]+/g)) {
    if (line[0].length > LONGEST_LINE && !/[\s。！？]/u.test(line[0].slice(0, LONGEST_LINE))) continue;
    const ends = isCjk(language) ? cjkEnds(line[0]) : latinEnds(line[0], language);
    spans.push(...spansOf(line[0], ends).map((span) => moved(span, line.index)));
  }
  return spans;
}

/** Text wrapped at a fixed width, as in mails: a line that goes on in lower case is no line. Keeps every place. */
const unwrapped = (text: string): string =>
  text.replace(/(?<=[\p{L},;\d]) ?\r?\n(?=\p{Ll})/gu, (wrap) => ' '.repeat(wrap.length));

const moved = (span: Span, by: number): Span => ({ ...span, start: span.start + by, end: span.end + by });

/** The pieces of a line between the ends found, trimmed; what follows the last end is incomplete. */
function spansOf(line: string, ends: readonly number[]): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const [index, end] of [...ends, line.length].entries()) {
    const piece = line.slice(from, end);
    const start = from + (piece.length - piece.trimStart().length);
    const stop = from + piece.trimEnd().length;
    if (stop > start) spans.push({ start, end: stop, complete: index < ends.length && !isCutOff(piece) });
    from = end;
  }
  return spans;
}

/** "… and the minister […]": a feed that shows only the beginning. */
const isCutOff = (piece: string): boolean =>
  /(?:…|\.{3}|\[(?:…|\.{3})\]|\(…\))["”»]?$/u.test(piece.trimEnd().slice(-8));

const LATIN_STOPS = /[.!?…]+/gu;
const LATIN_CLOSERS = /["'”’»“)\]]{0,4}/uy;

function latinEnds(line: string, language: Language): readonly number[] {
  const ends: number[] = [];
  let from = 0;
  for (const found of line.matchAll(LATIN_STOPS)) {
    const end = pastLatinClosers(line, found.index + found[0].length);
    if (!endsSentence(line, found.index, end, language)) continue;
    if (end - from < LONGEST_QUOTE && quoteIsOpen(line.slice(from, end))) continue;
    ends.push(end);
    from = end;
  }
  return ends;
}

/** French sets a space before the closing mark: « … ! »; in German the same mark opens: »…« */
function pastLatinClosers(line: string, from: number): number {
  LATIN_CLOSERS.lastIndex = /^[\s\u00a0\u202f]»(?![\p{L}\p{N}])/u.test(line.slice(from, from + 3)) ? from + 1 : from;
  LATIN_CLOSERS.test(line);
  return Math.max(from, LATIN_CLOSERS.lastIndex);
}

function endsSentence(line: string, stop: number, end: number, language: Language): boolean {
  const rest = line.slice(end, end + 40);
  const following = rest.trimStart();
  if (following === '') return true;
  if (following === rest) return false;
  if (!/^["'“”„«»‘’¿¡([–—-]*\s?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(following)) return false;
  return line[stop] !== '.' || line[stop + 1] === '.' || !isAbbreviated(line.slice(0, stop), following, language);
}

function isAbbreviated(before: string, following: string, language: Language): boolean {
  const written = /(?:^|[\s("“«„'’])([\p{L}.º-]+|\d{1,2})$/u.exec(before.slice(-40))?.[1];
  if (written === undefined) return false;
  const last = written.toLowerCase();
  // "am 3. Oktober" goes on, "Damit gilt Warnstufe 2. Der Scheitel …" does not.
  if (/^\d/.test(last)) return before.trim() === last || (language === 'de' && !startsSentence(following, language));
  if (LAST_WORDS.has(last)) return OF_A_TIME.test(following);
  if (CLOSING_ABBREVIATIONS.has(last)) return !startsSentence(following, language);
  if (NUMBERED.has(last) && /^\d/.test(following)) return true;
  if (language === 'de' && GERMAN_DAY.test(written) && /^\d/.test(following)) return true;
  if (/\d\s?\p{L}$/u.test(before.slice(-4))) return false;
  return ABBREVIATIONS[language].has(last) || /^(?:\p{L}\.-?)*\p{L}$/u.test(written);
}

/** "So. 16 Uhr": a Sunday. */
const GERMAN_DAY = /^(?:Mo|Di|Mi|Do|Fr|Sa|So)$/u;

const OF_A_TIME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\p{Lu}{2,4}(?![\p{L}])|\p{Lu}\p{Ll}+ (?:time|Time)\b|\d|\()/u;

/** A capitalised function word after an abbreviation: "… in the U.S. The plan …". */
function startsSentence(following: string, language: Language): boolean {
  const word = /^["“«„]?(\p{Lu}\p{L}*)/u.exec(following)?.[1];
  return word !== undefined && STOP_WORDS[language].has(word.toLowerCase());
}

function quoteIsOpen(piece: string): boolean {
  const curly = balance(piece, /[“«]/gu, /[”»]/gu);
  return /[„]/u.test(piece) ? balance(piece, /„/gu, /[“”]/gu) > 0 : curly > 0 || isOdd(piece, /"/g);
}

const balance = (text: string, opening: RegExp, closing: RegExp): number =>
  (text.match(opening)?.length ?? 0) - (text.match(closing)?.length ?? 0);

const isOdd = (text: string, mark: RegExp): boolean => (text.match(mark)?.length ?? 0) % 2 === 1;

const CJK_STOP = /[。！？!?]/u;
const CJK_CLOSER = /[」』”’）)"]/u;

/** Full stops outside of quotes, and quotes after a colon; one that never closes does not swallow the rest. */
function cjkEnds(line: string): readonly number[] {
  const ends: number[] = [];
  let [depth, from, introduced] = [0, 0, false];
  for (let index = 0; index < line.length; index++) {
    const [letter, before] = [line[index] ?? '', line[index - 1] ?? ''];
    if (/[「『“（(]/u.test(letter)) {
      if (depth === 0) introduced = /[：:]/u.test(before);
      depth++;
      continue;
    }
    const closes = /[」』”）)]/u.test(letter);
    if (closes) depth = Math.max(0, depth - 1);
    const stops = closes ? introduced && CJK_STOP.test(before) : CJK_STOP.test(letter);
    if (!stops || (depth > 0 && index - from <= LONGEST_QUOTE / 2)) continue;
    const end = pastClosers(line, index + 1);
    ends.push(end);
    [depth, from, index] = [0, end, end - 1];
  }
  return ends;
}

function pastClosers(line: string, from: number): number {
  let end = from;
  while (CJK_STOP.test(line[end] ?? '') || CJK_CLOSER.test(line[end] ?? '')) end++;
  return end;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The spans that begin in none of the stretches; both in the order of the text, so that each is passed once. */
export function spansOutside(spans: readonly Span[], stretches: readonly Stretch[]): readonly Span[] {
  let [next, stretch] = [1, stretches[0]];
  return spans.filter(({ start }) => {
    while (stretch !== undefined && stretch.to <= start) stretch = stretches[next++];
    return stretch === undefined || start < stretch.from;
  });
}

/** Quotes that do not match make a sentence unfit to be read on its own. */
export const hasOpenQuote = (sentence: string): boolean =>
  quoteIsOpen(sentence) || balance(sentence, /[「『]/gu, /[」』]/gu) !== 0 || strayClosing(sentence);

const strayClosing = (sentence: string): boolean =>
  !/„/u.test(sentence) &&
  (balance(sentence, /“/gu, /”/gu) < 0 || (balance(sentence, /«/gu, /»/gu) < 0 && !/»[^«]*«/u.test(sentence)));

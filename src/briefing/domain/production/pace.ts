import type { Language } from '../../../shared/kernel/language.js';
import type { PacedLine } from '../programme.js';
import type { SpokenHost } from '../script.js';

/** What decides how long a line takes. */
type SpokenWords = Pick<PacedLine, 'host' | 'text' | 'language'>;

/** Silence after a sentence when the same host goes on. The studio really leaves it. */
export const PAUSE_AFTER_LINE_MS = 280;
/** Silence when the other host takes over. */
export const PAUSE_AT_HOST_CHANGE_MS = 400;
/** From the end of a story to the next one, or to the closing. A sting sounds in it. */
export const PAUSE_BETWEEN_PARTS_MS = 820;

/** From the beginning to the first word: bells sound in it. */
export const OPENING_MS = 1_400;
/** From the last word to the end, with bells too. */
export const CLOSING_MS = 1_700;

/** What takes time in a line, in milliseconds each. */
interface Costs {
  /** Of the script that the language is written in: Latin, or Chinese characters. */
  readonly letter: number;
  /** Latin languages: the boundary of a word. */
  readonly word: number;
  readonly kana: number;
  /** Chinese and Japanese: a letter of a foreign name. */
  readonly foreign: number;
  readonly digit: number;
  /** Mostly part of a round number: 40,000. */
  readonly zero: number;
  /** Signs that are said as words: % $ € £. */
  readonly sign: number;
  /** Capitals beside capitals: spelled. */
  readonly capital: number;
  readonly comma: number;
  /** A sentence that ends inside the line. */
  readonly stop: number;
  readonly line: number;
  readonly code: CodeCosts;
}

/** What versions and identifiers take beyond their letters and digits. */
interface CodeCosts {
  /** A dot of 4.0.7. */
  readonly point: number;
  /** The dot of Node.js. */
  readonly dot: number;
  /** A number of CVE-2024-5535: it is said in full, and the letters before it are spelled. */
  readonly number: number;
  /** A capital inside maxRetryCount. */
  readonly hump: number;
}

const codeCosts = (point: number, dot: number, number: number, hump: number): CodeCosts => {
  return { point, dot, number, hump };
};

const LATIN = { kana: 0, foreign: 0 };
const ASIAN = { word: 0, kana: 0, capital: 0 };

/** Fitted to what the default engine needs for some 250 sentences of news and phrases a language. */
const COSTS: Readonly<Record<Language, Costs>> = {
  en: {
    ...LATIN,
    letter: 57,
    word: 25,
    digit: 341,
    zero: 205,
    sign: 466,
    capital: 34,
    comma: 271,
    stop: 248,
    line: 147,
    code: codeCosts(180, 450, 640, 110),
  },
  es: {
    ...LATIN,
    letter: 62,
    word: 20,
    digit: 389,
    zero: 77,
    sign: 597,
    capital: 3,
    comma: 242,
    stop: 348,
    line: 80,
    code: codeCosts(235, 730, 310, 100),
  },
  pt: {
    ...LATIN,
    letter: 65,
    word: 31,
    digit: 405,
    zero: 79,
    sign: 687,
    capital: 35,
    comma: 220,
    stop: 344,
    line: 86,
    code: codeCosts(-135, 710, 570, 110),
  },
  de: {
    ...LATIN,
    letter: 52,
    word: 59,
    digit: 468,
    zero: 128,
    sign: 438,
    capital: 56,
    comma: 205,
    stop: 202,
    line: 56,
    code: codeCosts(195, 310, 700, 210),
  },
  fr: {
    ...LATIN,
    letter: 54,
    word: 20,
    digit: 291,
    zero: 59,
    sign: 527,
    capital: 25,
    comma: 311,
    stop: 336,
    line: 123,
    code: codeCosts(215, 210, 330, 160),
  },
  zh: {
    ...ASIAN,
    letter: 277,
    digit: 294,
    zero: 197,
    sign: 678,
    comma: 135,
    stop: 322,
    line: 18,
    foreign: 41,
    code: codeCosts(15, 250, 700, 190),
  },
  ja: {
    ...ASIAN,
    letter: 228,
    digit: 292,
    zero: 91,
    sign: 514,
    comma: 162,
    stop: 192,
    line: 76,
    foreign: 116,
    kana: 125,
    code: codeCosts(270, 480, 1500, 0),
  },
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const LETTER = /\p{L}/gu;
const CHINESE_CHARACTER = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;
const CAPITAL = /\p{Lu}(?=\p{Lu})|(?<=\p{Lu})\p{Lu}/gu;
const COMMA = /[,;:–—，、；：](?!\d)/gu;
const INNER_STOP = /[.!?](?= )|[。！？](?=.)/gu;
/** "1.234.567" and "21.11.2025" are no versions. */
const VERSION = /(?<![\d.])(?!\d{1,3}(?:\.\d{3})+(?!\d))\d{1,3}(?:\.\d{1,3}){2,}(?!\.?\d)/gu;
const NAME_DOT = /(?<=\p{L}{2})\.(?=\p{Ll}{2})/gu;
const CODE_NUMBER = /(?<=\p{Lu}{2}(?:-\d{4,6}){0,2})-(?=\d{4})/gu;
const HUMP = /(?<=\p{Ll})\p{Lu}/gu;
const CLOSING = /(?<![\p{Pe}\p{Pf}"”'])[\p{Pe}\p{Pf}"”']+$/u;

/** How long the default engine takes to speak one line, without the pause after it. */
export function speechMs(text: string, language: Language): number {
  const line = text.normalize('NFC').trim().replace(CLOSING, '');
  const costs = COSTS[language];
  const asian = language === 'zh' || language === 'ja';
  const total =
    count(line, asian ? CHINESE_CHARACTER : LETTER) * costs.letter +
    count(line, /\S+/gu) * costs.word +
    count(line, KANA) * costs.kana +
    count(line, LATIN_LETTER) * costs.foreign +
    count(line, /[1-9１-９]/gu) * costs.digit +
    count(line, /[0０]/gu) * costs.zero +
    count(line, /[%％$€£]/gu) * costs.sign +
    count(line, CAPITAL) * costs.capital +
    count(line, COMMA) * costs.comma +
    count(line, INNER_STOP) * costs.stop +
    codeMs(line, costs.code) +
    costs.line;
  return Math.round(total);
}

function codeMs(line: string, { point, dot, number, hump }: CodeCosts): number {
  const points = [...line.matchAll(VERSION)].reduce((sum, [version]) => sum + version.split('.').length - 1, 0);
  return points * point + count(line, NAME_DOT) * dot + count(line, CODE_NUMBER) * number + count(line, HUMP) * hump;
}

/** How long the voice of a host takes for what the default voices say in `ms`. */
export const spokenBy = (host: SpokenHost | undefined, ms: number): number =>
  Math.round(ms * (host?.durationFactor ?? 1));

/** Of the hosts of a briefing, who speak about evenly. */
export const meanDurationFactor = (hosts: readonly SpokenHost[]): number =>
  hosts.length === 0 ? 1 : hosts.reduce((sum, { durationFactor = 1 }) => sum + durationFactor, 0) / hosts.length;

/** How long one line takes. The voice of a host speaks one language: what is said in another one is said by a default voice. */
export function lineMs(line: SpokenWords, language: Language, hosts: readonly SpokenHost[]): number {
  const ms = speechMs(line.text, line.language ?? language);
  return line.language === undefined ? spokenBy(hosts[line.host], ms) : ms;
}

/** How long the hosts take for lines in order, with what sounds around and between them, which does not depend on who speaks. */
export function scriptMs(lines: readonly PacedLine[], language: Language, hosts: readonly SpokenHost[] = []): number {
  return lines.reduce((total, line, index) => {
    const next = lines[index + 1];
    const ms = lineMs(line, language, hosts);
    return total + ms + (next === undefined ? CLOSING_MS : pauseBetween(line, next));
  }, OPENING_MS);
}

/** Silence between two lines of a script. */
export function pauseBetween(line: Pick<PacedLine, 'host'>, next: Pick<PacedLine, 'host' | 'opensPart'>): number {
  if (next.opensPart === true) return PAUSE_BETWEEN_PARTS_MS;
  return line.host === next.host ? PAUSE_AFTER_LINE_MS : PAUSE_AT_HOST_CHANGE_MS;
}

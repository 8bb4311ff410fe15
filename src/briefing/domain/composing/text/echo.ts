import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../request/chinese-characters.js';
import { folded } from './folding.js';
import { perWordIn } from './per-word.js';
import { STOP_WORDS } from './stop-words.js';
import { isCjk } from './words.js';

const STEM = 5;
const WORD = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;
/** Hiragana carries grammar; two other characters in a row carry a meaning. */
const CJK_RUN = /[\p{sc=Han}\p{sc=Katakana}ー]{2,}/gu;
const CJK_OTHER = /[A-Za-z][A-Za-z0-9.-]+|\d[\d.,]*/gu;
/** How much of a headline must come again to be a repetition; less will do when every name of it comes again. */
const ECHO = { latin: 0.55, latinNamed: 0.4, cjk: 0.5 };
/** With fewer stems a share says nothing. */
const FEWEST_STEMS = 3;

/** What a text says: stems of its content words and its numbers, or pairs of its characters. */
export interface Content {
  readonly stems: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** What its names in full are called for short: "bce" for "Banco Central Europeo". */
  readonly initials: ReadonlySet<string>;
  readonly language: Language;
}

export function contentOf(text: string, language: Language): Content {
  const flat = inOneScript(text.normalize('NFKC'), language);
  const stems = isCjk(language) ? cjkStems(flat) : latinStems(flat, language);
  const [names, initials] = isCjk(language) ? [[], []] : [namesOf(flat), initialsIn(flat)];
  return { stems: new Set(stems), names: new Set(names), initials: new Set(initials), language };
}

/** Words between those of a name: "Banco de España". */
const LONGEST_LINK = 3;

/** The first letters of words with a capital in a row; an article at the beginning of the sentence is one of them or not. */
function initialsIn(text: string): readonly string[] {
  const found: string[] = [];
  let run = '';
  for (const word of [...(text.match(/[\p{L}’'-]+|[^\p{L}\s]/gu) ?? []), '.']) {
    if (/^\p{Lu}\p{Ll}/u.test(word)) run += word.charAt(0);
    else if (run === '' || !/^\p{Ll}/u.test(word) || word.length > LONGEST_LINK) {
      if (run.length > 1) found.push(run, run.slice(1));
      run = '';
    }
  }
  return found.map((initials) => folded(initials).slice(0, STEM));
}

const says = ({ stems, initials }: Content, stem: string): boolean => stems.has(stem) || initials.has(stem);

const cjkStems = (text: string): readonly string[] => [
  ...(text.match(CJK_RUN) ?? []).flatMap((run) => pairsOf([...run])),
  ...(text.match(CJK_OTHER) ?? []).map((word) => word.toLowerCase()),
];

const pairsOf = (letters: readonly string[]): readonly string[] =>
  letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);

function latinStems(text: string, language: Language): readonly string[] {
  const parts = (text.match(WORD) ?? []).flatMap((word) => word.split('-'));
  return parts.flatMap((part) => stemsOf(part, language));
}

const stemsOf = perWordIn((part: string, language: Language): readonly string[] => {
  const key = folded(part);
  if (/\d/u.test(key)) return [key];
  const isWord = key.length > 3 || /^\p{Lu}{2}/u.test(part);
  return isWord && !STOP_WORDS[language].has(part.toLowerCase()) ? [key.slice(0, STEM)] : [];
});

/** Words with a capital inside a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;:'’"”»)] ["“«'‘(]?)\p{Lu}[\p{L}’'-]{2,}/gu;
const namesOf = (text: string): readonly string[] =>
  (text.match(NAME) ?? []).map((name) => folded(name).slice(0, STEM));

export function sharedStems(a: Content, b: Content): number {
  let shared = 0;
  for (const stem of a.stems) if (says(b, stem)) shared++;
  return shared;
}

/** The share of one text that another says again. */
export const coverage = (text: Content, again: Content): number =>
  text.stems.size === 0 ? 1 : sharedStems(text, again) / text.stems.size;

/**
 * Whether a text, mostly a headline, is heard again in another one. Never when a number of it is missing there: of
 * "4.0.6 is out" and "4.0.7 is out" neither repeats the other.
 */
export function isEchoed(text: Content, again: Content): boolean {
  return isSaidAgain(text, again) || (isLongEnough(text) && hasItsFigures(text, again) && isNamedIn(text, again));
}

/** Like `isEchoed` where both are sentences: that both name the same office and its holder is not yet a repetition. */
export function isSaidAgain(text: Content, again: Content): boolean {
  const least = isCjk(text.language) ? ECHO.cjk : ECHO.latin;
  return isLongEnough(text) && hasItsFigures(text, again) && coverage(text, again) >= least;
}

const isLongEnough = ({ stems }: Content): boolean => stems.size >= FEWEST_STEMS;

const hasItsFigures = ({ stems }: Content, again: Content): boolean =>
  [...stems].every((stem) => !/\d/u.test(stem) || again.stems.has(stem));

const isNamedIn = (text: Content, again: Content): boolean =>
  !isCjk(text.language) && coverage(text, again) >= ECHO.latinNamed && isNamedAgain(text, again);

/** German nouns and Title Case have capitals of their own. */
const isNamedAgain = ({ names, stems, language }: Content, again: Content): boolean =>
  language !== 'de' &&
  names.size > 0 &&
  names.size <= 0.6 * stems.size &&
  [...names].every((name) => says(again, name));

/** None of what a headline names is heard: the other text does not introduce its subject. */
export function isLost(headline: Content, again: Content): boolean {
  if (isCjk(headline.language)) return headline.stems.size > 0 && coverage(headline, again) < 0.15;
  return headline.names.size > 0 && ![...headline.names].some((name) => says(again, name));
}

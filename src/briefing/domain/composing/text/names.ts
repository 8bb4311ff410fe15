import type { Language } from '../../../../shared/kernel/language.js';
import { ELISION, folded } from './folding.js';
import { isGermanThing } from './german-nouns.js';
import { perWord } from './per-word.js';
import { isCjk } from './words.js';

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
/** A word right after one of these begins a sentence, or the second half of a headline: its capital says nothing. */
const FRESH_START = /(?:^|[.!?…:;|–—•\n])["“”«»„‘’'(\s]*$/u;
const LONGEST_LOOKED_BACK = 6;
/** Four letters make "Haiti", "Haitian" and "haïtien" one place. */
const ROOT = 4;

type Counts = ReadonlyMap<string, number>;

/** How often each word of a set of texts is written small, and with a capital inside a sentence. */
export interface Casing {
  readonly small: Counts;
  readonly capital: Counts;
}

/** Case is learnt from the texts themselves, because no dictionary knows the names of tomorrow. */
export function casingOf(texts: readonly string[]): Casing {
  const [small, capital] = [new Map<string, number>(), new Map<string, number>()];
  for (const text of texts) {
    for (const found of text.matchAll(WORD)) {
      const raw = found[0];
      if (!HAS_CAPITAL.test(raw)) count(small, raw);
      else if (!isFresh(text, found.index)) count(capital, folded(raw));
    }
  }
  return { small: foldedCounts(small), capital };
}

const HAS_CAPITAL = /^(?:\p{Ll}{1,2}['’])?\p{Lu}/u;

/** Folding is slow, and there are few different words. */
function foldedCounts(counts: Counts): Counts {
  const sums = new Map<string, number>();
  for (const [word, times] of counts) {
    const key = folded(word);
    sums.set(key, (sums.get(key) ?? 0) + times);
  }
  return sums;
}

export const UNKNOWN_CASING: Casing = { small: new Map(), capital: new Map() };

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isFresh = (text: string, at: number): boolean =>
  FRESH_START.test(text.slice(Math.max(0, at - LONGEST_LOOKED_BACK), at));

/** Titles, months, weekdays, agencies, questions: capitals that name nobody. */
const NOBODY: ReadonlySet<string> = new Set(
  `i mr mrs ms dr sr sra herr frau monsieur madame m mme monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct
  nov dec montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember
  uhr prozent euro reuters ap afp dpa apa efe lusa bbc cnn why how what who where when warum wieso weshalb wie was wer wo
  wann pourquoi comment quand qui cuando donde quien como quando onde quem`.split(/\s+/),
);

/** Headlines In Title Case say nothing by their capitals. */
export function isTitleCase(title: string): boolean {
  const long = title.match(/\p{L}{5,}/gu) ?? [];
  return long.length > 2 && long.filter(isCapital).length > 0.7 * long.length;
}

/** A name with its place in the text. */
export interface FoundName {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** A word with a capital, folded; empty: it has none. */
const capitalKey = perWord((word) => {
  const raw = word.replace(ELISION, '');
  return isCapital(raw) ? folded(raw) : '';
});

/** Folded names in a text of the Latin script. */
export function latinNames(text: string, language: Language, casing: Casing): readonly FoundName[] {
  let flat: boolean | undefined;
  const found: FoundName[] = [];
  for (const match of text.matchAll(WORD)) {
    const key = capitalKey(match[0]);
    if (key.length < 2 || NOBODY.has(key)) continue;
    const capital = casing.capital.get(key) ?? 0;
    if ((casing.small.get(key) ?? 0) > capital) continue;
    if (capital === 0 && (isFresh(text, match.index) || (flat ??= isTitleCase(text)))) continue;
    if (language === 'de' && isGermanThing(key)) continue;
    found.push({ key, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Katakana and Latin words, and Han runs of four: what names things where there are no capitals. */
function cjkNames(text: string): readonly string[] {
  const words = text.match(/[\p{sc=Katakana}ー]{3,}|[A-Za-z][A-Za-z0-9.-]{2,}/gu) ?? [];
  const runs = (text.match(/\p{sc=Han}{4,}/gu) ?? []).flatMap((run) => {
    const letters = [...run];
    return letters.slice(3).map((_, at) => letters.slice(at, at + 4).join(''));
  });
  return [...words, ...runs];
}

/** The names in a text, in small letters without accents. */
export const namesIn = (text: string, language: Language, casing: Casing): readonly string[] =>
  isCjk(language) ? cjkNames(text) : latinNames(text, language, casing).map(({ key }) => key);

/** To be compared: with roots, "Haitian" names the same as "Haiti". */
export const rootsOf = (names: Iterable<string>, language: Language): readonly string[] =>
  isCjk(language) ? [...names] : [...names].map((name) => name.slice(0, ROOT));

const GROUPED = /(?<=\d)[   .,’](?=\d{3}(?!\d))/gu;
const AMOUNT = /(?<![\d:])(\d+(?!:?\d*:\d)(?:[.,]\d+)?)[  ]?(%|[\p{sc=Han}\p{sc=Katakana}]{1,2}|\p{L}*)/gu;
const YEAR = /^(?:1[89]|20)\d\d$/u;
const CJK_DATE = /^[年月日号第期時点]/u;

export interface Amount {
  readonly value: string;
  /** What is counted, as far as the next word says; empty: it does not. */
  readonly unit: string;
}

/** "120,000 people", "6.9", "33億円": numbers that are no year or date, with the word that they count. */
export function amountsIn(text: string, language: Language): readonly Amount[] {
  const plain = text.normalize('NFKC').replace(GROUPED, '');
  return [...plain.matchAll(AMOUNT)].flatMap(([, number = '', unit = '']) => {
    if (YEAR.test(number) || (isCjk(language) && CJK_DATE.test(unit))) return [];
    return [{ value: number.replace(',', '.'), unit: isCjk(language) ? unit : folded(unit).slice(0, 5) }];
  });
}

/** The amounts that tell one event from another: not "two" or "7". */
export const tellingAmounts = (text: string, language: Language): readonly string[] =>
  amountsIn(text, language).flatMap(({ value, unit }) => {
    if (isCjk(language)) return [`${value}${unit}`];
    if (value.length < 2 || (value.length < 3 && unit === '')) return [];
    return [value.length < 3 ? `${value} ${unit}` : value];
  });

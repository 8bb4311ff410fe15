import type { Language } from '../../../../shared/kernel/language.js';
import { CHINESE_EVERYDAY } from './everyday/chinese.js';
import { EVERYDAY_WORDS } from './everyday/words.js';
import { INSTITUTIONS } from './everyday/institutions.js';
import { JAPANESE_EVERYDAY, JAPANESE_LOANWORDS } from './everyday/japanese.js';
import { countryNames } from './country-names.js';
import { folded } from './folding.js';
import { latinNames, type Casing, type FoundName } from './names.js';

/** Six letters keep people apart, and bring "Altenrode" and "Altenroder" together. */
const ENTITY = 6;

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);
const INSTITUTION = new Map(
  Object.entries(INSTITUTIONS).map(([language, list]) => [language, new Set(listOf(list).map((word) => folded(word)))]),
);

/** What is called after somebody or somewhere: "University of Dorn", "Hospital de São Telmo" are one name. */
const CALLED_AFTER =
  /^(?:hospita|clini|univers|institut|acade|escola|escuela|ecole|school|college|colegio|muse|bibliot|library|teatr|theat|igreja|iglesia|eglise|church|tribuna|court|camara|conse|council|ministe|ministr|depart|secret|banc|bank|banq|port|puert|aero|airport|estac|gare|ponte?|puente|bridge|avenid|rua|calle|rue|plaza|praca|place|parque|parc|park|club|feder|assoc|asoci|fund|fond)/u;
const AFTER = /^ (?:of|of the|de|de la|de los|del|da|do|das|dos|du|des|von|von der|van|van der) $/u;

/** What a text names, and the words of these names: first names, titles, offices. */
export interface Naming {
  readonly entities: readonly string[];
  readonly words: readonly string[];
}

export function namingIn(text: string, language: Language, casing: Casing): Naming {
  if (language === 'zh' || language === 'ja') {
    const entities = cjkEntities(text, language);
    return { entities, words: entities };
  }
  const names = latinNames(text, language, casing);
  return { entities: entitiesOf(names, text, language), words: names.flatMap((name) => wordsOf(name, text)) };
}

/** Of words in a row the last that names anything: "President Maia Sandor" is "sandor". */
function entitiesOf(names: readonly FoundName[], text: string, language: Language): readonly string[] {
  const found: string[] = [];
  let last: string | null = null;
  names.forEach(({ key, end }, index) => {
    if (INSTITUTION.get(language)?.has(key) !== true) last = key;
    const next = names[index + 1];
    const between = next === undefined ? null : text.slice(end, next.start);
    if (between === ' ' || (between !== null && CALLED_AFTER.test(key) && AFTER.test(between))) return;
    if (last !== null) found.push(last.slice(0, ENTITY));
    last = null;
  });
  return found;
}

const LONGEST_TITLE = 40;
const LAST_WORD = /[\p{L}\p{N}'’.-]+$/u;

/** With the word right before: "Finanzminister Lars Klingberg". */
function wordsOf({ key, start }: FoundName, text: string): readonly string[] {
  const earlier = text.slice(Math.max(0, start - LONGEST_TITLE), start);
  const from = earlier.lastIndexOf(' ', earlier.length - 2) + 1;
  const before = earlier.endsWith(' ') ? (LAST_WORD.exec(earlier.slice(from, -1))?.[0] ?? '') : '';
  return [key, folded(before)].flatMap((word) => word.split('-')).map((word) => word.slice(0, ENTITY));
}

/** Whether a word of a headline or a text names an office or a thing of every day: with its capital or without. */
export function isEverydayWord(word: string, language: Language): boolean {
  return EVERYDAY_STEMS.get(language)?.has(word) === true;
}

export function pairsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

const EVERYDAY_PAIRS = {
  zh: new Set([...listOf(CHINESE_EVERYDAY), ...countryNames('zh')].flatMap(pairsOf)),
  ja: new Set([...listOf(JAPANESE_EVERYDAY), ...countryNames('ja')].flatMap(pairsOf)),
};
const LOANWORDS = new Set([...listOf(JAPANESE_LOANWORDS), ...countryNames('ja')]);
/** Characters that join and count, and what follows the names of places. */
const NO_NAME = {
  zh: new Set(
    '的了在是和与及也就都而但将这那并于说被从到以或他她它们其该此一二三四五六七八九十两几百千万亿年月个省市县区镇村乡',
  ),
  ja: new Set('年月者氏県市町村区第一二三四五六七八九十百千万億'),
};

/** Whether two characters are a word of everyday news. */
export const isEverydayPair = (pair: string, language: 'zh' | 'ja'): boolean => EVERYDAY_PAIRS[language].has(pair);

/** Whether two characters, or a word in katakana, may be a name. */
export const mayBeName = (word: string, language: 'zh' | 'ja'): boolean =>
  !isEverydayPair(word, language) && !LOANWORDS.has(word) && ![...word].some((letter) => NO_NAME[language].has(letter));

/** Who stands before a court does so in one case. */
const ACCUSED = /\p{sc=Han}{2}(?:被告|容疑者)/gu;

/** What no everyday pair of characters covers, in pairs, and what is written in foreign letters. */
function cjkEntities(text: string, language: 'zh' | 'ja'): readonly string[] {
  const foreign = text.match(/[\p{sc=Katakana}ー]{3,}|[A-Za-z][A-Za-z0-9.-]{2,}/gu) ?? [];
  const native = text.match(/[\p{sc=Han}々]{2,}/gu) ?? [];
  const names = [...foreign.filter((word) => !LOANWORDS.has(word)), ...(text.match(ACCUSED) ?? [])];
  return [...names, ...native.flatMap((run) => unusualPairs(run, language))];
}

function unusualPairs(run: string, language: 'zh' | 'ja'): readonly string[] {
  const letters = [...run];
  const pairs = pairsOf(run);
  const isUsual = pairs.map((pair) => EVERYDAY_PAIRS[language].has(pair));
  const isCovered = letters.map(
    (letter, at) => NO_NAME[language].has(letter) || isUsual[at - 1] === true || isUsual[at] === true,
  );
  return pairs.filter((_, at) => isCovered[at] === false && isCovered[at + 1] === false);
}

const EVERYDAY_STEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...INSTITUTION].map(([language, own]) => {
    const words = listOf((EVERYDAY_WORDS as Readonly<Record<string, string | undefined>>)[language] ?? '').map(folded);
    return [language, new Set([...own, ...words].map((word) => word.slice(0, ENTITY)))];
  }),
);

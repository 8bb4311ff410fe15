import type { Language } from '../../../../../shared/kernel/language.js';
import { folded } from '../folding.js';
import { perWordIn } from '../per-word.js';
import { isCjk, terms, wholeWords } from '../words.js';
import { CHINESE_KINDS } from './chinese.js';
import { ENGLISH_KINDS } from './english.js';
import { FRENCH_KINDS } from './french.js';
import { GERMAN_KINDS } from './german.js';
import { JAPANESE_KINDS } from './japanese.js';
import { KINDS, type Kind, type KindWords } from './kinds.js';
import { PORTUGUESE_KINDS } from './portuguese.js';
import { SORTS, SORT_WORDS, type Sort } from './sorts.js';
import { SPANISH_KINDS } from './spanish.js';

const WORDS: Readonly<Record<Language, KindWords>> = {
  en: ENGLISH_KINDS,
  fr: FRENCH_KINDS,
  es: SPANISH_KINDS,
  de: GERMAN_KINDS,
  pt: PORTUGUESE_KINDS,
  zh: CHINESE_KINDS,
  ja: JAPANESE_KINDS,
};

/** What forms of one word end with. */
const ENDINGS: Readonly<Record<Exclude<Language, 'zh' | 'ja'>, RegExp>> = {
  en: /s$/u,
  fr: /(?:es|s|e|x)$/u,
  es: /(?:es|as|os|s|a|o|e)$/u,
  pt: /(?:es|as|os|s|a|o|e)$/u,
  de: /(?:en|er|em|es|e|n|s)$/u,
};
/** Six letters are one for "temporal" and "temporada", eight are not. */
const ROOT = { shortest: 4, longest: 8 };
/** German words are made of others: those of the list may begin or end a longer one. */
const PART = { beginning: 6, end: 5 };

type Lookup<Name> = ReadonlyMap<string, readonly Name[]>;
const KIND_LOOKUPS = new Map<Language, Lookup<Kind>>();
const SORT_LOOKUPS = new Map<Language, Lookup<Sort>>();

function kindLookup(language: Language): Lookup<Kind> {
  const known = KIND_LOOKUPS.get(language) ?? lookupOf(KINDS, WORDS[language], language);
  KIND_LOOKUPS.set(language, known);
  return known;
}

function sortLookup(language: Language): Lookup<Sort> {
  const known = SORT_LOOKUPS.get(language) ?? lookupOf(SORTS, SORT_WORDS[language], language);
  SORT_LOOKUPS.set(language, known);
  return known;
}

function lookupOf<Name extends string>(
  names: readonly Name[],
  wordsOf: Readonly<Record<Name, string>>,
  language: Language,
): Lookup<Name> {
  const found = new Map<string, Name[]>();
  for (const name of names) {
    const words = wordsOf[name].trim().split(/\s+/);
    const roots = words.map((word) => rootOf(isCjk(language) ? word : folded(word), language).slice(0, ROOT.longest));
    for (const root of new Set(roots)) found.set(root, [...(found.get(root) ?? []), name]);
  }
  return found;
}

const rootOf = perWordIn((word: string, language: Language): string => {
  if (language === 'zh' || language === 'ja') return word;
  const bare = word.replace(ENDINGS[language], '');
  return bare.length < ROOT.shortest ? word : bare;
});

/** What the words of a text are compared by: without their endings, or in pairs of characters. */
export const rootsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(isCjk(language) ? terms(text, language) : wholeWords(text, language).map((word) => rootOf(word, language)));

/** The kinds of event that a word tells of. */
export const kindsOfWord = (root: string, language: Language): readonly Kind[] =>
  namedBy(root, kindLookup(language), language);

/** The sorts of event, within its kind, that a word tells of. */
export const sortsOfWord = (root: string, language: Language): readonly Sort[] =>
  namedBy(root, sortLookup(language), language);

function namedBy<Name>(root: string, lookup: Lookup<Name>, language: Language): readonly Name[] {
  const whole = lookup.get(root.slice(0, ROOT.longest));
  return whole ?? (language === 'de' ? namedByPart(root, lookup) : []);
}

function namedByPart<Name>(word: string, lookup: Lookup<Name>): readonly Name[] {
  for (let length = Math.min(ROOT.longest, word.length); length >= PART.beginning; length--) {
    const found = lookup.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  for (let length = Math.min(ROOT.longest, word.length); length >= PART.end; length--) {
    const found = lookup.get(word.slice(-length));
    if (found !== undefined) return found;
  }
  return [];
}

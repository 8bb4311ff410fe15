import type { Language } from '../../../../../shared/kernel/language.js';
import { folded } from '../folding.js';
import { isCjk, terms, wholeWords } from '../words.js';
import { CHINESE_KINDS } from './chinese.js';
import { ENGLISH_KINDS } from './english.js';
import { FRENCH_KINDS } from './french.js';
import { GERMAN_KINDS } from './german.js';
import { JAPANESE_KINDS } from './japanese.js';
import { KINDS, type Kind, type KindWords } from './kinds.js';
import { PORTUGUESE_KINDS } from './portuguese.js';
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

type Lookup = ReadonlyMap<string, readonly Kind[]>;
const LOOKUPS = new Map<Language, Lookup>();

function lookupOf(language: Language): Lookup {
  const known = LOOKUPS.get(language);
  if (known !== undefined) return known;
  const found = new Map<string, Kind[]>();
  for (const kind of KINDS) {
    const words = WORDS[language][kind].trim().split(/\s+/);
    const roots = words.map((word) => rootOf(isCjk(language) ? word : folded(word), language).slice(0, ROOT.longest));
    for (const root of new Set(roots)) found.set(root, [...(found.get(root) ?? []), kind]);
  }
  LOOKUPS.set(language, found);
  return found;
}

function rootOf(word: string, language: Language): string {
  if (language === 'zh' || language === 'ja') return word;
  const bare = word.replace(ENDINGS[language], '');
  return bare.length < ROOT.shortest ? word : bare;
}

/** What the words of a text are compared by: without their endings, or in pairs of characters. */
export const rootsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(isCjk(language) ? terms(text, language) : wholeWords(text, language).map((word) => rootOf(word, language)));

/** The kinds of event that a word tells of. */
export function kindsOfWord(root: string, language: Language): readonly Kind[] {
  const lookup = lookupOf(language);
  const whole = lookup.get(root.slice(0, ROOT.longest));
  return whole ?? (language === 'de' ? kindsOfCompound(root, lookup) : []);
}

function kindsOfCompound(word: string, lookup: Lookup): readonly Kind[] {
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

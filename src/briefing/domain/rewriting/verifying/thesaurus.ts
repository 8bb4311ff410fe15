import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { chinese } from './thesauri/chinese.js';
import { english } from './thesauri/english.js';
import { french } from './thesauri/french.js';
import { german } from './thesauri/german.js';
import { japanese } from './thesauri/japanese.js';
import { portuguese } from './thesauri/portuguese.js';
import { spanish } from './thesauri/spanish.js';
import { isCjk } from '../../composing/text/words.js';
import type { Token } from './token.js';

/**
 * Groups of words, separated by semicolons, that may stand for each other; behind ">" narrower ones, for which those
 * before it may stand, and not the other way round. "word*" is a beginning, "two_words" are neighbours. A pair stands
 * here only when a careful sub-editor could swap it in any sentence: never killing and dying, one step of a prosecution
 * and another, what is shown and what is proved, one office and another, a plan and its approval.
 */
const SOURCES: Readonly<Record<Language, string>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  zh: chinese,
  ja: japanese,
};

/** Groups of a word: of those that it may say, and of those that follow from it. */
interface Meanings {
  readonly says: ReadonlySet<number>;
  readonly implies: ReadonlySet<number>;
}

type Entries = Map<string, { says: Set<number>; implies: Set<number> }>;

interface Thesaurus {
  readonly exact: Entries;
  readonly beginnings: Entries;
  /** Rows of words, each joined by spaces. */
  readonly rows: ReadonlySet<string>;
}

const PHRASE = 'phrase:';
export const phraseKey = (row: string): string => `${PHRASE}${row}`;

const listed = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

function compiled(source: string, language: Language): Thesaurus {
  const thesaurus = { exact: new Map(), beginnings: new Map(), rows: new Set<string>() } satisfies Thesaurus;
  source.split(';').forEach((group, index) => {
    const [wide = '', narrow] = group.split('>');
    for (const word of listed(wide)) {
      const entry = entryOf(word, thesaurus);
      entry.says.add(index);
      if (narrow === undefined) entry.implies.add(index);
    }
    for (const word of listed(narrow ?? '')) entryOf(word, thesaurus).implies.add(index);
    // Without spaces, a word is known by standing here.
    if (isCjk(language)) for (const word of listed(group.replace('>', ' '))) thesaurus.rows.add(word);
  });
  return thesaurus;
}

function entryOf(
  word: string,
  { exact, beginnings, rows }: { exact: Entries; beginnings: Entries; rows: Set<string> },
): { says: Set<number>; implies: Set<number> } {
  const key = (/\p{sc=Latin}/u.test(word) ? lowerWithoutDiacritics(word) : word).replaceAll('_', ' ').replace('*', '');
  if (key.includes(' ')) rows.add(key);
  const into = word.endsWith('*') ? beginnings : exact;
  const entry = into.get(key) ?? { says: new Set<number>(), implies: new Set<number>() };
  into.set(key, entry);
  return entry;
}

const COMPILED = new Map<Language, Thesaurus>();

function thesaurusOf(language: Language): Thesaurus {
  const known = COMPILED.get(language);
  if (known !== undefined) return known;
  const made = compiled(SOURCES[language], language);
  COMPILED.set(language, made);
  return made;
}

/** Rows of words that are read as one. */
export const phrasesOf = (language: Language): ReadonlySet<string> => thesaurusOf(language).rows;

const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 30;
const NONE: Meanings = { says: new Set(), implies: new Set() };

/** Of the word itself and of the longest beginning. */
function meaningsOf(word: string, { exact, beginnings }: Thesaurus): readonly Meanings[] {
  const own = exact.get(word);
  const meanings = own === undefined ? [] : [own];
  for (let length = Math.min(word.length, LONGEST_BEGINNING); length >= SHORTEST_BEGINNING; length--) {
    const beginning = beginnings.get(word.slice(0, length));
    if (beginning !== undefined) return [...meanings, beginning];
  }
  return meanings;
}

const wordOf = ({ key, text }: Token): string =>
  key.startsWith(PHRASE) ? key.slice(PHRASE.length) : /\p{sc=Latin}/u.test(text) ? lowerWithoutDiacritics(text) : text;

const MEANINGS = new WeakMap<Token, Meanings>();

/** Each token is compared with many. */
function meaningsIn(token: Token, thesaurus: Thesaurus): Meanings {
  const known = MEANINGS.get(token);
  if (known !== undefined) return known;
  const found = meaningsOf(wordOf(token), thesaurus);
  const all = (of: keyof Meanings): ReadonlySet<number> => new Set(found.flatMap((one) => [...one[of]]));
  const made = found.length === 0 ? NONE : { says: all('says'), implies: all('implies') };
  MEANINGS.set(token, made);
  return made;
}

/** Whether a word of a line says no more than one of a cited sentence: "people" for "residents", not the other way. */
export function standsFor(said: Token, given: Token, language: Language): boolean {
  const thesaurus = thesaurusOf(language);
  const { says } = meaningsIn(said, thesaurus);
  if (says.size === 0) return false;
  const { implies } = meaningsIn(given, thesaurus);
  return [...says].some((group) => implies.has(group));
}

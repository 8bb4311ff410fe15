import { withoutDiacritics } from '../../../shared/kernel/fold.js';

/** From the lexicons' phrases to regular expressions. Nothing here depends on a dictionary of an ICU version. */

/** Listeners leave accents out: "que hay de nuevo". Short words keep theirs ("é" is not "e", "où" not "ou"). */
function lenient(letter: string, short: boolean): string {
  const base = withoutDiacritics(letter);
  return short || base === letter || !/[a-z]/.test(base) ? letter : `[${letter}${base}]`;
}

/** "dont", "whats" */
const WITH_APOSTROPHE = 5;

/** Small letters of the Latin script: every class of all letters costs its share of a millisecond when it is first used. */
const ANY_END = '[a-zß-öø-ɏḀ-ỿ]*';

const BRACES: Readonly<Record<string, string>> = { '{': '(?:', ',': '|', '}': ')' };

/** "{no,not any} sport": either of them. */
function source(phrase: string): string {
  const short = phrase.length <= 2;
  const letters = [...phrase.toLowerCase()];
  let inBraces = false;
  return letters
    .map((letter, index) => {
      if (letter === '{' || (inBraces && (letter === ',' || letter === '}'))) {
        inBraces = letter !== '}';
        return BRACES[letter] ?? '';
      }
      if (letter === "'" && letters.length >= WITH_APOSTROPHE && index < letters.length - 1) return "'?";
      // Switzerland writes none.
      if (letter === 'ß') return '(?:ß|ss)';
      if (letter === '*') return ANY_END;
      if (letter === ' ') return '\\s+';
      if (letter === '-') return '[\\s-]';
      if (letter === '?') return '?';
      return /[.+()[\]{}^$|\\/]/.test(letter) ? `\\${letter}` : lenient(letter, short);
    })
    .join('');
}

const BEFORE = '(?<![\\p{sc=Latin}\\p{N}])';
const AFTER = '(?![\\p{sc=Latin}\\p{N}])';
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** スキー is not in パスキー; longer katakana words do stand inside compounds (プロバスケットボール). */
const SHORT_KATAKANA = /^[\p{sc=Katakana}ー]{1,3}$/u;

/** How the ends of a phrase are bounded. Phrases of one kind share their boundaries: that makes small, quick patterns. */
const KINDS_OF_ENDS = [
  { holds: (phrase: string) => SHORT_KATAKANA.test(phrase), before: '(?<![\\p{sc=Katakana}ー])', after: '' },
  { holds: (phrase: string) => CJK.test(phrase), before: '', after: '' },
  { holds: (phrase: string) => phrase.endsWith("'"), before: BEFORE, after: '' },
  // From the beginning of a word only: tried at each of its letters, a long one would take the square of its length.
  { holds: (phrase: string) => phrase.startsWith('*'), before: '(?<!\\p{L})', after: AFTER },
  { holds: () => true, before: BEFORE, after: AFTER },
];

const NEVER = '(?!)';
const longestFirst = (phrases: readonly string[]): readonly string[] => phrases.toSorted((a, b) => b.length - a.length);
const joined = (parts: readonly string[]): string => (parts.length === 0 ? NEVER : parts.join('|'));

/** Any of the phrases as whole words; of those at one place the longest. */
export function alternatives(phrases: readonly string[]): string {
  const groups = KINDS_OF_ENDS.map((ends) => ({ ends, members: new Array<string>() }));
  for (const phrase of longestFirst(phrases)) groups.find(({ ends }) => ends.holds(phrase))?.members.push(phrase);
  // Whole words before those that an apostrophe leaves open: "d'hier" before "d'".
  const parts = groups
    .toReversed()
    .filter(({ members }) => members.length > 0)
    .map(({ ends, members }) => `${ends.before}(?:${members.map(source).join('|')})${ends.after}`);
  return joined(parts);
}

/** Any of the phrases, whatever stands around it. */
export const bare = (phrases: readonly string[]): string => joined(longestFirst(phrases).map(source));

export const sticky = (phrases: readonly string[]): RegExp => new RegExp(`(?:${alternatives(phrases)})`, 'yu');
/** The same with one of the particles, or none, between any two words. */
export function stickyWith(phrases: readonly string[], particles: readonly string[]): RegExp {
  if (particles.length === 0) return sticky(phrases);
  const gap = `\\s+(?:(?:${particles.join('|')})\\s+)?`;
  return new RegExp(`(?:${alternatives(phrases).replaceAll('\\s+', gap)})`, 'yu');
}
export const everywhere = (phrases: readonly string[]): RegExp => new RegExp(`(?:${alternatives(phrases)})`, 'gu');

/** Composed, with straight apostrophes; both forms are of one length, so that offsets agree. */
export function prepared(text: string): { readonly shown: string; readonly lower: string } {
  const shown = text
    .normalize('NFKC')
    .replace(/[’‘ʼ`]/gu, "'")
    .replace(/[^\S\n]+/gu, ' ')
    // "Sport's fine" says what "sport is fine" does.
    .replace(
      /(?<=\p{L})(?<!(?<!\p{L})let)'s (?=(?:fine|ok|okay|good|great|alright|welcome|not|out|in)(?!\p{L}))/giu,
      ' is ',
    )
    .replace(/ *\n\s*/gu, '\n');
  const lower = shown.toLowerCase();
  return lower.length === shown.length ? { shown, lower } : { shown: lower, lower };
}

import { fold } from '../../shared/kernel/fold.js';

/**
 * Text as the search sees it, for the index and for questions alike: folded words. Scripts that put no space between
 * words make runs, which are indexed in pairs of characters. Symbols (C++, €, 🎉) are words of their own.
 */
export interface Token {
  readonly text: string;
  readonly run: boolean;
  /** Makes another word of the one beside it (C#, .NET). Not in the index: texts are checked for it. */
  readonly mark: boolean;
}

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー\u3099\u309a';
const HAS_RUN = new RegExp(`[${UNSPACED}]`, 'u');
const RUN_OR_REST = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
/** Where any of these scripts may be: a quick look that spares most texts the slow one. */
const MAY_HAVE_RUN = /[\u0e00-\u1fff\u2e00-\uffff]/;
// As [\p{L}\p{M}\p{N}]+|\p{S}: letters and digits of ASCII come first because they are found twice as fast.
const WORD_OR_SYMBOL = /[a-z0-9]+[\p{L}\p{M}\p{N}]*|[\p{L}\p{M}\p{N}]+|\p{S}/gu;
const WITH_MARKS = /[\p{L}\p{M}\p{N}]+|\p{S}|(?<=\p{L})#|\.(?=\p{L})/gu;
const IS_MARK = /^[#.]$/;
/** Join emoji and choose their look; without them the parts are found one by one. */
const INVISIBLE = /\u200d|\ufe0e|\ufe0f|\u00ad/g;

const LONGEST_LEXEME = 60;
/** PostgreSQL keeps at most 1 MB of lexemes in a vector, three bytes for a UTF-16 unit at worst. */
const MOST_CHARACTERS = 300_000;

const searchable = (text: string): string => fold(text).replace(INVISIBLE, '');

export function tokensOf(text: string, which: 'words' | 'words and marks' = 'words'): Token[] {
  const folded = searchable(text);
  const words = folded.match(which === 'words' ? WORD_OR_SYMBOL : WITH_MARKS) ?? [];
  if (!MAY_HAVE_RUN.test(folded)) return words.map(unbroken);
  return words.flatMap((word): Token | Token[] =>
    HAS_RUN.test(word)
      ? partsOf(word).map((part) => ({ text: part, run: HAS_RUN.test(part), mark: false }))
      : unbroken(word),
  );
}

const unbroken = (word: string): Token => ({ text: word, run: false, mark: word.length === 1 && IS_MARK.test(word) });

const partsOf = (word: string): readonly string[] => word.match(RUN_OR_REST) ?? [];

/** Very long words are found by how they begin. */
export const lexemeOf = (word: string): string =>
  word.length <= LONGEST_LEXEME ? word : [...word].slice(0, LONGEST_LEXEME / 2).join('');

export function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** The last character of a run begins no pair, so it stands alone: each character begins some lexeme. */
const lexemesOfRun = (run: string): string[] => [...pairsOf(run), [...run].at(-1) ?? run];

/** Lexemes of a text, also more than once; of each item that comes, so most texts are asked once for runs, not each word. */
function lexemesIn(text: string): readonly string[] {
  const folded = searchable(text);
  const words = folded.match(WORD_OR_SYMBOL) ?? [];
  return MAY_HAVE_RUN.test(folded) ? words.flatMap(lexemesOfWord) : words.map(lexemeOf);
}

const lexemesOfWord = (word: string): readonly string[] =>
  HAS_RUN.test(word)
    ? partsOf(word).flatMap((part) => (HAS_RUN.test(part) ? lexemesOfRun(part) : lexemeOf(part)))
    : [lexemeOf(word)];

/** What an index keeps of these texts, beside what it keeps of others already. */
export function lexemesOf(texts: readonly (string | null)[], others: ReadonlySet<string> = new Set()): Set<string> {
  const lexemes = new Set(others);
  let characters = [...others].reduce((sum, { length }) => sum + length, 0);
  for (const text of texts) {
    for (const lexeme of text === null ? [] : lexemesIn(text)) {
      if (lexemes.has(lexeme)) continue;
      characters += lexeme.length;
      if (characters > MOST_CHARACTERS) return lexemes;
      lexemes.add(lexeme);
    }
  }
  return lexemes;
}

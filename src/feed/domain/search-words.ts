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
const WORD_OR_SYMBOL = /[\p{L}\p{M}\p{N}]+|\p{S}/gu;
const WITH_MARKS = /[\p{L}\p{M}\p{N}]+|\p{S}|(?<=\p{L})#|\.(?=\p{L})/gu;
const IS_MARK = /^[#.]$/;
/** Join emoji and choose their look; without them the parts are found one by one. */
const INVISIBLE = /\u200d|\ufe0e|\ufe0f|\u00ad/g;

const LONGEST_LEXEME = 60;
/** PostgreSQL keeps at most 1 MB of lexemes in a vector, three bytes for a UTF-16 unit at worst. */
const MOST_CHARACTERS = 300_000;

export function tokensOf(text: string, which: 'words' | 'words and marks' = 'words'): Token[] {
  const words = fold(text)
    .replace(INVISIBLE, '')
    .match(which === 'words' ? WORD_OR_SYMBOL : WITH_MARKS);
  return (words ?? []).flatMap((word): Token | Token[] =>
    HAS_RUN.test(word)
      ? (word.match(RUN_OR_REST) ?? []).map((part) => ({ text: part, run: HAS_RUN.test(part), mark: false }))
      : { text: word, run: false, mark: IS_MARK.test(word) },
  );
}

/** Very long words are found by how they begin. */
export const lexemeOf = (word: string): string =>
  word.length <= LONGEST_LEXEME ? word : [...word].slice(0, LONGEST_LEXEME / 2).join('');

export function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** The last character of a run begins no pair, so it stands alone: each character begins some lexeme. */
const lexemesOfRun = (run: string): string[] => [...pairsOf(run), [...run].at(-1) ?? run];

/** What an index keeps of these texts. */
export function lexemesOf(texts: readonly (string | null)[]): string[] {
  const lexemes = new Set<string>();
  let characters = 0;
  for (const token of texts.flatMap((text) => (text === null ? [] : tokensOf(text)))) {
    for (const lexeme of token.run ? lexemesOfRun(token.text) : [lexemeOf(token.text)]) {
      if (lexemes.has(lexeme)) continue;
      characters += lexeme.length;
      if (characters > MOST_CHARACTERS) return [...lexemes];
      lexemes.add(lexeme);
    }
  }
  return [...lexemes];
}

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

/** A text in words and runs, cut once for all that is made of them. */
export interface CutText {
  readonly parts: readonly string[];
  /** Which of the parts are runs; null: none is. */
  readonly runs: readonly boolean[] | null;
}

const NOTHING: CutText = { parts: [], runs: null };

export const cutText = (text: string | null): CutText => (text === null ? NOTHING : cut(text, WORD_OR_SYMBOL));

/** Most texts are asked once for runs, and not each of their words. */
function cut(text: string, pattern: RegExp): CutText {
  const folded = searchable(text);
  const words = folded.match(pattern) ?? [];
  if (!MAY_HAVE_RUN.test(folded)) return { parts: words, runs: null };
  const parts = words.flatMap((word) => (HAS_RUN.test(word) ? (word.match(RUN_OR_REST) ?? []) : word));
  return { parts, runs: parts.map((part) => HAS_RUN.test(part)) };
}

export function tokensOf(text: string, which: 'words' | 'words and marks' = 'words'): Token[] {
  const { parts, runs } = cut(text, which === 'words' ? WORD_OR_SYMBOL : WITH_MARKS);
  return parts.map((part, at) => ({
    text: part,
    run: runs?.[at] === true,
    mark: part.length === 1 && IS_MARK.test(part),
  }));
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

/** Also more than once. */
const lexemesIn = ({ parts, runs }: CutText): readonly string[] =>
  runs === null ? parts.map(lexemeOf) : parts.flatMap((part, at) => (runs[at] ? lexemesOfRun(part) : lexemeOf(part)));

/** What an index keeps of these texts, beyond what it keeps of others already. */
export function lexemesOf(texts: readonly CutText[], others: ReadonlySet<string> = new Set()): Set<string> {
  const lexemes = new Set<string>();
  let characters = 0;
  for (const other of others) characters += other.length;
  for (const text of texts) {
    for (const lexeme of lexemesIn(text)) {
      if (lexemes.has(lexeme) || others.has(lexeme)) continue;
      characters += lexeme.length;
      if (characters > MOST_CHARACTERS) return lexemes;
      lexemes.add(lexeme);
    }
  }
  return lexemes;
}

import type { Language } from '../../../shared/kernel/language.js';
import { matches } from '../rewriting/verifying/matching.js';
import { tokensOf } from '../rewriting/verifying/reading.js';
import { has, isContent, type Token } from '../rewriting/verifying/token.js';

/** A sentence as it is compared: what it says in order, words of grammar aside. */
export interface ReadSentence {
  readonly text: string;
  readonly language: Language;
  readonly words: readonly Token[];
  /** Whether anything in it is denied. */
  readonly isNegated: boolean;
}

/** A stretch of which one sentence says something else than the other. */
export interface Hunk {
  readonly removed: readonly Token[];
  readonly added: readonly Token[];
  /** What both say right before and right after it; undefined at an end. */
  readonly before: Token | undefined;
  readonly after: Token | undefined;
}

export interface Alignment {
  readonly hunks: readonly Hunk[];
  /** 0 to 1: how much of both is the same. Numbers in the same place count as the same, and names nearly so. */
  readonly likeness: number;
}

/** Longer sentences are compared as far as this. */
const MOST_WORDS = 140;
const LONGEST = 1_200;

/** Times of day and "3 hours ago" change with each edition of a text. */
const PASSING =
  /(?<!\d)\d{1,2}[:.h]\d{2}(?:\s?(?:Uhr|[ap]\.?m\.?|h))?(?!\d)|(?<!\p{N})\d{1,3} \p{L}{1,12} ago(?!\p{L})|(?<!\p{L})(?:vor|hace|há|il y a) \d{1,3} \p{L}{1,12}|(?<!\d)\d{1,3}(?:分钟|小时|分|時間|天|日)前/giu;

export function readSentence(text: string, language: Language): ReadSentence {
  const tokens = tokensOf(text.slice(0, LONGEST).replace(PASSING, ' '), language);
  return {
    text,
    language,
    words: tokens.filter(isContent).slice(0, MOST_WORDS),
    isNegated: tokens.some((token) => has(token, 'not')),
  };
}

/** How two sentences differ: the longest common row of their words, and what lies between. */
export function align(a: ReadSentence, b: ReadSentence): Alignment {
  const isSame = (one: Token, other: Token): boolean =>
    matches(one, other, a.language) || matches(other, one, a.language);
  const lengths = commonLengths(a.words, b.words, isSame);
  const hunks: Hunk[] = [];
  let [i, j, same, swapped] = [0, 0, 0, 0];
  let before: Token | undefined;
  while (i < a.words.length || j < b.words.length) {
    const [from, to] = [i, j];
    while (i < a.words.length || j < b.words.length) {
      const [one, other] = [a.words[i], b.words[j]];
      if (one !== undefined && other !== undefined && isSame(one, other)) break;
      if (j >= b.words.length || (i < a.words.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) i++;
      else j++;
    }
    const [removed, added] = [a.words.slice(from, i), b.words.slice(to, j)];
    if (removed.length + added.length > 0) hunks.push({ removed, added, before, after: a.words[i] });
    swapped += excused(removed, added);
    before = a.words[i];
    if (before === undefined) break;
    [i, j, same] = [i + 1, j + 1, same + 1];
  }
  const total = a.words.length + b.words.length;
  return { hunks, likeness: total === 0 ? 0 : Math.min(1, (2 * same + swapped) / total) };
}

/** Words that count as the same: numbers in the same place, and of names in the same place all but one. */
function excused(removed: readonly Token[], added: readonly Token[]): number {
  const isNamed = [removed, added].every(
    (tokens) => tokens.length > 1 && tokens.every(({ text }) => /^\p{Lu}/u.test(text)),
  );
  if (isNamed) return removed.length + added.length - 2;
  return 2 * Math.min(countOfNumbers(removed), countOfNumbers(added));
}

const countOfNumbers = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === 'number').length;
const at = (lengths: readonly Uint16Array[], i: number, j: number): number => lengths[i]?.[j] ?? 0;

/** Length of the longest common row of what follows each pair of places. */
function commonLengths(
  a: readonly Token[],
  b: readonly Token[],
  isSame: (one: Token, other: Token) => boolean,
): readonly Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, next, one] = [lengths[i], lengths[i + 1], a[i]];
    if (row === undefined || next === undefined || one === undefined) continue;
    for (let j = b.length - 1; j >= 0; j--) {
      const other = b[j];
      const isPair = other !== undefined && isSame(one, other);
      row[j] = isPair ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

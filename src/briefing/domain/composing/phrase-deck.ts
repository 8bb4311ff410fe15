import { speechMs } from '../production/pace.js';
import type { Counted, PhraseBook, PhraseKind } from './phrase-book/phrase-book.js';
import { randomFrom, shuffled, type Random } from './random.js';

export type Fillings = Readonly<Record<string, string | number>>;

/** Deals the phrases of a book like cards: none comes again before the others of its kind have been heard. */
export class PhraseDeck {
  private readonly book: PhraseBook;
  private readonly random: Random;
  private readonly stacks = new Map<PhraseKind, string[]>();
  private readonly last = new Map<PhraseKind, string>();

  constructor(book: PhraseBook, seed: string) {
    this.book = book;
    this.random = randomFrom(seed);
  }

  say(kind: PhraseKind, fillings: Fillings = {}): string {
    return filled(agreeing(this.next(kind), fillings, this.book), fillings);
  }

  /** Whether there is a phrase of the kind that nobody has said yet. */
  hasFresh(kind: PhraseKind): boolean {
    const stack = this.stacks.get(kind);
    return stack === undefined ? this.book.phrases[kind].length > 0 : stack.length > 0;
  }

  /** An integer from 0 to `limit` − 1: which of several ways to say something. */
  below(limit: number): number {
    return this.random.below(limit);
  }

  private next(kind: PhraseKind): string {
    const stack = this.stacks.get(kind) ?? [];
    if (stack.length === 0) stack.push(...this.dealt(kind));
    const phrase = stack.pop() ?? '';
    this.stacks.set(kind, stack);
    this.last.set(kind, phrase);
    return phrase;
  }

  /** A new shuffle never begins with the phrase that the last one ended with. */
  private dealt(kind: PhraseKind): readonly string[] {
    const deck = shuffled(this.book.phrases[kind], this.random);
    return deck.at(-1) === this.last.get(kind) ? deck.toReversed() : deck;
  }
}

/** With a verb that fits the name of the source. */
function agreeing(phrase: string, { source }: Fillings, { plural }: PhraseBook): string {
  if (plural === undefined || typeof source !== 'string' || !plural.names.test(source)) return phrase;
  return phrase.replace(/\p{L}+/gu, (word) => plural.verbs[word] ?? word);
}

function filled(phrase: string, fillings: Fillings): string {
  const text = phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(fillings[name] ?? ''));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const counted = (book: PhraseBook, forms: Counted, n: number): string =>
  n === 1 ? forms.one : forms.other.replace('{n}', numberWord(book, n));

/** "three", "12", as it is said in front of a plural. */
export const numberWord = (book: PhraseBook, n: number): string => book.numbers[n - 2] ?? String(n);

/** What a phrase of a kind takes on average, filled with names of usual length. */
export function averageMs(book: PhraseBook, kinds: readonly PhraseKind[]): number {
  const usual = book.language === 'zh' || book.language === 'ja' ? '○○○○' : 'An Average Name';
  return kinds.reduce((sum, kind) => {
    const phrases = book.phrases[kind];
    const total = phrases.reduce((ms, phrase) => ms + speechMs(phrase.replace(/\{\w+\}/g, usual), book.language), 0);
    return sum + total / phrases.length;
  }, 0);
}

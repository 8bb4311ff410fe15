import { sharedStems, type Content } from '../text/echo.js';
import type { Figure } from '../text/figures.js';
import type { Vector } from '../stories/vectors.js';

/** A sentence of one of the items of a story. */
export interface Stated {
  /** Its item within the story. */
  readonly index: number;
  readonly position: number;
  readonly vector: Vector;
  readonly content: Content;
  readonly figures: readonly Figure[];
}

/**
 * How much of what each sentence speaks of the other items speak of as well, 0 to 1: what several authors found worth
 * telling is what the story is about.
 */
export function agreementOf(sentences: readonly Pick<Stated, 'index' | 'vector'>[]): readonly number[] {
  const having = new Map<number, Set<number>>();
  for (const { index, vector } of sentences) {
    for (const term of vector.terms) having.set(term, (having.get(term) ?? new Set()).add(index));
  }
  const others = Math.max(1, new Set(sentences.map(({ index }) => index)).size - 1);
  return sentences.map(({ vector: { terms } }) => {
    const agreeing = terms.reduce((sum, term) => sum + (having.get(term)?.size ?? 1) - 1, 0);
    return terms.length === 0 ? 0 : agreeing / (terms.length * others);
  });
}

/** The share of what a sentence says that has been heard: more is a repetition. Another source must add something. */
const HEARD_BEFORE = { sameItem: 0.75, otherItem: 0.3 };
/** So many words in common tie a sentence to one before it that is not its neighbour. */
const TIED_BY = 2;

/** What the listener of a story has heard so far, and what the leading item will have told first. */
export class Heard {
  private readonly leading: number;
  private readonly told: ReadonlySet<number>;
  private readonly withBeginning: ReadonlySet<number>;
  private readonly figures: ReadonlySet<string>;

  /** `beginning`: the headline and first sentences of the item that leads, told or not. */
  constructor(told: readonly Stated[], beginning: readonly Stated[], leading: number) {
    this.leading = leading;
    this.told = termsOf(told);
    this.withBeginning = new Set([...this.told, ...termsOf(beginning)]);
    this.figures = new Set([...told, ...beginning].flatMap(({ figures }) => figures.map(({ value }) => value)));
  }

  /** A figure that nobody gave is news, whatever words stand around it. */
  isRepeatedBy({ index, vector: { terms }, figures }: Stated): boolean {
    const isOwn = index === this.leading;
    const heard = isOwn ? this.told : this.withBeginning;
    const known = terms.reduce((sum, term) => sum + (heard.has(term) ? 1 : 0), 0);
    const isNews = isOwn || figures.some(({ value }) => !this.figures.has(value));
    return known > terms.length * (isNews ? HEARD_BEFORE.sameItem : HEARD_BEFORE.otherItem);
  }
}

const termsOf = (sentences: readonly Stated[]): ReadonlySet<number> =>
  new Set(sentences.flatMap(({ vector }) => [...vector.terms]));

/** Whether a sentence is understood after another one by a name in it, or by the matter that it takes up. */
export const isTied = (sentence: Content, told: Content): boolean =>
  [...sentence.names].some((name) => told.stems.has(name)) || sharedStems(sentence, told) >= TIED_BY;

const MANNER = { quote: -0.1, firstPerson: -0.25, long: -0.1 };
const FIRST_PERSON =
  /(?:^|\s)(?:I|I['’]\w+|my|we|we['’]\w+|our|yo|mi|nosotros|eu|meu|minha|nós|ich|mein\w*|wir|uns\w*|je|j['’]\w+|mon|nous|notre)(?=[\s,.])|我(?!国|市|省)|私たち|私は|僕/u;

/** Quotations, what somebody says of themselves and long sentences are heard less gladly. */
export const manner = (spoken: string): number =>
  (/^["“«„「『]/u.test(spoken) ? MANNER.quote : 0) +
  (FIRST_PERSON.test(spoken) ? MANNER.firstPerson : 0) +
  (spoken.length > 240 ? MANNER.long : 0);

import type { Operator } from './lexicon-source.js';

/** A quantity as it is said: its value whatever the spelling. */
export interface Quantity {
  readonly value: number;
  readonly ordinal: boolean;
  /** Group of the lexicon: of money, of time, of length …; undefined: things are counted. */
  readonly unit: string | undefined;
  /** "about", "more than" … when the number is said so. */
  readonly about: readonly Operator[];
}

export type TokenKind =
  /** It must be found in what is cited. */
  | 'word'
  | 'name'
  | 'number'
  /** Its meaning must be found, in whichever word. */
  | 'group'
  /** It changes what others claim. */
  | 'operator'
  /** It states nothing. */
  | 'free'
  | 'comma'
  | 'stop';

/** A word, a number or a mark, in the order of the text. */
export interface Token {
  readonly kind: TokenKind;
  /** As it was said. */
  readonly text: string;
  /** For comparing: small letters without accents, or the group that it belongs to. */
  readonly key: string;
  readonly operators: readonly Operator[];
  readonly quantity?: Quantity;
  /** A preposition stands before it: it is neither who does something nor whom it happens to. */
  readonly marked: boolean;
  /** It may begin a clause. */
  readonly joins: boolean;
  readonly at: number;
}

export const isContent = ({ kind }: Token): boolean =>
  kind === 'word' || kind === 'name' || kind === 'number' || kind === 'group';

export const isTime = ({ kind, key, quantity }: Token): boolean =>
  /^(?:day|month|unit):/.test(key) || (kind === 'number' && quantity !== undefined);

export const has = (token: Pick<Token, 'operators'>, ...operators: readonly Operator[]): boolean =>
  token.operators.some((operator) => operators.includes(operator));

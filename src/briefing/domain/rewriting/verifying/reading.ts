import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import type { Evidence } from '../rewriting.js';
import { cjkTokens } from './cjk-tokens.js';
import { latinTokens } from './latin-tokens.js';
import type { Token } from './token.js';

export const tokensOf = (text: string, language: Language): readonly Token[] =>
  isCjk(language) ? cjkTokens(text, language) : latinTokens(text, language);

/** A cited sentence as the rules read it. */
export interface Cited {
  readonly id: string;
  readonly text: string;
  readonly quote: string;
  readonly tokens: readonly Token[];
  /** The name of who publishes it, which a line may say, too. */
  readonly source: readonly Token[];
}

export const citedOf = ({ id, text, quote, source }: Evidence, language: Language): Cited => ({
  id,
  text,
  quote,
  tokens: tokensOf(text, language),
  source: tokensOf(source, language),
});

/** A stretch of a line with the one cited sentence that says all of it. */
export interface Segment {
  readonly tokens: readonly Token[];
  readonly cited: Cited;
}

/** A line of a model, and what it cites. */
export interface Claim {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly cited: readonly Cited[];
  readonly language: Language;
}

/** What is wrong, for a model to mend; undefined: nothing. */
export type Objection = string | undefined;
export type Rule = (claim: Claim) => Objection;

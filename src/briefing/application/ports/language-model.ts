import type { Question } from '../../domain/rewriting/question.js';
import type { Answer, AnsweredLine } from '../../domain/rewriting/proposal.js';
import type { StopReason, Tokens } from '../../domain/rewriting/writing.js';

export type { Question as ModelPrompt, Answer as ModelLines, AnsweredLine as ModelLine };

/** Which model is asked where, and what one attempt at a briefing may take. */
export interface ModelTerms {
  readonly model: string;
  /** The host that is asked. */
  readonly endpoint: string;
  readonly tokensPerBriefing: number;
  readonly timeoutMs: number;
}

export interface ModelAnswer {
  readonly answer: Answer;
  /** Of all requests that it took. */
  readonly tokens: Tokens;
  readonly requests: number;
}

/** A model gave no usable answer. What it cost all the same is counted. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly reason: Exclude<StopReason, 'asked_before'>,
    readonly spent: { readonly tokens: Tokens; readonly requests: number },
  ) {
    super(`the language model gave no usable answer: ${reason}`);
  }
}

/** A language model that an operator chose. Nothing that it says is believed. */
export abstract class LanguageModel {
  /** null: there is none. */
  abstract readonly terms: ModelTerms | null;
  /**
   * Asks, again where that may help, within a budget of tokens for all of it. The answer has the shape ANSWER_SHAPE.
   * Throws ModelFailure, or the reason of the signal; anything else fails the attempt at the briefing.
   */
  abstract ask(question: Question, budget: number, signal: AbortSignal): Promise<ModelAnswer>;
}

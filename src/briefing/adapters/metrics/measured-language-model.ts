import { Metrics } from '../../../shared/delivery/http/metrics/metrics.js';
import {
  LanguageModel,
  ModelFailure,
  type ModelAnswer,
  type ModelTerms,
} from '../../application/ports/language-model.js';
import type { Question } from '../../domain/rewriting/question.js';

const SECONDS = [1, 2.5, 5, 10, 20, 40, 80, 160, 320];

/** The model that is asked, unmeasured: ours, or an extension's in its place. Also the DI token. */
export abstract class UnmeasuredLanguageModel extends LanguageModel {}

/** Decorates a language model with metrics of what it is asked: how often, with which outcome, how long, how many tokens. */
export class MeasuredLanguageModel extends LanguageModel {
  readonly #seconds;
  readonly #requests;
  readonly #tokens;

  constructor(
    private readonly model: LanguageModel,
    metrics: Metrics,
  ) {
    super();
    this.#seconds = metrics.histogram(
      {
        name: 'briefings_model_question_duration_seconds',
        help: 'Questions to the language model by this process, by outcome: answered, or why not.',
        labels: ['outcome'],
      },
      SECONDS,
    );
    this.#requests = metrics.counter({
      name: 'briefings_model_requests_total',
      help: 'Requests to the language model that these questions took.',
    });
    this.#tokens = metrics.counter({
      name: 'briefings_model_tokens_total',
      help: 'Tokens of these requests, as the service counts or else by our estimate.',
      labels: ['kind'],
    });
  }

  override get terms(): ModelTerms | null {
    return this.model.terms;
  }

  override async ask(question: Question, budget: number, signal: AbortSignal): Promise<ModelAnswer> {
    const began = performance.now();
    try {
      const answer = await this.model.ask(question, budget, signal);
      this.count('answered', began, answer);
      return answer;
    } catch (error) {
      if (error instanceof ModelFailure) this.count(error.reason, began, error.spent);
      throw error;
    }
  }

  private count(outcome: string, began: number, { tokens, requests }: Omit<ModelAnswer, 'answer'>): void {
    this.#seconds.observe({ outcome }, (performance.now() - began) / 1000);
    this.#requests.inc(requests);
    this.#tokens.inc({ kind: 'prompt' }, tokens.prompt);
    this.#tokens.inc({ kind: 'completion' }, tokens.completion);
  }
}

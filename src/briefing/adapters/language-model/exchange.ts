import { setTimeout as sleep } from 'node:timers/promises';
import { Backoff, isBusy, isPassing } from '../../../shared/outbound/network/backoff.js';
import type { EndpointAnswer } from '../../../shared/outbound/network/operator-endpoint.js';
import { retryAfterMs } from '../../../shared/outbound/network/retry-after.js';
import { WebProblem } from '../../../shared/outbound/network/web-problem.js';
import { ModelFailure, type ModelAnswer } from '../../application/ports/language-model.js';
import type { Answer } from '../../domain/rewriting/proposal.js';
import type { Question } from '../../domain/rewriting/question.js';
import { estimatedTokens, NO_TOKENS, sumOf, totalOf } from '../../domain/rewriting/tokens.js';
import type { Tokens } from '../../domain/rewriting/writing.js';
import { readCompletion, type Usage } from './completion.js';
import type { Dialect } from './dialect.js';
import { faultOf } from './fault.js';
import type { ModelService } from './model-service.js';

type Reason = ModelFailure['reason'];

/** What a request came to. */
type Result =
  | { readonly next: 'done'; readonly answer: Answer }
  /** At once, in another dialect. */
  | { readonly next: 'dialect'; readonly reason: Reason }
  /** After a while; null: as long as we choose. */
  | { readonly next: 'again'; readonly reason: Reason; readonly waitMs: number | null }
  | { readonly next: 'never'; readonly reason: Reason };

/** Requests for one question that fail for a passing reason, or whose answer is of no use. */
const MOST_FAILURES = 3;
const MOST_DIALECTS = 6;

const never = (reason: Reason): Result => ({ next: 'never', reason });
const again = (reason: Reason, waitMs: number | null = null): Result => ({ next: 'again', reason, waitMs });

/** One question and as many requests as it takes, within a budget and until a signal. */
export class Exchange {
  private tokens: Tokens = NO_TOKENS;
  private requests = 0;
  private readonly backoff: Backoff;
  private readonly promptTokens: number;

  constructor(
    private readonly service: ModelService,
    private readonly question: Question,
    private readonly terms: { readonly budget: number; readonly signal: AbortSignal },
  ) {
    this.backoff = new Backoff(service.patience, MOST_FAILURES);
    this.promptTokens = estimatedTokens(question.rules + question.data);
  }

  /** Throws ModelFailure. */
  async answer(): Promise<ModelAnswer> {
    for (let dialects = 0; ;) {
      const result = await this.attempt();
      if (result.next === 'done') return { answer: result.answer, tokens: this.tokens, requests: this.requests };
      dialects += result.next === 'dialect' ? 1 : 0;
      if (result.next === 'never' || dialects > MOST_DIALECTS) throw this.failure(result.reason);
      if (result.next === 'again') await this.pause(result);
    }
  }

  private async attempt(): Promise<Result> {
    if (totalOf(this.tokens) + this.promptTokens + this.question.answerTokens > this.terms.budget)
      return never('over_budget');
    try {
      this.requests += 1;
      const { answer, dialect } = await this.service.request(this.question, this.terms.signal);
      return this.read(answer, dialect);
    } catch (error) {
      if (this.terms.signal.aborted) return this.charged(never('too_late'));
      if (error instanceof WebProblem) return this.onTheWay(error);
      throw error;
    }
  }

  /** It was sent, and may be charged for, although nothing of it arrived. */
  private charged(result: Result): Result {
    this.count({ said: '' });
    return result;
  }

  private onTheWay({ trouble, lasting }: WebProblem): Result {
    if (trouble === 'too_late') return this.charged(never('too_late'));
    if (trouble === 'too_large') return this.charged(never('too_large'));
    if (trouble === 'broken') return this.charged(again('unreachable'));
    return lasting ? never('unreachable') : again('unreachable');
  }

  private read(answer: EndpointAnswer, dialect: Dialect): Result {
    const { status } = answer;
    if (status === 200) return this.completed(answer.text);
    const fault = faultOf(answer);
    if (fault === 'loading') return again('busy', this.service.patience.longestWaitMs / 2);
    if (fault === 'unusable') return again(fault);
    if (fault !== null) return never(fault);
    if (this.service.learns(dialect, answer)) return { next: 'dialect', reason: 'rejected' };
    if (!isPassing(status)) {
      this.service.unlearn();
      return never('rejected');
    }
    return again(isBusy(status) ? 'busy' : 'unreachable', retryAfterMs(answer.header('retry-after'), Date.now()));
  }

  private completed(body: string): Result {
    const read = readCompletion(body);
    this.count(read.usage);
    if (read.outcome === 'unusable') return again('unusable');
    this.service.prove();
    return read.outcome === 'answer' ? { next: 'done', answer: read.answer } : never(read.outcome);
  }

  private count(usage: Usage): void {
    const tokens =
      'said' in usage
        ? { prompt: this.promptTokens, completion: estimatedTokens(usage.said), estimated: true }
        : { ...usage, estimated: false };
    this.tokens = sumOf(this.tokens, tokens);
  }

  /** Throws ModelFailure when there is no patience left. */
  private async pause({ reason, waitMs }: Extract<Result, { next: 'again' }>): Promise<void> {
    const ms = this.backoff.next(waitMs);
    if (ms === null) throw this.failure(reason);
    await sleep(ms, undefined, { signal: this.terms.signal }).catch(() => {
      throw this.failure('too_late');
    });
  }

  private failure(reason: Reason): ModelFailure {
    return new ModelFailure(reason, { tokens: this.tokens, requests: this.requests });
  }
}

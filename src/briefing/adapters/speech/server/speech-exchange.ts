import { setTimeout as sleep } from 'node:timers/promises';
import { Backoff, isBusy, isPassing } from '../../../../shared/outbound/network/backoff.js';
import type { EndpointBytes } from '../../../../shared/outbound/network/operator-endpoint.js';
import { retryAfterMs } from '../../../../shared/outbound/network/retry-after.js';
import { WebProblem } from '../../../../shared/outbound/network/web-problem.js';
import {
  SpeechFailure,
  type Speech,
  type SpeechFailureReason,
  type Turn,
} from '../../../application/ports/speech/speech-engine.js';
import { soundOf } from './answered-sound.js';
import { complaintIn, isAboutSpeed, refusalOf } from './refusal.js';
import { mostBytesFor, type SpeechService } from './speech-service.js';

/** What a request came to. `waitMs` null: as long as we choose. */
type Result =
  | { readonly next: 'done'; readonly speech: Speech }
  /** At once, and without the speed. */
  | { readonly next: 'without speed' }
  | { readonly next: 'again' | 'never'; readonly reason: SpeechFailureReason; readonly words: string; readonly waitMs: number | null }; // prettier-ignore

type Failed = Extract<Result, { next: 'again' | 'never' }>;

/** Requests for one turn that nobody answers. A server may start within the waits between them. */
const MOST_FAILURES = 5;

const FAILS = 'fails at it (500). Its log says why; some do so for a model or a voice that they do not have.';
const TOO_MUCH = 'sends far more sound than the text can be. Its log says why.';

const never = (reason: SpeechFailureReason, words: string): Failed => ({ next: 'never', reason, words, waitMs: null });
const again = (reason: SpeechFailureReason, words: string, waitMs: number | null = null): Failed => {
  return { next: 'again', reason, words, waitMs };
};

/** One turn and as many requests as it takes, until a signal. */
export class SpeechExchange {
  private readonly backoff: Backoff;
  private readonly limit: AbortSignal;
  private readonly signal: AbortSignal;
  private speed: number | null;
  private withoutSpeed = false;
  private requests = 0;

  constructor(
    private readonly service: SpeechService,
    private readonly turn: Turn,
    private readonly caller: AbortSignal,
  ) {
    this.backoff = new Backoff(service.patience, MOST_FAILURES);
    this.speed = service.speedFor(turn);
    this.limit = AbortSignal.timeout(service.settings.timeoutMs);
    this.signal = AbortSignal.any([caller, this.limit, service.closed]);
  }

  /** Throws SpeechFailure, or the reason of the caller's signal. */
  async speech(): Promise<Speech> {
    for (;;) {
      const result = await this.attempt();
      if (result.next === 'done') return result.speech;
      if (result.next === 'without speed') {
        this.speed = null;
        this.withoutSpeed = true;
      } else if (result.next === 'never') throw this.failure(result);
      else await this.pause(result);
    }
  }

  private async attempt(): Promise<Result> {
    try {
      this.requests += 1;
      return this.read(await this.service.request(this.turn, this.speed, this.signal));
    } catch (error) {
      this.caller.throwIfAborted();
      if (this.service.closed.aborted) return never('unavailable', 'is no longer asked: the program stops.');
      if (this.limit.aborted) return never('unavailable', this.tooLate());
      if (error instanceof WebProblem) return this.onTheWay(error);
      throw error;
    }
  }

  private read(answer: EndpointBytes): Result {
    const { status } = answer;
    if (status >= 200 && status < 300) return this.completed(answer);
    if (this.mayRefuseSpeed(answer)) return { next: 'without speed' };
    const isPaid = status === 429 && /insufficient_quota|billing/i.test(complaintIn(answer));
    if (!isPassing(status) || isPaid) return never('refused', refusalOf(answer, this.turn, this.service.settings));
    if (status === 500) return never('unreadable', FAILS);
    const words = isBusy(status) ? `has too much to do (${status}).` : `answers with an error (${status}).`;
    return again('unavailable', words, retryAfterMs(answer.header('retry-after'), Date.now()));
  }

  private completed(answer: EndpointBytes): Result {
    const sound = soundOf(answer, this.service.settings, mostBytesFor(this.turn));
    // What came may have cost something: whether it is asked for again is decided by who judges the sound.
    if (typeof sound === 'string') return never('unreadable', sound);
    if (this.speed !== null || this.withoutSpeed) this.service.learnSpeed(this.speed !== null);
    return { next: 'done', speech: sound };
  }

  private mayRefuseSpeed(answer: EndpointBytes): boolean {
    const { status } = answer;
    if (this.speed === null || status < 400 || isKeyOrPath(status)) return false;
    if (isAboutSpeed(complaintIn(answer))) return true;
    return (status === 400 || status === 422) && !this.service.knowsSpeed;
  }

  private onTheWay({ trouble, lasting, message }: WebProblem): Failed {
    if (trouble === 'too_large') return never('unreadable', TOO_MUCH);
    if (trouble === 'too_late') return again('unavailable', 'takes too long to answer, or stopped in the middle.');
    if (lasting) return never('unavailable', `cannot be asked: ${message} Look at SPEECH_URL.`);
    // Its server may have closed a connection that we kept, just when we asked (RFC 9112 §9.3.1).
    const waitMs = trouble === 'broken' && this.requests === 1 ? 0 : null;
    return again('unavailable', `cannot be asked: ${message} Its log says more.`, waitMs);
  }

  /** Throws SpeechFailure when there is no patience left. */
  private async pause(failed: Failed): Promise<void> {
    const ms = this.backoff.next(failed.waitMs);
    if (ms === null) throw this.failure(failed);
    await sleep(ms, undefined, { signal: this.signal }).catch(() => {
      this.caller.throwIfAborted();
      throw this.failure(failed);
    });
  }

  private tooLate(): string {
    return `did not speak within ${this.service.settings.timeoutMs / 1000} s (SPEECH_TIMEOUT_SECONDS).`;
  }

  private failure({ reason, words }: Failed): SpeechFailure {
    return new SpeechFailure(reason, `The speech server ${this.service.host} ${words}`);
  }
}

const isKeyOrPath = (status: number): boolean => [401, 403, 404, 405, 429].includes(status);

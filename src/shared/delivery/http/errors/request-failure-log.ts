import { FailureLog, type Failed, type Log } from '../../../kernel/failure-log.js';
import { errorAnswer, isRefusal } from './error-answer.js';

/**
 * What operators read of requests that were not answered. To turn callers away (503) is what the service promises under
 * pressure, and thousands may come.
 */
export class RequestFailureLog {
  readonly #failures: FailureLog;

  constructor(log: Log, now?: () => number) {
    this.#failures = new FailureLog(log, (error) => errorAnswer(error).status === 503, now);
  }

  /** Refusals are no failures. */
  tell(error: unknown, entry: Failed): void {
    if (!isRefusal(error)) this.tellAny(error, entry);
  }

  /** Where nothing is refused, so that a refusal is a bug as well. */
  tellAny(error: unknown, entry: Failed): void {
    this.#failures.tell(error, entry);
  }
}

import { DomainError } from '../../../kernel/domain-error.js';
import { errorAnswer, isRefusal } from './error-answer.js';

/** One line a reason and minute; the metrics count each. */
const TELL_AGAIN_AFTER_MS = 60_000;

/** Nest's logger, or pino's. */
interface Log {
  error(entry: object): void;
  warn(entry: object): void;
}

interface Failed {
  readonly msg: string;
  readonly requestId?: string;
  readonly tool?: string;
}

interface Told {
  readonly at: number;
  /** Turned away since then. */
  others: number;
}

/**
 * What operators read of requests that were not answered. A bug is an error, each time. To turn callers away (503) is what
 * the service promises under pressure, and thousands may come: a warning, now and then.
 */
export class FailureLog {
  readonly #told = new Map<string, Told>();

  constructor(
    private readonly log: Log,
    private readonly now = (): number => performance.now(),
  ) {}

  /** Refusals are no failures. `entry` says what failed. */
  tell(error: unknown, entry: Failed): void {
    if (!isRefusal(error)) this.tellAny(error, entry);
  }

  /** Where nothing is refused, so that a refusal is a bug as well. */
  tellAny(error: unknown, entry: Failed): void {
    if (errorAnswer(error).status === 503) this.#turnedAway(error, entry);
    else this.log.error({ ...entry, err: error });
  }

  #turnedAway(error: unknown, entry: Failed): void {
    const reason = reasonOf(error);
    const told = this.#told.get(reason);
    const at = this.now();
    if (told !== undefined && at - told.at < TELL_AGAIN_AFTER_MS) {
      told.others += 1;
      return;
    }
    this.#told.set(reason, { at, others: 0 });
    const others = told?.others ?? 0;
    this.log.warn({ ...entry, err: error, reason, ...(others > 0 && { others_since_last_line: others }) });
  }
}

/** Of our own errors and those of drivers there are few. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name);
}

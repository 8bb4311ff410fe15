import { DomainError } from './domain-error.js';

/** One line a reason and minute; the metrics count each. */
const TELL_AGAIN_AFTER_MS = 60_000;

/** Nest's logger, or pino's. */
export interface Log {
  error(entry: object): void;
  warn(entry: object): void;
}

/** `msg` says what failed; the rest says of what. */
export interface Failed {
  readonly msg: string;
  readonly [about: string]: unknown;
}

interface Told {
  readonly at: number;
  /** Left out since then. */
  others: number;
}

const isUnavailable = (error: unknown): boolean => error instanceof DomainError && error.kind === 'unavailable';

/**
 * What operators read of work that failed. A bug is an error, each time. What passes by itself (an outage, a shed load) hits
 * everything at once, again and again: a warning a minute says that it is so, and of how much.
 */
export class FailureLog {
  readonly #told = new Map<string, Told>();

  constructor(
    private readonly log: Log,
    private readonly passes: (error: unknown) => boolean = isUnavailable,
    private readonly now = (): number => performance.now(),
  ) {}

  tell(error: unknown, entry: Failed): void {
    if (this.passes(error)) this.#tellNowAndThen(error, entry);
    else this.log.error({ ...entry, err: error });
  }

  #tellNowAndThen(error: unknown, entry: Failed): void {
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

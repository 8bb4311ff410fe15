/** Statuses of an answer that may be another one in a while. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529]);
const BUSY: ReadonlySet<number> = new Set([429, 503, 529]);

export const isPassing = (status: number): boolean => PASSING.has(status);
/** It works, and has too much to do. */
export const isBusy = (status: number): boolean => BUSY.has(status);

export interface Patience {
  readonly firstWaitMs: number;
  /** Who asks for more time than this gets no further request. */
  readonly longestWaitMs: number;
}

/** How long to wait after each failure: twice as long each time, or as long as the server asks for. */
export class Backoff {
  #failures = 0;

  constructor(
    private readonly patience: Patience,
    private readonly mostFailures: number,
  ) {}

  /** Milliseconds until the next attempt; null: there is none. `askedMs`: by the server. */
  next(askedMs: number | null): number | null {
    const { firstWaitMs, longestWaitMs } = this.patience;
    this.#failures += 1;
    const ms = askedMs ?? firstWaitMs * 2 ** (this.#failures - 1);
    return this.#failures >= this.mostFailures || ms > longestWaitMs ? null : ms;
  }
}

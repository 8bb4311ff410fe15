import { Logger } from '@nestjs/common';
import { EventStoreRefused } from '../eventstore/event-store.js';

const TELL_AGAIN_AFTER_MS = 60_000;

/**
 * Tells an operator that the store refuses what it once let us do, and that it lets us again; those who try again and
 * again fill no log. Before that whoever asks is told: the start, which ends with it.
 */
export class RefusalLog {
  readonly #logger = new Logger('EventStoreDB');
  #advice: string | null = null;
  #letUsOnce = false;
  #toldAt = 0;

  /** The error as it is. */
  told(error: unknown): unknown {
    if (!(error instanceof EventStoreRefused) || !this.#letUsOnce) return error;
    const { advice, because } = error;
    // It does not end by what `over` finds out.
    if (because === 'history') {
      this.#logger.error(advice);
      return error;
    }
    if (advice !== this.#advice || performance.now() - this.#toldAt > TELL_AGAIN_AFTER_MS) {
      this.#logger.error(advice);
      [this.#advice, this.#toldAt] = [advice, performance.now()];
    }
    return error;
  }

  /** All that the program needs has been tried, and may be done. */
  over(): void {
    if (this.#advice !== null) this.#logger.log('The EventStoreDB lets the program do all it needs again.');
    [this.#advice, this.#letUsOnce] = [null, true];
  }
}

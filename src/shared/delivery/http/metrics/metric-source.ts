import { Logger } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';

const LONGEST_READING_MS = 2_000;

/** What was asked has no fault: it may be told at the next look. */
class TooSlow extends Error {
  constructor() {
    super(`no answer within ${LONGEST_READING_MS / 1000} s`);
  }
}

/**
 * One source of gauges. What is locked or away for an hour is asked for by every scrape of that hour: the log says once that
 * it cannot be read, and once that it can again.
 */
export class MetricSource<Told> {
  readonly #logger = new Logger('Metrics');
  #reading: Promise<Told> | null = null;
  #failing = false;

  constructor(
    readonly name: string,
    private readonly read: () => Promise<Told>,
  ) {}

  /** null: it cannot be told now. */
  async tell(): Promise<Told | null> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new TooSlow()), LONGEST_READING_MS);
    try {
      const told = await Promise.race([this.#read(), late.promise]);
      if (this.#failing) this.#logger.log(`the metrics of ${this.name} can be read again`);
      this.#failing = false;
      return told;
    } catch (error) {
      if (!this.#failing) this.#logger.warn(complaint(this.name, error));
      this.#failing = true;
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** One at a time: scrapes that come while it waits for a lock wait for the same answer. */
  #read(): Promise<Told> {
    this.#reading ??= this.read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }
}

/** A stack only where it leads to a fault of ours. */
function complaint(name: string, error: unknown): object {
  const isOutage = error instanceof TooSlow || (error instanceof DomainError && error.kind === 'unavailable');
  const why = error instanceof Error ? error.message : String(error);
  const msg = `the metrics of ${name} cannot be read and are left out until they can: ${why}`;
  return isOutage ? { msg } : { msg, err: error };
}

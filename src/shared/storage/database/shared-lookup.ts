import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseUnavailable } from '../connections/database-unavailable.js';
import { asInteractive } from '../connections/workload.js';

type Read<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Batches lookups: those that come while a query runs share the next one. It is no cache: every result was read after
 * it was asked for.
 */
export class SharedLookup<Value> {
  private waiting = new Map<string, PromiseWithResolvers<Value | null>>();
  private running = false;
  /** Runs outside of any unit of work, because one query serves several callers. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    /** What is looked up, as lookups of it need the same tables. */
    private readonly what: string,
    private readonly read: Read<Value>,
  ) {}

  /** null when there is no such key. */
  find(key: string): Promise<Value | null> {
    const asked = this.waiting.get(key);
    if (asked !== undefined) return asked.promise;
    const question = Promise.withResolvers<Value | null>();
    this.waiting.set(key, question);
    if (!this.running) void this.outside(() => this.answerAll());
    return question.promise;
  }

  private async answerAll(): Promise<void> {
    this.running = true;
    while (this.waiting.size > 0) {
      // Requests that arrived together ask one after another, each in its own callback of this turn.
      await nextTurn();
      const questions = this.waiting;
      this.waiting = new Map();
      await this.answer(questions);
    }
    this.running = false;
  }

  private async answer(questions: ReadonlyMap<string, PromiseWithResolvers<Value | null>>): Promise<void> {
    try {
      const found = await asInteractive(`look up ${this.what}`, () => this.read([...questions.keys()]));
      for (const [key, question] of questions) question.resolve(found.get(key) ?? null);
    } catch (error) {
      for (const question of questions.values()) question.reject(error);
      if (error instanceof DatabaseUnavailable) this.refuseWaiting(error);
    }
  }

  /** They would wait as long, for the same table. */
  private refuseWaiting(error: DatabaseUnavailable): void {
    for (const question of this.waiting.values()) question.reject(error);
    this.waiting = new Map();
  }
}

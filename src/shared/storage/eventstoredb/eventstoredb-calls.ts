import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreRefused, EventStoreUnavailable } from '../eventstore/event-store.js';
import { asUnavailable, type Needed } from './eventstoredb-errors.js';
import { RefusalLog } from './eventstoredb-refusals.js';

/** How long an operation tries again before it says that the store is away. */
const PATIENCE_MS = 3_000;
const MAX_BACKOFF_MS = 1_000;

export const backoff = (failures: number): number =>
  Math.min(50 * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + Math.random());

/** What becomes of calls that fail, until we close. */
export class EventStoreDbCalls {
  readonly refusals = new RefusalLog();

  constructor(readonly closed: AbortSignal) {}

  /** Tries again for a while: reads change nothing, and an append is idempotent by its event ids. */
  async persistently<T>(needed: Needed, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (let failures = 0; ; failures += 1) {
      try {
        return await work();
      } catch (error) {
        const known = this.refusals.told(asUnavailable(error, needed));
        const worthIt = isPassing(known) && performance.now() < until;
        if (!worthIt || this.closed.aborted) throw known;
        await sleep(backoff(failures));
      }
    }
  }

  /** Of reading $all: null when the store is away, or we close. Throws EventStoreRefused, and what is no outage. */
  nullWhenAway(error: unknown): null {
    const known = this.refusals.told(asUnavailable(error, 'read $all'));
    if (isPassing(known) || this.closed.aborted) return null;
    throw known;
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof EventStoreUnavailable && !(error instanceof EventStoreRefused);

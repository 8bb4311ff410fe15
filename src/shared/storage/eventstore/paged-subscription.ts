import type { Doorbell } from '../database/doorbell.js';
import type { EventBatch, Position } from './event-store.js';

const POLL_MS = 500;
const MAX_BACKOFF_MS = 8_000;

export interface Pages {
  readonly after: Position;
  readonly signal: AbortSignal;
  /** Rung when there may be something new; a poll now and then makes up for rings that were missed. */
  readonly bell: Doorbell;
  /** What comes after a position, an empty live batch when that is nothing; null while the store is away. */
  next(after: Position): Promise<EventBatch | null>;
}

/** `EventStore.subscribe` for a store that is read page by page. */
export async function* subscription({ after, signal, bell, next }: Pages): AsyncGenerator<EventBatch> {
  let checkpoint = after;
  let failures = 0;
  let toldLive = false;
  signal.addEventListener('abort', bell.ring);
  try {
    while (!signal.aborted) {
      const batch = await next(checkpoint);
      failures = batch === null ? failures + 1 : 0;
      if (batch !== null && (batch.checkpoint !== checkpoint || !toldLive)) {
        checkpoint = batch.checkpoint;
        toldLive = batch.live;
        yield batch;
      }
      if (batch === null || batch.live) await bell.wait(Math.min(POLL_MS * 2 ** failures, MAX_BACKOFF_MS));
    }
  } finally {
    signal.removeEventListener('abort', bell.ring);
  }
}

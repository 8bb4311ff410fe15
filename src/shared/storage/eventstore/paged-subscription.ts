import type { WakeSignal } from '../database/wake-signal.js';
import type { EventBatch, Position } from './event-store.js';

const POLL_MS = 500;
const MAX_BACKOFF_MS = 8_000;

export interface Pages {
  readonly after: Position;
  readonly signal: AbortSignal;
  /** Notified when there may be new events; polling makes up for notifications that were lost. */
  readonly wakeSignal: WakeSignal;
  /** The events after a position, or an empty live batch; null while the store is unavailable. */
  next(after: Position): Promise<EventBatch | null>;
}

/** `EventStore.subscribe` for a store that is read page by page. */
export async function* subscription({ after, signal, wakeSignal, next }: Pages): AsyncGenerator<EventBatch> {
  let checkpoint = after;
  let failures = 0;
  let toldLive = false;
  signal.addEventListener('abort', wakeSignal.notify);
  try {
    while (!signal.aborted) {
      const batch = await next(checkpoint);
      failures = batch === null ? failures + 1 : 0;
      if (batch !== null && (batch.checkpoint !== checkpoint || !toldLive)) {
        checkpoint = batch.checkpoint;
        toldLive = batch.live;
        yield batch;
      }
      const idle = batch === null || batch.live;
      // `next` may have taken the notification that came with the end.
      if (idle && !signal.aborted) await wakeSignal.wait(Math.min(POLL_MS * 2 ** failures, MAX_BACKOFF_MS));
    }
  } finally {
    signal.removeEventListener('abort', wakeSignal.notify);
  }
}

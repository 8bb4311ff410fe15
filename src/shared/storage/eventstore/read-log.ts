import { EventStore, type Position, type RecordedEvent } from './event-store.js';

const BATCH = 2_000;

/**
 * All events after a position, in the global order, up to now. Throws EventStoreUnavailable when the store is away at
 * the start; waits when it goes away later.
 */
export async function* readLog(store: EventStore, after: Position): AsyncGenerator<readonly RecordedEvent[]> {
  // A subscription would wait for ever.
  await store.readStream('is-anybody-there', { limit: 1 });
  const stop = new AbortController();
  const batches = store.subscribe({ after, batchSize: BATCH, signal: stop.signal })[Symbol.asyncIterator]();
  try {
    for (let next = await batches.next(); next.done !== true;) {
      const { events, live } = next.value;
      // The next are read while these are worked on.
      const ahead = live ? null : batches.next();
      ahead?.catch(ignore);
      // What a store keeps for itself (`$…`) is in no history.
      const ours = events.filter(({ stream }) => !stream.startsWith('$'));
      if (ours.length > 0) yield ours;
      if (ahead === null) return;
      next = await ahead;
    }
  } finally {
    stop.abort();
    await batches.return?.();
  }
}

/** Who asks for it next is told. */
const ignore = (): void => undefined;

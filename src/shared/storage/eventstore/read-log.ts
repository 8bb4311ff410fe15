import { EventStore, type Position, type RecordedEvent } from './event-store.js';

const BATCH = 2_000;

/**
 * All events after a position, in the global order, up to now. Throws EventStoreUnavailable when the store is away at
 * the start; waits when it goes away later.
 */
export async function* readLog(store: EventStore, after: Position): AsyncGenerator<readonly RecordedEvent[]> {
  // A subscription would wait for ever.
  await store.readStream('is-anybody-there', { limit: 1 });
  const { signal } = new AbortController();
  for await (const { events, live } of store.subscribe({ after, batchSize: BATCH, signal })) {
    // What a store keeps for itself (`$…`) is in no history.
    const ours = events.filter(({ stream }) => !stream.startsWith('$'));
    if (ours.length > 0) yield ours;
    if (live) return;
  }
}

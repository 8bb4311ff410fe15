import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision, type EventStore } from './event-store.js';

/** The metadata of a stream without events: in no history, under nobody's chain. */
const STREAM = '$$podcast-briefings';

/**
 * Names the store by what is in it, not by its address: `eventstoredb:` and a UUID that is written into it when it is
 * first asked. Throws EventStoreUnavailable.
 */
export async function identityOf(store: EventStore): Promise<string> {
  for (;;) {
    const [written] = await store.readStream(STREAM, { limit: 1 });
    const { identity } = (written?.data ?? {}) as { identity?: string };
    if (identity !== undefined) return `eventstoredb:${identity}`;
    await write(store, randomUUID());
  }
}

async function write(store: EventStore, identity: string): Promise<void> {
  try {
    await store.append(STREAM, [{ id: randomUUID(), type: '$metadata', data: { identity }, metadata: {} }], -1);
  } catch (error) {
    // Another process wrote one first: that one counts.
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
}

import { randomUUID } from 'node:crypto';
import {
  EventStoreRefused,
  HistoryDeleted,
  isDeletedForGood,
  WrongExpectedRevision,
  type EventStore,
} from '../eventstore/event-store.js';
import { missing } from './eventstoredb-errors.js';
import { NO_STREAM, chained } from '../eventstore/hash-chain.js';

/** An ordinary stream with one event: who may only append to streams and read them can name the store. */
const STREAM = 'podcast-briefings';
const TYPE = 'EventStoreNamed';
/** Its metadata, where the name was written until 2026-11: a right that nobody should have. */
const FORMER_STREAM = `$$${STREAM}`;

const DELETED =
  `The stream ${STREAM}, which says which EventStoreDB this is, was deleted there. An administrator brings it back by ` +
  'writing its metadata without $tb, twice: to the first the server adds one of its own (docs/operating.md).';

const GONE =
  `The stream ${STREAM}, which says which EventStoreDB this is, was deleted there for good (a tombstone), so that the ` +
  'program cannot know whether this is the store of its database. Restore the EventStoreDB from its back-up, or take a new one.';

/**
 * Names the store by what is in it, not by its address: `eventstoredb:` and a UUID that is written into it when it is
 * first asked. Throws EventStoreRefused, EventStoreUnavailable.
 */
export async function identityOf(store: EventStore): Promise<string> {
  for (;;) {
    const known = await nameIn(store, STREAM);
    if (known !== null) return `eventstoredb:${known}`;
    await write(store, (await formerName(store)) ?? randomUUID());
  }
}

/** As `identityOf`, but writes nothing; null: it has no name yet. */
export async function knownIdentityOf(store: EventStore): Promise<string | null> {
  const known = (await nameIn(store, STREAM)) ?? (await formerName(store));
  return known === null ? null : `eventstoredb:${known}`;
}

async function nameIn(store: EventStore, stream: string): Promise<string | null> {
  const [written] = await store.readStream(stream, { limit: 1 }).catch((error: unknown) => {
    throw isDeletedForGood(error) ? new EventStoreRefused(GONE, 'history') : error;
  });
  const { identity } = (written?.data ?? {}) as { identity?: string };
  return identity ?? null;
}

/** Whoever may not look must not write another name over one that may be there. */
async function formerName(store: EventStore): Promise<string | null> {
  try {
    return await nameIn(store, FORMER_STREAM);
  } catch (error) {
    throw error instanceof EventStoreRefused && error.because === 'right' ? missing(["read streams' metadata"]) : error;
  }
}

async function write(store: EventStore, identity: string): Promise<void> {
  const named = { id: randomUUID(), type: TYPE, data: { identity }, metadata: {} };
  try {
    await store.append(STREAM, chained(STREAM, [named], NO_STREAM), -1);
  } catch (error) {
    if (error instanceof HistoryDeleted) throw new EventStoreRefused(DELETED, 'history');
    // Another process wrote one first: that one counts.
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
}

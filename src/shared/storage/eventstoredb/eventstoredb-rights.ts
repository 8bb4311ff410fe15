import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable } from '../eventstore/event-store.js';
import { asUnavailable, isDenied, missing, type Needed } from './eventstoredb-errors.js';
import { ANSWER_WITHIN_MS, collect } from './eventstoredb-events.js';
import { eventStoreDb } from './eventstoredb-library.js';

/** Of whoever a client signs in as, in streams that nobody has given rights of their own. */
export interface DangerousRights {
  readonly deletes: boolean;
  /** `$maxCount`, `$maxAge` and `$tb` make a stream forget, and `$acl` gives rights away. */
  readonly writesMetadata: boolean;
  /** It may write the server's own streams: a member of `$admins`, whom no access control list holds back. */
  readonly administers: boolean;
}

/**
 * Everything here is tried where nothing ever was: in a stream of a name that nobody else has, at a revision that it does
 * not have. The server looks at rights first, so its answer tells them, and nothing is written.
 */
const NOWHERE = 0n;
const PROBE = randomUUID();
const probeOf = (prefix: string): string => `${prefix}${PROBE}`;

/** What the program cannot do without. `prefix`: how its streams begin. Throws EventStoreRefused, EventStoreUnavailable. */
export async function assertRights(client: EventStoreDBClient, prefix: string): Promise<void> {
  const lacking = await lackingOf(client, prefix);
  if (lacking.length > 0) throw missing(lacking);
}

export async function lackingOf(client: EventStoreDBClient, prefix: string): Promise<readonly Needed[]> {
  const stream = probeOf(prefix);
  const { signal } = new AbortController();
  const needed: Readonly<Partial<Record<Needed, () => Promise<unknown>>>> = {
    'append to streams': async () => await appendNowhere(client, stream),
    'read streams': async () => await readNowhere(client, stream),
    'read $all': async () => await collect(client.readAll({ direction: eventStoreDb().FORWARDS, maxCount: 1 }), signal),
  };
  const tried = Object.entries(needed).map(async ([name, work]) => ((await may(work)) ? [] : [name as Needed]));
  return (await Promise.all(tried)).flat();
}

/** Throws EventStoreRefused when nobody is let in at all, EventStoreUnavailable. */
export async function dangerousRights(client: EventStoreDBClient, prefix: string): Promise<DangerousRights> {
  const stream = probeOf(prefix);
  const [deletes, writesMetadata, administers] = await Promise.all([
    may(async () => await client.deleteStream(stream, { expectedRevision: NOWHERE, deadline: ANSWER_WITHIN_MS })),
    may(async () => await appendNowhere(client, `$$${stream}`)),
    may(async () => await appendNowhere(client, probeOf('$podcast-briefings-'))),
  ]);
  return { deletes, writesMetadata, administers };
}

export async function readsMetadata(client: EventStoreDBClient, prefix: string): Promise<boolean> {
  return await may(async () => await readNowhere(client, `$$${probeOf(prefix)}`));
}

async function readNowhere(client: EventStoreDBClient, stream: string): Promise<void> {
  await collect(client.readStream(stream, { maxCount: 1 }), new AbortController().signal);
}

async function appendNowhere(client: EventStoreDBClient, stream: string): Promise<void> {
  const event = eventStoreDb().jsonEvent({ id: randomUUID(), type: 'RightTried', data: {} });
  await client.appendToStream(stream, event, { expectedRevision: NOWHERE, deadline: ANSWER_WITHIN_MS });
}

/** Whether the server lets us; any answer about the stream itself means that it does. */
async function may(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    const known = asUnavailable(error);
    if (known instanceof EventStoreUnavailable) throw known;
    return true;
  }
}

import type { EventStoreDBClient } from '@eventstore/db-client';
import { WakeSignal } from '../database/wake-signal.js';
import { EventStoreUnavailable, START, type Position, type RecordedEvent } from '../eventstore/event-store.js';
import { EventStoreDbCalls } from './eventstoredb-calls.js';
import { collect } from './eventstoredb-events.js';
import { eventStoreDb } from './eventstoredb-library.js';
import { EventStoreDbSubscription } from './eventstoredb-subscription.js';

const PAGE = 2_000;

/** Which events of $all, by what their streams or their types begin with. */
export interface Wanted {
  readonly of: 'stream' | 'type';
  readonly prefixes: readonly string[];
}

/**
 * All that the log has of these, in its order, up to now. The server leaves out the others, where it says when a
 * subscription has caught up (since 23.10); else all of the log is read. For what is little enough to be held at once.
 */
export async function readFiltered(
  client: EventStoreDBClient,
  wanted: Wanted,
  closed: AbortSignal,
): Promise<RecordedEvent[]> {
  return (await untilCaughtUp(client, wanted, closed)) ?? (await inPages(client, wanted, closed));
}

/** null: this server does not say that it has caught up. */
async function untilCaughtUp(
  client: EventStoreDBClient,
  { of, prefixes }: Wanted,
  signal: AbortSignal,
): Promise<RecordedEvent[] | null> {
  const { eventTypeFilter, streamNameFilter } = eventStoreDb();
  const begins = { prefixes: [...prefixes] };
  const wakeSignal = new WakeSignal();
  const subscription = new EventStoreDbSubscription(client, START, {
    calls: new EventStoreDbCalls(signal),
    filter: (checkpoints) => (of === 'stream' ? streamNameFilter : eventTypeFilter)({ ...begins, ...checkpoints }),
    of: (event) => [event],
    batchSize: PAGE,
    wakeSignal,
    signal,
  });
  signal.addEventListener('abort', wakeSignal.notify);
  try {
    const events: RecordedEvent[] = [];
    for (;;) {
      const batch = await subscription.next();
      if (batch === 'silent') return null;
      if (batch === null) throw new EventStoreUnavailable(signal.aborted ? 'closed' : 'no answer in time');
      events.push(...batch.events);
      if (batch.live) return events;
    }
  } finally {
    signal.removeEventListener('abort', wakeSignal.notify);
    subscription.close();
  }
}

async function inPages(
  client: EventStoreDBClient,
  { of, prefixes }: Wanted,
  closed: AbortSignal,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after: Position = START; ;) {
    const fromPosition = after === START ? eventStoreDb().START : { commit: BigInt(after), prepare: BigInt(after) };
    const page = await collect(client.readAll({ fromPosition, maxCount: PAGE }), closed);
    // A read begins with the event at its place, which the page before had.
    const next = page.filter(({ position }) => position > after);
    events.push(...next.filter((event) => prefixes.some((prefix) => event[of].startsWith(prefix))));
    if (page.length < PAGE) return events;
    after = next.at(-1)?.position ?? after;
  }
}

import { START as FIRST, eventTypeFilter, streamNameFilter, type EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailable, START, type Position, type RecordedEvent } from '../eventstore/event-store.js';
import { ANSWER_WITHIN_MS, collect, toEvent } from './eventstoredb-events.js';

/** A server that has confirmed a subscription and is silent for so long will not say that it has caught up. */
const SAYS_CAUGHT_UP_WITHIN_MS = 3_000;
/** Events that the server looks through from one sign of life to the next. */
const CHECKPOINT_EVERY = 1_000;
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
  closed: AbortSignal,
): Promise<RecordedEvent[] | null> {
  const events: RecordedEvent[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<RecordedEvent[] | null>();
  const silence = new Silence((confirmed) =>
    confirmed ? resolve(null) : reject(new EventStoreUnavailable('no answer in time')),
  );
  const options = { prefixes: [...prefixes], maxSearchWindow: CHECKPOINT_EVERY, checkpointReached: silence.broken };
  const filter = of === 'stream' ? streamNameFilter(options) : eventTypeFilter(options);
  const subscription = client.subscribeToAll({ fromPosition: FIRST, filter });
  // The client passes this on ahead of events that it still buffers.
  const drained = (): void => void (subscription.readableLength === 0 ? resolve(events) : setImmediate(drained));
  const close = (): void => reject(new EventStoreUnavailable('closed'));
  closed.addEventListener('abort', close);
  subscription
    .on('confirmation', silence.confirmed)
    .on('caughtUp', drained)
    .on('error', reject)
    .on('data', ({ event }) => {
      silence.broken();
      if (event !== undefined) events.push(toEvent(event));
    });
  try {
    return await promise;
  } finally {
    silence.end();
    closed.removeEventListener('abort', close);
    await subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  }
}

/** Of a server, before it has confirmed a subscription and after. */
class Silence {
  #timer: NodeJS.Timeout;

  constructor(private readonly lasts: (confirmed: boolean) => void) {
    this.#timer = setTimeout(lasts, ANSWER_WITHIN_MS, false);
  }

  readonly broken = (): void => void this.#timer.refresh();

  readonly confirmed = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.lasts, SAYS_CAUGHT_UP_WITHIN_MS, true);
  };

  end(): void {
    clearTimeout(this.#timer);
  }
}

async function inPages(
  client: EventStoreDBClient,
  { of, prefixes }: Wanted,
  closed: AbortSignal,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after: Position = START; ;) {
    const fromPosition = after === START ? FIRST : { commit: BigInt(after), prepare: BigInt(after) };
    const page = await collect(client.readAll({ fromPosition, maxCount: PAGE }), closed);
    // A read begins with the event at its place, which the page before had.
    const next = page.filter(({ position }) => position > after);
    events.push(...next.filter((event) => prefixes.some((prefix) => event[of].startsWith(prefix))));
    if (page.length < PAGE) return events;
    after = next.at(-1)?.position ?? after;
  }
}

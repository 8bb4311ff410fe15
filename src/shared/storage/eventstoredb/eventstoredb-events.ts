import type {
  AllStreamResolvedEvent,
  Filter,
  JSONEventData,
  JSONType,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import type { Json, JsonObject } from '../../kernel/json.js';
import { cleanJson } from '../database/clean-json.js';
import { EventStoreUnavailable, positionOf, type NewEvent, type RecordedEvent } from '../eventstore/event-store.js';
import type { StreamNames } from '../eventstore/stream-names.js';
import { eventStoreDb } from './eventstoredb-library.js';
import { originIn, type StoredEvent } from './restored-histories.js';

/** For one append; and for a read, between one event and the next. */
export const ANSWER_WITHIN_MS = 5_000;

/** As it is in the store: see `inside` and `RestoredPlaces`. */
export const toEvent = (event: NonNullable<ResolvedEvent['event']>): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data as unknown as Json,
  ...originIn((event.metadata ?? {}) as unknown as JsonObject),
  stream: event.streamId,
  revision: Number(event.revision),
  position: positionOf(event.position?.commit ?? 0n),
  recordedAt: event.created.getTime(),
});

/** The event under the name that its stream has inside; nothing when it is not of ours. */
export function inside(event: RecordedEvent, names: StreamNames): readonly RecordedEvent[] {
  const stream = names.innerOf(event.stream);
  if (stream === null) return [];
  return [stream === event.stream ? event : { ...event, stream }];
}

/** What the server leaves out of a subscription: all streams that do not begin with one of these. Never its own. */
export const streamFilter = (
  prefixes: readonly string[],
  options: Partial<Pick<Filter, 'maxSearchWindow' | 'checkpointReached'>> = {},
): Filter =>
  prefixes.includes('')
    ? eventStoreDb().streamNameFilter({ regex: '^[^$]', ...options })
    : eventStoreDb().streamNameFilter({ prefixes: [...prefixes], ...options });

/** The client knows no bare values as JSON, the server does. */
export const toProposed = ({ id, type, data, metadata }: NewEvent): JSONEventData =>
  eventStoreDb().jsonEvent({ id, type, data: cleanJson(data) as unknown as JSONType, metadata: cleanJson(metadata) });

/** The whole answer, with the server's own events. Silence of the server, or our end, is an outage: never a part. */
export async function collect(
  read: StreamingRead<ResolvedEvent> | StreamingRead<AllStreamResolvedEvent>,
  closed: AbortSignal,
): Promise<RecordedEvent[]> {
  const giveUp = (): void => {
    void read.cancel().catch(() => undefined);
    read.destroy(new EventStoreUnavailable('no answer in time'));
  };
  const silence = setTimeout(giveUp, ANSWER_WITHIN_MS);
  const events: RecordedEvent[] = [];
  try {
    for await (const { event } of read as AsyncIterable<ResolvedEvent>) {
      silence.refresh();
      if (event !== undefined) events.push(toEvent(event));
    }
  } finally {
    clearTimeout(silence);
  }
  if (closed.aborted) throw new EventStoreUnavailable('closed');
  return events;
}

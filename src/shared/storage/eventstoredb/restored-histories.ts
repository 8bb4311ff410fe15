import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../kernel/json.js';
import {
  START,
  positionOf,
  type EventBatch,
  type EventStore,
  type NewEvent,
  type Position,
  type RecordedEvent,
} from '../eventstore/event-store.js';

/**
 * This store gives every event its own place and time; seals speak of those that an event had where it was recorded. So
 * an event that was restored here has them in its metadata, outside its hash chain, and is read with them.
 */
const KEY = 'restored';

export interface Origin {
  readonly position: Position;
  readonly recordedAt: number;
}

/** An event as it stands in the store, and where it stood before. */
export interface StoredEvent extends RecordedEvent {
  readonly origin?: Origin;
}

/** As it is to be appended. */
export const withOrigin = ({ id, type, data, metadata, position, recordedAt }: RecordedEvent): NewEvent => ({
  id,
  type,
  data,
  metadata: { ...metadata, [KEY]: { position, recordedAt } },
});

/** The metadata that the program knows, and what was restored with it. */
export function originIn(metadata: JsonObject): { readonly metadata: JsonObject; readonly origin?: Origin } {
  const { [KEY]: origin, ...rest } = metadata;
  const { position, recordedAt } = (origin ?? {}) as { position?: unknown; recordedAt?: unknown };
  if (typeof position !== 'string' || typeof recordedAt !== 'number') return { metadata };
  return { metadata: rest, origin: { position, recordedAt } };
}

/** What of a category was restored: written when all of it is there. */
export interface Restored {
  /** Where the last restored event stood. */
  readonly last: Position;
  /** Where it stands here. */
  readonly through: Position;
}

const TYPE = 'HistoriesRestored';

const streamOf = (category: string): string => `podcast-briefings.${category}`;

export async function recordRestored(store: EventStore, category: string, { last, through }: Restored): Promise<void> {
  await store.append(
    streamOf(category),
    [{ id: randomUUID(), type: TYPE, data: { last, through }, metadata: {} }],
    'any',
  );
}

/** Reads and writes of one store, in the places that the program knows. */
export class RestoredPlaces {
  readonly #after: bigint;

  /** null: nothing was restored here. */
  constructor(private readonly restored: Restored | null = null) {
    const { last, through } = restored ?? { last: START, through: START };
    // What is new must stand behind what was restored, also where this store is younger than the one before it.
    this.#after = restored === null || last <= through ? 0n : BigInt(last) - BigInt(through);
  }

  /** `read`: of a stream of the store, by its stored name. */
  static async of(
    read: (stream: string) => Promise<readonly RecordedEvent[]>,
    category: string,
  ): Promise<RestoredPlaces> {
    const [event] = await read(streamOf(category));
    const { last, through } = (event?.data ?? {}) as { last?: unknown; through?: unknown };
    return new RestoredPlaces(typeof last === 'string' && typeof through === 'string' ? { last, through } : null);
  }

  /** The event under the place that the program knows. */
  known({ origin, ...event }: StoredEvent): RecordedEvent {
    return origin === undefined ? { ...event, position: this.placeOf(event.position) } : { ...event, ...origin };
  }

  /** Of what stands there in the store, unless it was restored. */
  placeOf(stored: Position): Position {
    const { last, through } = this.restored ?? { last: START, through: START };
    if (stored !== START && stored <= through) return last;
    return this.#after === 0n || stored === START ? stored : positionOf(BigInt(stored) + this.#after);
  }

  /** Where the store has to be read from, to get all that comes after this place. Of what was restored, that is all. */
  storedAfter(place: Position): Position {
    if (this.restored === null || place === START) return place;
    if (place < this.restored.last) return START;
    const stored = positionOf(BigInt(place) - this.#after);
    return stored < this.restored.through ? this.restored.through : stored;
  }

  /** `batches` of the store, which begin at `storedAfter(after)`, as those after `after`. */
  async *batches(after: Position, batches: AsyncIterable<EventBatch>): AsyncGenerator<EventBatch> {
    let reached = after;
    for await (const { events, checkpoint, live } of batches) {
      const known = events.map((event) => this.known(event)).filter(({ position }) => position > reached);
      const last = known.at(-1)?.position ?? START;
      const amongRestored = this.restored !== null && checkpoint < this.restored.through;
      const place = amongRestored ? last : this.placeOf(checkpoint);
      if (place > reached) reached = place;
      yield { events: known, checkpoint: reached, live };
    }
  }
}

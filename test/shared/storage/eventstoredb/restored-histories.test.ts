import { describe, expect, test } from '@jest/globals';
import {
  START,
  positionOf,
  type EventBatch,
  type Position,
  type RecordedEvent,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import {
  RestoredPlaces,
  originIn,
  withOrigin,
  type StoredEvent,
} from '../../../../src/shared/storage/eventstoredb/restored-histories.js';

const at = (place: number): Position => positionOf(BigInt(place));

const event = (place: number, origin?: number): StoredEvent => ({
  id: String(place),
  type: 'Happened',
  data: {},
  metadata: {},
  stream: 'briefing-1',
  revision: 0,
  position: at(place),
  recordedAt: place,
  ...(origin !== undefined && { origin: { position: at(origin), recordedAt: origin } }),
});

const batch = (checkpoint: number, live: boolean, ...events: readonly StoredEvent[]): EventBatch => ({
  events,
  checkpoint: at(checkpoint),
  live,
});

async function read(places: RestoredPlaces, after: Position, ...batches: readonly EventBatch[]): Promise<unknown[]> {
  const seen: unknown[] = [];
  const all = async function* (): AsyncGenerator<EventBatch> {
    yield* batches;
  };
  for await (const { events, checkpoint } of places.batches(after, all())) {
    seen.push([events.map(({ position }) => Number(position)), Number(checkpoint)]);
  }
  return seen;
}

describe('histories that were restored into another store', () => {
  const older = new RestoredPlaces({ last: at(9_000), through: at(30) });

  test('have the place and the time that they had, and nothing of that among their metadata', () => {
    const recorded: RecordedEvent = { ...event(7), metadata: { actor: 'worker', chain: 'c' } };
    const { metadata, origin } = originIn(withOrigin(recorded).metadata);
    expect(metadata).toEqual(recorded.metadata);
    expect(older.known({ ...event(20), origin: origin! })).toMatchObject({ position: at(7), recordedAt: 7 });
    expect(originIn({ restored: 'by hand' })).toEqual({ metadata: { restored: 'by hand' } });
  });

  test('stand before all that is recorded there later, also in a younger store', () => {
    expect(Number(older.known(event(31)).position)).toBe(9_001);
    expect(Number(older.placeOf(at(40)))).toBe(9_010);
    expect(older.placeOf(at(5))).toBe(at(9_000));
    expect(new RestoredPlaces({ last: at(9), through: at(500) }).placeOf(at(501))).toBe(at(501));
    expect(new RestoredPlaces().placeOf(at(5))).toBe(at(5));
  });

  test('are read from any place among them, and from behind them without reading them again', async () => {
    const restored = [event(10, 100), event(20, 5_000), event(30, 9_000)];
    const stored = [batch(20, false, ...restored.slice(0, 2)), batch(40, true, restored[2]!, event(40))];
    expect(older.storedAfter(at(100))).toBe(START);
    expect(await read(older, at(100), ...stored)).toEqual([
      [[5_000], 5_000],
      [[9_000, 9_010], 9_010],
    ]);
    expect(await read(older, at(5_000), ...stored)).toEqual([
      [[], 5_000],
      [[9_000, 9_010], 9_010],
    ]);
    expect(older.storedAfter(at(9_000))).toBe(at(30));
    expect(older.storedAfter(at(9_010))).toBe(at(40));
    expect(await read(older, at(9_010), batch(41, true, event(41)))).toEqual([[[9_011], 9_011]]);
  });
});

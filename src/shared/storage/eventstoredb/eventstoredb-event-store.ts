import type { EventStoreDBClient } from '@eventstore/db-client';
import { DEFAULT_CATEGORY } from '../../../config/storage-settings.js';
import { WakeSignal } from '../database/wake-signal.js';
import {
  EventStore,
  HistoryDeleted,
  START,
  WrongExpectedRevision,
  positionOf,
  type Appended,
  type EventBatch,
  type ExpectedRevision,
  type NewEvent,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from '../eventstore/event-store.js';
import { EventStoreDbCalls } from './eventstoredb-calls.js';
import { openEventStoreDb } from './eventstoredb-client.js';
import { isDenied, perhapsDone } from './eventstoredb-errors.js';
import { ANSWER_WITHIN_MS, collect, toProposed } from './eventstoredb-events.js';
import { eventStoreDb } from './eventstoredb-library.js';
import { EventStoreDbLogReader } from './eventstoredb-log-reader.js';
import { EventStoreDbPages } from './eventstoredb-pages.js';
import { assertRights } from './eventstoredb-rights.js';
import { RestoredPlaces } from './restored-histories.js';
import { subscription } from '../eventstore/paged-subscription.js';
import { StreamNames } from '../eventstore/stream-names.js';
import { isDeletion, metadataStreamOf, streamOf } from '../eventstore/stream-retention.js';

/** Events in EventStoreDB, or its successor KurrentDB, which others may use, too: `names` says which streams are ours. */
export class EventStoreDbEventStore extends EventStore {
  readonly #client: EventStoreDBClient;
  readonly #pages: EventStoreDbPages;
  readonly #readers = new Set<EventStoreDbLogReader>();
  readonly #underWay = new Map<string, Promise<Appended>>();
  readonly #closed = new AbortController();
  readonly #calls = new EventStoreDbCalls(this.#closed.signal);
  #places: Promise<RestoredPlaces> | null = null;

  /** Throws ConfigError when the connection string cannot be understood. Connects with the first use. */
  constructor(
    url: string,
    private readonly names: StreamNames = StreamNames.any,
  ) {
    super();
    this.#client = openEventStoreDb(url);
    const wake = (): void => this.#readers.forEach((reader) => reader.wake());
    this.#pages = new EventStoreDbPages(this.#client, names, this.#calls, wake);
  }

  /** The server has the same append, when it is still writing it, wait for its own limit: it shares the first's answer. */
  override append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    const key = JSON.stringify([stream, expected, events.map(({ id }) => id)]);
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const append = this.#append(stream, events, expected).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, append);
    return append;
  }

  override async readStream(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
    const places = await this.#placesKnown();
    const events = await this.#calls.persistently('read streams', async () => await this.#read(stream, options));
    return events.map((event) => places.known(event));
  }

  override async head(): Promise<Position> {
    const places = await this.#placesKnown();
    const { BACKWARDS, END } = eventStoreDb();
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true } as const;
    const [last] = await this.#calls.persistently(
      'read $all',
      async () => await collect(this.#client.readAll(options), this.#closed.signal),
    );
    return last === undefined ? START : places.placeOf(last.position);
  }

  override async *subscribe(options: SubscribeOptions): AsyncGenerator<EventBatch> {
    const { after, streamPrefix = '', batchSize = 500 } = options;
    const { names } = this;
    if (names.storedPrefixesOf(streamPrefix).length === 0) {
      throw new Error(`no context says that it keeps streams ${streamPrefix}… (ContextSchema.streams)`);
    }
    const wakeSignal = new WakeSignal();
    const signal = AbortSignal.any([options.signal, this.#closed.signal]);
    const wanted = { calls: this.#calls, names, streamPrefix, batchSize, wakeSignal, signal };
    const reader = new EventStoreDbLogReader(this.#client, this.#pages, wanted);
    this.#readers.add(reader);
    try {
      const places = await this.#placesWhenThere(signal);
      const next = async (position: Position): Promise<EventBatch | null> => await reader.next(position);
      const stored = subscription({ after: places.storedAfter(after), signal, wakeSignal, next });
      yield* places.batches(after, stored);
    } finally {
      this.#readers.delete(reader);
      reader.close();
    }
  }

  override async check(): Promise<void> {
    const probes = this.names.storedOf(`${DEFAULT_CATEGORY}-`);
    await this.#calls.persistently('do this', async () => await assertRights(this.#client, probes));
    this.#calls.refusals.over();
  }

  override async close(): Promise<void> {
    this.#closed.abort();
    await this.#client.dispose();
    await this.#pages.end();
  }

  async #append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (events.length === 0) throw new Error('nothing to append');
    const appended = await this.#calls
      .persistently('append to streams', async () =>
        expected === 'any'
          ? await this.#appendAtEnd(stream, events)
          : await this.#appendAfter(stream, events, expected),
      )
      .catch(perhapsDone);
    for (const reader of this.#readers) reader.appended(stream, appended.position);
    return { ...appended, position: (await this.#placesKnown()).placeOf(appended.position) };
  }

  /** A subscription waits for a store that is away. Throws EventStoreRefused. */
  async #placesWhenThere(signal: AbortSignal): Promise<RestoredPlaces> {
    while (!signal.aborted) {
      const places = await this.#placesKnown().catch((error: unknown) => this.#calls.nullWhenAway(error));
      if (places !== null) return places;
    }
    return new RestoredPlaces();
  }

  /** Does not change while the program runs: nothing is restored under it. */
  #placesKnown(): Promise<RestoredPlaces> {
    this.#places ??= RestoredPlaces.of(
      async (stream) =>
        await this.#calls.persistently(
          'read streams',
          async () => await this.#read(stream, { backwards: true, limit: 1 }),
        ),
      this.names.category,
    ).catch((error: unknown) => {
      this.#places = null;
      throw error;
    });
    return this.#places;
  }

  async #appendAfter(stream: string, events: readonly NewEvent[], expected: number): Promise<Appended> {
    if (expected === -1) await this.#assertNotDeleted(stream);
    let actual = -1;
    try {
      const { nextExpectedRevision, position } = await this.#client.appendToStream(
        this.names.storedOf(stream),
        events.map(toProposed),
        { expectedRevision: expected === -1 ? eventStoreDb().NO_STREAM : BigInt(expected), deadline: ANSWER_WITHIN_MS },
      );
      if (position !== undefined)
        return { revision: Number(nextExpectedRevision), position: positionOf(position.commit) };
    } catch (error) {
      if (!(error instanceof eventStoreDb().WrongExpectedVersionError)) throw error;
      if (typeof error.actualVersion === 'bigint') actual = Number(error.actualVersion);
    }
    // The server recognises a repeated append by itself, mostly; what stands in the stream holds for ever.
    const recorded = appendedIn(await this.#read(stream, { from: expected + 1, limit: events.length }), events);
    if (recorded !== null) return recorded;
    throw new WrongExpectedRevision(stream, expected, actual);
  }

  /** The server takes a deleted stream for one that never was, and goes on with the old revisions. */
  async #assertNotDeleted(stream: string): Promise<void> {
    const read = async (): Promise<RecordedEvent[]> =>
      await this.#read(metadataStreamOf(stream), { backwards: true, limit: 1 });
    // Where nobody but administrators may look, the audit notices.
    const [metadata] = await read().catch((error: unknown) => {
      if (isDenied(error)) return [];
      throw error;
    });
    if (metadata !== undefined && isDeletion(metadata)) throw new HistoryDeleted(stream);
  }

  /** The server forgets, in time, what it appended without an expectation: whether it is a repetition, the stream knows. */
  async #appendAtEnd(stream: string, events: readonly NewEvent[]): Promise<Appended> {
    for (;;) {
      const history = await this.#read(stream);
      const appended = appendedIn(history, events);
      if (appended !== null) return appended;
      try {
        return await this.#appendAfter(stream, events, history.at(-1)?.revision ?? -1);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
  }

  /** The metadata of a stream of ours, too. */
  #storedOf(stream: string): string {
    return stream.startsWith('$$')
      ? metadataStreamOf(this.names.storedOf(streamOf({ stream })))
      : this.names.storedOf(stream);
  }

  async #read(stream: string, { backwards = false, from, limit }: ReadOptions = {}): Promise<RecordedEvent[]> {
    const stored = this.#storedOf(stream);
    const { BACKWARDS, END, FORWARDS, START: FIRST } = eventStoreDb();
    const read = this.#client.readStream(stored, {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from === undefined ? (backwards ? END : FIRST) : BigInt(from),
      ...(limit !== undefined && { maxCount: limit }),
    });
    try {
      const events = await collect(read, this.#closed.signal);
      return stored === stream ? events : events.map((event) => ({ ...event, stream }));
    } catch (error) {
      if (error instanceof eventStoreDb().StreamNotFoundError) return [];
      throw error;
    }
  }
}

/** Where these events stand in a history, one after another; null: they do not. */
function appendedIn(history: readonly RecordedEvent[], events: readonly NewEvent[]): Appended | null {
  const first = history.findIndex(({ id }) => id === events[0]?.id);
  const found = first < 0 ? [] : history.slice(first, first + events.length);
  const last = found[events.length - 1];
  if (last === undefined || !events.every(({ id }, index) => id === found[index]?.id)) return null;
  return { revision: last.revision, position: last.position };
}

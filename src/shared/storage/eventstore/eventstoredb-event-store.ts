import { setTimeout as sleep } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  FORWARDS,
  NO_STREAM,
  START as FIRST,
  StreamNotFoundError,
  WrongExpectedVersionError,
  excludeSystemEvents,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { WakeSignal } from '../database/wake-signal.js';
import {
  EventStore,
  EventStoreRefused,
  EventStoreUnavailable,
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
} from './event-store.js';
import { openEventStoreDb } from './eventstoredb-client.js';
import { asUnavailable, inWords, type Needed } from './eventstoredb-errors.js';
import { ANSWER_WITHIN_MS, collect, toProposed } from './eventstoredb-events.js';
import { RefusalLog } from './eventstoredb-refusals.js';
import { assertRights } from './eventstoredb-rights.js';
import { subscription } from './paged-subscription.js';

/** How long an operation tries again before it says that the store is away. */
const PATIENCE_MS = 3_000;
const MAX_BACKOFF_MS = 1_000;
/** How streams begin that are only tried, and never there. */
const PROBES = 'briefing-';

/**
 * Events in EventStoreDB, or its successor KurrentDB. $all is read page by page, as the other store is: a page says
 * where it ends and whether more is there, which the messages of a subscription do not on every version of the server.
 * A subscription only tells when there is something to read.
 */
export class EventStoreDbEventStore extends EventStore {
  readonly #logger = new Logger(EventStoreDbEventStore.name);
  readonly #refusals = new RefusalLog();
  readonly #client: EventStoreDBClient;
  readonly #wakeSignals = new Set<WakeSignal>();
  readonly #closed = new AbortController();
  #listening: Promise<void> | null = null;

  /** Throws ConfigError when the connection string cannot be understood. Connects with the first use. */
  constructor(url: string) {
    super();
    this.#client = openEventStoreDb(url);
  }

  override async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (events.length === 0) throw new Error('nothing to append');
    const appended = await this.#persistently('append to streams', async () =>
      expected === 'any' ? await this.#appendAtEnd(stream, events) : await this.#appendAfter(stream, events, expected),
    );
    this.#notify();
    return appended;
  }

  override async readStream(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
    return await this.#persistently('read streams', async () => await this.#read(stream, options));
  }

  override async *subscribe(options: SubscribeOptions): AsyncGenerator<EventBatch> {
    const wakeSignal = new WakeSignal();
    const signal = AbortSignal.any([options.signal, this.#closed.signal]);
    const next = async (after: Position): Promise<EventBatch | null> => await this.#nextBatch(after, options);
    this.#wakeSignals.add(wakeSignal);
    this.#listening ??= this.#listen();
    try {
      yield* subscription({ after: options.after, signal, wakeSignal, next });
    } finally {
      this.#wakeSignals.delete(wakeSignal);
    }
  }

  override async check(): Promise<void> {
    await this.#persistently('do this', async () => await assertRights(this.#client, PROBES));
    this.#refusals.over();
  }

  override async close(): Promise<void> {
    this.#closed.abort();
    await this.#client.dispose();
    await this.#listening;
  }

  async #appendAfter(stream: string, events: readonly NewEvent[], expected: number): Promise<Appended> {
    let actual = -1;
    try {
      const { nextExpectedRevision, position } = await this.#client.appendToStream(stream, events.map(toProposed), {
        expectedRevision: expected === -1 ? NO_STREAM : BigInt(expected),
        deadline: ANSWER_WITHIN_MS,
      });
      if (position !== undefined)
        return { revision: Number(nextExpectedRevision), position: positionOf(position.commit) };
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      if (typeof error.actualVersion === 'bigint') actual = Number(error.actualVersion);
    }
    // The server recognises a repeated append by itself, mostly; what stands in the stream holds for ever.
    const recorded = appendedIn(await this.#read(stream, { from: expected + 1, limit: events.length }), events);
    if (recorded !== null) return recorded;
    throw new WrongExpectedRevision(stream, expected, actual);
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

  async #read(stream: string, { backwards = false, from, limit }: ReadOptions = {}): Promise<RecordedEvent[]> {
    const read = this.#client.readStream(stream, {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from === undefined ? (backwards ? END : FIRST) : BigInt(from),
      ...(limit !== undefined && { maxCount: limit }),
    });
    try {
      return await collect(read, this.#closed.signal);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    }
  }

  /**
   * What comes after `after`, an empty live batch when that is nothing; null while the store is away. Throws
   * EventStoreRefused.
   */
  async #nextBatch(
    after: Position,
    { streamPrefix = '', batchSize = 500 }: SubscribeOptions,
  ): Promise<EventBatch | null> {
    try {
      const place = after === START ? FIRST : { commit: BigInt(after), prepare: BigInt(after) };
      // A read begins with the event at its place, which the subscriber has.
      const page = await collect(
        this.#client.readAll({ fromPosition: place, maxCount: batchSize + 1 }),
        this.#closed.signal,
      );
      return {
        events: page.filter(
          ({ stream, position }) => position > after && isOurs(stream) && stream.startsWith(streamPrefix),
        ),
        checkpoint: page.at(-1)?.position ?? after,
        live: page.length <= batchSize,
      };
    } catch (error) {
      const known = this.#refusals.told(asUnavailable(error, 'read $all'));
      if (isPassing(known) || this.#closed.signal.aborted) return null;
      throw known;
    }
  }

  /** Wakes the subscriptions at every appended event, and when the store is available again. */
  async #listen(): Promise<void> {
    const { signal } = this.#closed;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const news = this.#client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
      const stop = (): void => {
        void news.unsubscribe().catch(() => undefined);
        news.destroy();
      };
      signal.addEventListener('abort', stop);
      news.on('confirmation', () => {
        failures = 0;
        this.#notify();
      });
      try {
        for await (const _ of news) this.#notify();
      } catch (error) {
        if (!signal.aborted) this.#logger.debug(`the subscription broke: ${inWords(error)}`);
      }
      signal.removeEventListener('abort', stop);
      stop();
      await sleep(backoff(failures), undefined, { signal }).catch(() => undefined);
    }
  }

  #notify(): void {
    for (const wakeSignal of this.#wakeSignals) wakeSignal.notify();
  }

  /** Tries again for a while: reads change nothing, and an append is idempotent by its event ids. */
  async #persistently<T>(needed: Needed, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (let failures = 0; ; failures += 1) {
      try {
        return await work();
      } catch (error) {
        const known = this.#refusals.told(asUnavailable(error, needed));
        const worthIt = isPassing(known) && performance.now() < until;
        if (!worthIt || this.#closed.signal.aborted) throw known;
        await sleep(backoff(failures));
      }
    }
  }
}

const backoff = (failures: number): number => Math.min(50 * 2 ** failures, MAX_BACKOFF_MS) * (0.5 + Math.random());

const isPassing = (error: unknown): boolean =>
  error instanceof EventStoreUnavailable && !(error instanceof EventStoreRefused);

/** The server keeps its own things in streams that begin with $. */
const isOurs = (stream: string): boolean => !stream.startsWith('$');

/** Where these events stand in a history, one after another; null: they do not. */
function appendedIn(history: readonly RecordedEvent[], events: readonly NewEvent[]): Appended | null {
  const first = history.findIndex(({ id }) => id === events[0]?.id);
  const found = first < 0 ? [] : history.slice(first, first + events.length);
  const last = found[events.length - 1];
  if (last === undefined || !events.every(({ id }, index) => id === found[index]?.id)) return null;
  return { revision: last.revision, position: last.position };
}

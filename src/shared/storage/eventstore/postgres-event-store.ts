import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import { DATABASE_LIMITS, type DatabaseLimits } from '../../../config/database-settings.js';
import { ConnectionPools, fewer } from '../connections/connection-pools.js';
import { WakeSignal } from '../database/wake-signal.js';
import type { PostgresNotifications } from '../database/postgres-notifications.js';
import type { Json, JsonObject } from '../../kernel/json.js';
import {
  AppendUnanswered,
  EventStore,
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
import { APPENDS, GroupedAppends, type AppendRow } from './grouped-appends.js';
import { subscription } from './paged-subscription.js';
import { asUnavailable, isBusy, mayBeDone } from './postgres-errors.js';

const CHANNEL = 'eventstore';
const ATTEMPTS = 4;
/** A store that is frozen lets each attempt wait. */
const NO_ATTEMPT_AFTER_MS = 5_000;
const MAX_INT = 2 ** 31 - 1;
const COLUMNS = 'position, stream, revision, id, type, data, metadata, recorded_at';

interface EventRow {
  readonly position: string | number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: JsonObject;
  readonly recorded_at: string | number;
}

const toEvent = (row: EventRow): RecordedEvent => ({
  id: row.id,
  type: row.type,
  data: row.data,
  metadata: row.metadata,
  stream: row.stream,
  revision: row.revision,
  position: positionOf(BigInt(row.position)),
  recordedAt: Number(row.recorded_at),
});

/**
 * Events in the tables of `eventStoreSchema`. Its statements are short and run on its own pool, never inside somebody's
 * unit of work: an append holds the one lock of all appends until it commits.
 */
export class PostgresEventStore extends EventStore {
  readonly #pool: ConnectionPools;
  readonly #appends = new GroupedAppends((query) => this.#persistently<AppendRow>(query));
  readonly #wakeSignals = new Set<WakeSignal>();
  readonly #stopListening: () => void;
  readonly #closed = new AbortController();

  constructor(
    url: string,
    private readonly notifications: PostgresNotifications,
    limits: DatabaseLimits = DATABASE_LIMITS,
  ) {
    super();
    this.#pool = new ConnectionPools({ url, limits: fewer(limits, 4), applicationName: 'events', undivided: true });
    this.#stopListening = notifications.listen(CHANNEL, () => this.#notify());
  }

  override async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    if (events.length === 0) throw new Error('nothing to append');
    const row = await this.#appends.add(stream, events, expected);
    if (!row.appended) throw new WrongExpectedRevision(stream, expected, row.last_revision);
    this.#notify();
    this.notifications.notify(CHANNEL);
    return { revision: row.last_revision, position: positionOf(BigInt(row.last_position)) };
  }

  override async readStream(stream: string, options: ReadOptions = {}): Promise<RecordedEvent[]> {
    const { backwards = false, limit = MAX_INT } = options;
    const [name, range, direction] = backwards ? ['back', '<=', 'desc'] : ['forth', '>=', 'asc'];
    const rows = await this.#persistently<EventRow>({
      name: `eventstore-read-${name}`,
      text: `select ${COLUMNS} from eventstore.event where stream = $1 and revision ${range} $2
              order by revision ${direction} limit $3`,
      values: [stream, options.from ?? (backwards ? MAX_INT : 0), limit],
    });
    return rows.map(toEvent);
  }

  override async *subscribe(options: SubscribeOptions): AsyncGenerator<EventBatch> {
    const wakeSignal = new WakeSignal();
    const signal = AbortSignal.any([options.signal, this.#closed.signal]);
    const next = async (after: Position): Promise<EventBatch | null> => await this.#nextBatch(after, options);
    this.#wakeSignals.add(wakeSignal);
    try {
      yield* subscription({ after: options.after, signal, wakeSignal, next });
    } finally {
      this.#wakeSignals.delete(wakeSignal);
    }
  }

  override async head(): Promise<Position> {
    const [row] = await this.#persistently<{ position: string | null }>({
      name: 'eventstore-head',
      text: 'select max(position) as position from eventstore.event',
      values: [],
    });
    return row?.position == null ? START : positionOf(BigInt(row.position));
  }

  override async close(): Promise<void> {
    this.#closed.abort();
    this.#stopListening();
    await this.#pool.close();
  }

  /** What comes after `after`, an empty live batch when that is nothing; null while the store is away. */
  async #nextBatch(
    after: string,
    { streamPrefix = '', batchSize = 500 }: SubscribeOptions,
  ): Promise<EventBatch | null> {
    try {
      const rows = await this.#query<EventRow & { wanted: boolean }>({
        name: 'eventstore-all',
        text: `select ${COLUMNS}, starts_with(stream, $2) as wanted from eventstore.event
                where position > $1 order by position limit $3`,
        values: [after === START ? '-1' : String(BigInt(after)), streamPrefix, batchSize],
      });
      const last = rows.at(-1);
      const checkpoint = last === undefined ? after : positionOf(BigInt(last.position));
      return { events: rows.filter((row) => row.wanted).map(toEvent), checkpoint, live: rows.length < batchSize };
    } catch (error) {
      if (error instanceof EventStoreUnavailable || this.#closed.signal.aborted) return null;
      throw error;
    }
  }

  #notify(): void {
    for (const wakeSignal of this.#wakeSignals) wakeSignal.notify();
  }

  /** Tries again over a lost connection: reads change nothing, and an append is idempotent by its event ids. */
  async #persistently<Row extends object>(query: QueryConfig): Promise<Row[]> {
    const until = performance.now() + NO_ATTEMPT_AFTER_MS;
    let unanswered = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#query<Row>(query);
      } catch (error) {
        if (!(error instanceof EventStoreUnavailable)) throw error;
        unanswered ||= mayBeDone(error);
        const worthIt = !isBusy(error) && attempt < ATTEMPTS && performance.now() < until;
        if (!worthIt || this.#closed.signal.aborted)
          throw unanswered && APPENDS.has(query.name) ? new AppendUnanswered(error.cause) : error;
        await sleep(50 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  async #query<Row extends object>(query: QueryConfig): Promise<Row[]> {
    try {
      const { rows } = await this.#pool.query(query);
      return rows as Row[];
    } catch (error) {
      throw asUnavailable(error);
    }
  }
}

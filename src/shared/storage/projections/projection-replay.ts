import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DatabaseUnavailable } from '../connections/database-unavailable.js';
import { Database } from '../database/database.js';
import { TypeormUnitOfWork } from '../database/typeorm-unit-of-work.js';
import { DomainError } from '../../kernel/domain-error.js';
import { Checkpoints } from './checkpoints.js';
import {
  EventStore,
  EventStoreUnavailable,
  START,
  type Position,
  type RecordedEvent,
} from '../eventstore/event-store.js';
import { ParkedHistories, keyOf } from './parked-histories.js';
import { faultOf, refuseTombstones } from './projection-fault.js';
import type { Projection } from './projection.js';
import { ReplayedRows, type Revisions } from './replayed-rows.js';
import { SpoiltHistories, type SpoiltHistory } from './spoilt-histories.js';

const EVENTS_AT_ONCE = 5_000;
const STREAMS_AT_ONCE = 100;
const HOLD_ATTEMPTS = 30;
const ROWS_AT_ONCE = 1_000;
const NOT_AVAILABLE = '55P03';
const UNIQUE_VIOLATION = '23505';
const SILENT_FOR_MS = 10_000;

/** Rows without histories: making them again would only remove them. */
export class HistoriesMissing extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'histories_missing';

  constructor(projection: string) {
    super(`${projection} serves rows, but there is not one event of them. Is this the event store they came from?`);
  }
}

export interface Replayed {
  /** How many events there were. */
  readonly events: number;
  /** Their rows were neither compared nor settled. */
  readonly spoilt: readonly SpoiltHistory[];
}

/** What a replay has come to so far. */
interface Progress {
  events: number;
  seen: Position;
  /** Streams with an event that was not projected for all when the replay began. */
  readonly fresh: Set<string>;
  readonly spoilt: SpoiltHistories;
}

interface Replay {
  readonly projection: Projection;
  readonly rows: ReplayedRows;
  readonly progress: Progress;
}

type Here = <T>(work: () => Promise<T>) => Promise<T>;

/** Called with the ids of rows that are not served as they should be, in a unit of work in which they stay like that. */
export type Settle = (differing: readonly string[], rows: ReplayedRows) => Promise<void>;

/** Makes the rows of a projection again, beside the ones that are served, and holds the two against each other. */
@Injectable()
export class ProjectionReplay {
  // eslint-disable-next-line max-params
  constructor(
    private readonly store: EventStore,
    private readonly unitOfWork: TypeormUnitOfWork,
    private readonly database: Database,
    private readonly checkpoints: Checkpoints,
    private readonly parked: ParkedHistories,
  ) {}

  /**
   * Replays while the service goes on, without what cannot be replayed and what is parked. Then has what differs settled, sorted by
   * id, some rows at a time, so that nobody else who writes has to wait for long. A row that is ahead of the checkpoint,
   * or behind the newest event as the projector is, is compared with what was true at its revision.
   * Throws HistoriesMissing, TooManySpoilt, EventStoreUnavailable.
   */
  async run(projection: Projection, settle: Settle): Promise<Replayed> {
    const rows = new ReplayedRows(this.database, projection);
    const runner = this.unitOfWork.createQueryRunner();
    const here: Here = async (work) => await this.unitOfWork.runOn(runner, work);
    try {
      await here(async () => await rows.create());
      const progress = await this.#replayAll(projection, rows, here);
      const suspects = await here(async () => await rows.suspects());
      if (progress.events === 0 && suspects.length > 0) throw new HistoriesMissing(projection.name);
      const compare = async (ids: readonly string[]): Promise<readonly string[]> => {
        await this.#level(projection, rows, ids, progress);
        const differing = await rows.differing(ids);
        // After the checkpoint was read: whatever has been left out up to there is known by now.
        const parked = await this.parked.streamsOf(projection.name);
        const streamOf = (id: string): string => projection.streamPrefix + id;
        return differing.filter((id) => !progress.spoilt.has(streamOf(id)) && !parked.has(keyOf(streamOf(id))));
      };
      await inPortions(await here(async () => await compare(suspects)), async (ids) => {
        await patiently(here, async () => {
          await rows.holdServed();
          await settle(await compare(ids), rows);
        });
      });
      return { events: progress.events, spoilt: progress.spoilt.listedWith(await this.parked.of(projection.name)) };
    } finally {
      // A connection that is lost has taken the rows along.
      await here(async () => await rows.drop()).catch(() => undefined);
      await runner.release();
    }
  }

  async #replayAll(projection: Projection, rows: ReplayedRows, here: Here): Promise<Progress> {
    const projected = await this.checkpoints.read(projection.name);
    const progress: Progress = {
      events: 0,
      seen: START,
      fresh: new Set(),
      spoilt: new SpoiltHistories(projection.name),
    };
    let written = Promise.resolve();
    try {
      for await (const events of this.#unseen(projection, progress)) {
        await written;
        // The next ones are read meanwhile.
        written = this.#replaySome({ projection, rows, progress }, events, here);
        written.catch(() => undefined);
        progress.events += events.length;
        for (const { stream, position } of events) if (position > projected) progress.fresh.add(stream);
      }
      await written;
      return progress;
    } finally {
      // The connection goes back when this ends: nobody may be working on it any more.
      await written.catch(() => undefined);
    }
  }

  /** All at once, or else half by half, until what cannot be replayed stands alone: the rest of its history is left out. */
  async #replaySome(replay: Replay, events: readonly RecordedEvent[], within: Here): Promise<void> {
    const wanted = events.filter(({ stream }) => !replay.progress.spoilt.has(stream));
    const [event, another] = wanted;
    if (event === undefined) return;
    try {
      await within(async () => {
        refuseTombstones(wanted);
        await replay.projection.replay(wanted, replay.rows.table);
      });
    } catch (error) {
      if (faultOf(error) !== 'event') throw error;
      if (another === undefined) return replay.progress.spoilt.add(event, error);
      const middle = wanted.length >> 1;
      await this.#replaySome(replay, wanted.slice(0, middle), within);
      await this.#replaySome(replay, wanted.slice(middle), within);
    }
  }

  /** Until there is no more at the moment. Throws EventStoreUnavailable after ten seconds of silence. */
  async *#unseen({ streamPrefix }: Projection, progress: Progress): AsyncGenerator<readonly RecordedEvent[]> {
    const away = new AbortController();
    const wait = (): NodeJS.Timeout => setTimeout(() => away.abort(), SILENT_FOR_MS);
    const from = { after: progress.seen, streamPrefix, batchSize: EVENTS_AT_ONCE, signal: away.signal };
    let timer = wait();
    try {
      for await (const { events, checkpoint, live } of this.store.subscribe(from)) {
        clearTimeout(timer);
        if (events.length > 0) yield events;
        progress.seen = checkpoint;
        if (live) return;
        timer = wait();
      }
    } finally {
      clearTimeout(timer);
    }
    throw new EventStoreUnavailable();
  }

  /** Brings those of the replayed rows that were written lately to where the served ones are, or should be at least. */
  async #level(projection: Projection, rows: ReplayedRows, ids: readonly string[], progress: Progress): Promise<void> {
    for await (const events of this.#unseen(projection, progress)) {
      for (const { stream } of events) progress.fresh.add(stream);
    }
    // Before the rows: they are as far as this or farther.
    const checkpoint = await this.checkpoints.read(projection.name);
    const { streamPrefix: prefix } = projection;
    const lately = (await rows.uneven(ids)).filter((row) => isAhead(row) || progress.fresh.has(prefix + row.id));
    for (let done = 0; done < lately.length; done += STREAMS_AT_ONCE) {
      const some = lately.slice(done, done + STREAMS_AT_ONCE);
      const histories = await Promise.all(
        some.map(async ({ id, served }) => upTo(served ?? -1, checkpoint, await this.#readable(prefix + id, progress))),
      );
      await rows.forget(some.map(({ id }) => id));
      await this.#replaySome({ projection, rows, progress }, histories.flat(), this.#partly);
    }
  }

  /** Deleted for ever while it was replayed: left out, too. */
  async #readable(stream: string, { spoilt }: Progress): Promise<readonly RecordedEvent[]> {
    try {
      return await this.store.readStream(stream);
    } catch (error) {
      if (faultOf(error) !== 'event') throw error;
      spoilt.addUnreadable(stream, error);
      return [];
    }
  }

  /** A part of the open unit of work that may fail alone. */
  readonly #partly: Here = async (work) => {
    await this.database.execute('savepoint part');
    try {
      const result = await work();
      await this.database.execute('release savepoint part');
      return result;
    } catch (error) {
      await this.database.execute('rollback to savepoint part');
      throw error;
    }
  };
}

const isAhead = ({ served, replayed }: Revisions): boolean => (served ?? -1) > (replayed ?? -1);

/** What a row at this revision follows from; if it is behind what was projected for all, what it should follow from. */
const upTo = (revision: number, projected: Position, history: readonly RecordedEvent[]): RecordedEvent[] =>
  history.filter((event) => event.revision <= revision || event.position <= projected);

/** A thousand at a time; all the rest at once when they can only change places together. */
async function inPortions(ids: readonly string[], work: (some: readonly string[]) => Promise<void>): Promise<void> {
  let rest = ids;
  let size = ROWS_AT_ONCE;
  while (rest.length > 0) {
    const some = rest.slice(0, size);
    try {
      await work(some);
      rest = rest.slice(size);
    } catch (error) {
      if (codeOf(error) !== UNIQUE_VIOLATION || some.length === rest.length) throw error;
      size = rest.length;
    }
  }
}

/** Again while somebody else holds what we want, for about half a minute. */
async function patiently(here: Here, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await here(work);
    } catch (error) {
      if (codeOf(error) !== NOT_AVAILABLE || attempt === HOLD_ATTEMPTS) throw error;
      await sleep(100);
    }
  }
}

/** SQLSTATE. */
function codeOf(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return error instanceof DatabaseUnavailable ? codeOf(cause) : code;
}

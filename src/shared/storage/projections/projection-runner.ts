import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { asUnavailable } from '../connections/database-unavailable.js';
import { TypeormUnitOfWork } from '../database/typeorm-unit-of-work.js';
import { FailureLog } from '../../kernel/failure-log.js';
import { CheckpointMoved, Checkpoints } from './checkpoints.js';
import { EventStore, type Position, type RecordedEvent } from '../eventstore/event-store.js';
import { PARKED_AT_MOST, ParkedHistories, keyOf, parkedInWords } from './parked-histories.js';
import type { Projection } from './projection.js';
import { StreamTombstoned, faultOf, reasonOf, refuseTombstones } from './projection-fault.js';
import { asTheOnlyOne, type HeldLock } from './session-lock.js';

const MAX_BACKOFF_MS = 10_000;
/** Attempts before an event counts as unprojectable: most outages pass sooner. */
const STUCK_AFTER = 3;

const TOO_MANY = `more than ${PARKED_AT_MOST} histories within a minute are no fault of theirs: correct the program, or what it needs`;

interface Stretch {
  readonly events: readonly RecordedEvent[];
  readonly from: Position;
  readonly checkpoint: Position;
}

interface Unprojected extends Stretch {
  readonly event: RecordedEvent;
  readonly error: unknown;
}

/** Not a matter of one history: all rows stay as they were before this event until it can be projected. */
export class UnprojectableEvent extends Error {
  override readonly name = 'UnprojectableEvent';

  constructor(
    readonly event: RecordedEvent,
    cause: unknown,
  ) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${event.stream}@${event.revision} (${event.type}) cannot be projected: ${why}`, { cause });
  }
}

/** A projection at work under its lock. */
class Work {
  /** What it leaves out, as it was after so many changes. */
  #parked: { readonly changes: number; readonly streams: ReadonlySet<string> } = { changes: 0, streams: new Set() };

  constructor(
    readonly projection: Projection,
    readonly lock: HeldLock,
  ) {}

  /** Nothing is looked up unless it has changed. Called while the checkpoint is locked. */
  async leftOut(changes: number, look: () => Promise<ReadonlySet<string>>): Promise<ReadonlySet<string>> {
    if (changes !== this.#parked.changes) this.#parked = { changes, streams: await look() };
    return this.#parked.streams;
  }
}

/**
 * Keeps projections up to date, each in one transaction per batch together with its checkpoint. A history with an event
 * that cannot be projected is parked from that event on, and the others go on.
 */
@Injectable()
export class ProjectionRunner {
  readonly #logger = new Logger(ProjectionRunner.name);
  readonly #failures = new FailureLog(this.#logger);
  readonly #stuck = new Map<string, UnprojectableEvent>();

  constructor(
    private readonly store: EventStore,
    private readonly unitOfWork: TypeormUnitOfWork,
    private readonly checkpoints: Checkpoints,
    private readonly parked: ParkedHistories,
  ) {}

  /** Throws UnprojectableEvent after several failed attempts at one event, unless another process got past it. */
  async assertMoving(): Promise<void> {
    for (const [name, stuck] of this.#stuck) {
      if ((await this.checkpoints.read(name)) < stuck.event.position) throw stuck;
      this.#stuck.delete(name);
    }
  }

  /** Until the signal: begins again after every failure. */
  async run(projection: Projection, signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await asTheOnlyOne(this.unitOfWork, `projection:${projection.name}`, signal, async (lock) => {
          await this.#follow(new Work(projection, lock), () => (failures = 0));
        });
      } catch (error) {
        failures += error instanceof CheckpointMoved ? 0 : 1;
        if (error instanceof UnprojectableEvent && failures >= STUCK_AFTER) this.#stuck.set(projection.name, error);
        this.#report(projection, error, failures);
        await sleep(Math.min(100 * 2 ** failures, MAX_BACKOFF_MS), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #follow(work: Work, progress: () => void): Promise<void> {
    const { name, streamPrefix } = work.projection;
    const { signal } = work.lock;
    let checkpoint = await this.checkpoints.read(name);
    for await (const batch of this.store.subscribe({ after: checkpoint, streamPrefix, signal })) {
      if (batch.checkpoint === checkpoint) continue;
      await this.#projectBatch(work, { ...batch, from: checkpoint });
      checkpoint = batch.checkpoint;
      progress();
    }
  }

  /** All at once, or else half by half, until what cannot be projected stands alone. Throws UnprojectableEvent. */
  async #projectBatch(work: Work, stretch: Stretch): Promise<void> {
    try {
      await this.#project(work, stretch);
    } catch (error) {
      const fault = faultOf(error);
      const [event, another] = stretch.events;
      if (work.lock.signal.aborted || fault === 'passing' || event === undefined) throw error;
      if (another !== undefined) for (const half of halvesOf(stretch)) await this.#projectBatch(work, half);
      else if (fault === 'event') await this.#park(work, { ...stretch, event, error });
      else throw new UnprojectableEvent(event, error);
    }
  }

  async #project(work: Work, { events, from, checkpoint }: Stretch): Promise<void> {
    const { name } = work.projection;
    await this.#commit(work, async () => {
      const { changes, stoppedBy } = await this.checkpoints.move(name, from, checkpoint);
      const leftOut = await work.leftOut(changes, async () => await this.parked.streamsOf(name));
      const isLeftOut = ({ stream }: RecordedEvent): boolean => leftOut.size > 0 && leftOut.has(keyOf(stream));
      const wanted = leftOut.size === 0 ? events : events.filter((event) => !isLeftOut(event));
      if (wanted.length < events.length) await this.parked.leaveOut(name, events.filter(isLeftOut));
      if (wanted.length === 0) return;
      refuseTombstones(wanted);
      await work.projection.apply(wanted);
      if (stoppedBy !== null) await this.parked.goOn(name);
    });
  }

  /** Together with the checkpoint that gets past the event. Throws UnprojectableEvent when it is one of too many. */
  async #park(work: Work, { event, error, from, checkpoint }: Unprojected): Promise<void> {
    const { name } = work.projection;
    const why = reasonOf(error);
    const parked = await this.#commit(work, async () => {
      if (!(error instanceof StreamTombstoned) && !(await this.parked.mayPark(name))) return false;
      await this.checkpoints.move(name, from, checkpoint);
      await this.parked.park(name, event, why);
      return true;
    });
    if (!parked) throw new UnprojectableEvent(event, new Error(`${TOO_MANY} (${why})`));
    this.#logger.error(parkedInWords(name, event, why));
  }

  #commit<T>(work: Work, change: () => Promise<T>): Promise<T> {
    return work.lock.use(async (runner) => await this.unitOfWork.runOn(runner, change));
  }

  #report(projection: Projection, error: unknown, failures: number): void {
    if (error instanceof CheckpointMoved) this.#logger.log(error.message);
    else this.#failures.tell(asUnavailable(error), { msg: `${projection.name} was interrupted`, failures });
  }
}

function halvesOf({ events, from, checkpoint }: Stretch): readonly Stretch[] {
  const middle = events.length >> 1;
  const [first, second] = [events.slice(0, middle), events.slice(middle)];
  const between = first.at(-1)?.position ?? from;
  return [
    { events: first, from, checkpoint: between },
    { events: second, from: between, checkpoint },
  ];
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseUnavailable } from '../database/database-unavailable.js';
import { TypeormUnitOfWork } from '../database/typeorm-unit-of-work.js';
import { CheckpointMoved, Checkpoints } from './checkpoints.js';
import { EventStore, type Position, type RecordedEvent } from './event-store.js';
import type { Projection } from './projection.js';
import { asTheOnlyOne, type HeldLock } from './session-lock.js';

const MAX_BACKOFF_MS = 10_000;
/** Attempts before an event counts as unprojectable: most outages pass sooner. */
const STUCK_AFTER = 3;

interface Stretch {
  readonly events: readonly RecordedEvent[];
  readonly from: Position;
  readonly checkpoint: Position;
}

/** The rows stay as they were before this event until it can be projected. */
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

/** The event is not at fault: another projector was faster, or the database is unavailable. */
const isPassing = (error: unknown): boolean => error instanceof CheckpointMoved || error instanceof DatabaseUnavailable;

/** Keeps projections up to date, each in one transaction per batch together with its checkpoint. */
@Injectable()
export class ProjectionRunner {
  readonly #logger = new Logger(ProjectionRunner.name);
  readonly #stuck = new Map<string, UnprojectableEvent>();

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: TypeormUnitOfWork,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Throws UnprojectableEvent after several failed attempts at one event, unless another process got past it. */
  async assertMoving(): Promise<void> {
    for (const [name, stuck] of this.#stuck) {
      if ((await this.checkpoints.read(name)) < stuck.event.position) throw stuck;
      this.#stuck.delete(name);
    }
  }

  /** Until the signal: begins again after every failure. An event that cannot be projected is never left out. */
  async run(projection: Projection, signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await asTheOnlyOne(this.dataSource, `projection:${projection.name}`, signal, async (lock) => {
          await this.#follow(projection, lock, () => (failures = 0));
        });
      } catch (error) {
        failures += error instanceof CheckpointMoved ? 0 : 1;
        if (error instanceof UnprojectableEvent && failures >= STUCK_AFTER) this.#stuck.set(projection.name, error);
        this.#report(projection, error, failures);
        await sleep(Math.min(100 * 2 ** failures, MAX_BACKOFF_MS), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async #follow(projection: Projection, lock: HeldLock, progress: () => void): Promise<void> {
    const { name, streamPrefix } = projection;
    let checkpoint = await this.checkpoints.read(name);
    for await (const batch of this.store.subscribe({ after: checkpoint, streamPrefix, signal: lock.signal })) {
      if (batch.checkpoint === checkpoint) continue;
      await this.#projectBatch(projection, lock, { ...batch, from: checkpoint });
      checkpoint = batch.checkpoint;
      progress();
    }
  }

  /** All at once, or else one after another up to the event that cannot be projected. Throws UnprojectableEvent. */
  async #projectBatch(projection: Projection, lock: HeldLock, stretch: Stretch): Promise<void> {
    try {
      await this.#project(projection, lock, stretch);
    } catch (error) {
      if (isPassing(error) || lock.signal.aborted) throw error;
      await this.#projectEach(projection, lock, stretch);
    }
  }

  async #projectEach(projection: Projection, lock: HeldLock, { events, from, checkpoint }: Stretch): Promise<void> {
    let last = from;
    for (const event of events) {
      try {
        await this.#project(projection, lock, { events: [event], from: last, checkpoint: event.position });
      } catch (error) {
        throw isPassing(error) || lock.signal.aborted ? error : new UnprojectableEvent(event, error);
      }
      last = event.position;
    }
    await this.#project(projection, lock, { events: [], from: last, checkpoint });
  }

  async #project(projection: Projection, lock: HeldLock, { events, from, checkpoint }: Stretch): Promise<void> {
    const project = async (): Promise<void> => {
      await this.checkpoints.move(projection.name, from, checkpoint);
      if (events.length > 0) await projection.apply(events);
    };
    await lock.use(async (runner) => await this.unitOfWork.runOn(runner, project));
  }

  #report(projection: Projection, error: unknown, failures: number): void {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof CheckpointMoved) this.#logger.log(message);
    else this.#logger.error(`${projection.name} was interrupted (${failures}): ${message}`, error);
  }
}

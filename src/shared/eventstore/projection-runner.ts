import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TypeormUnitOfWork } from '../database/typeorm-unit-of-work.js';
import { CheckpointMoved, Checkpoints } from './checkpoints.js';
import { EventStore, type EventBatch } from './event-store.js';
import type { Projection } from './projection.js';
import { asTheOnlyOne, type HeldLock } from './session-lock.js';

const MAX_BACKOFF_MS = 10_000;

/** Keeps projections up to date, each in one transaction per batch together with its checkpoint. */
@Injectable()
export class ProjectionRunner {
  readonly #logger = new Logger(ProjectionRunner.name);

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: TypeormUnitOfWork,
    private readonly checkpoints: Checkpoints,
  ) {}

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
      const from = checkpoint;
      const project = async (): Promise<void> => await this.#project(projection, batch, from);
      await lock.use(async (runner) => await this.unitOfWork.runOn(runner, project));
      checkpoint = batch.checkpoint;
      progress();
    }
  }

  async #project(projection: Projection, batch: EventBatch, from: string): Promise<void> {
    await this.checkpoints.move(projection.name, from, batch.checkpoint);
    if (batch.events.length > 0) await projection.apply(batch.events, { replaying: false });
  }

  #report(projection: Projection, error: unknown, failures: number): void {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof CheckpointMoved) this.#logger.log(message);
    else this.#logger.error(`${projection.name} was interrupted (${failures}): ${message}`, error);
  }
}

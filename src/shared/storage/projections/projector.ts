import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { EventStore } from '../eventstore/event-store.js';
import { ParkedHistories } from './parked-histories.js';
import { ParkedHistoryRetry } from './parked-history-retry.js';
import { ProjectionRegistry } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';

/** Turns recorded events into rows and jobs: in the background, and for one stream at once. */
@Injectable()
export class Projector {
  readonly #stopping = new AbortController();
  #runs: readonly Promise<void>[] = [];

  // eslint-disable-next-line max-params
  constructor(
    private readonly store: EventStore,
    private readonly registry: ProjectionRegistry,
    private readonly runner: ProjectionRunner,
    private readonly unitOfWork: UnitOfWork,
    private readonly parked: ParkedHistories,
    private readonly retry: ParkedHistoryRetry,
  ) {}

  /** Runs every registered projection here, or waits for the process that does to go; tries parked histories again. */
  start(): void {
    const { signal } = this.#stopping;
    const runs = this.registry.all().map(async (projection) => await this.runner.run(projection, signal));
    this.#runs = [...runs, this.retry.run(signal)];
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#runs);
  }

  /**
   * How many histories are parked, whichever process found that out. Throws UnprojectableEvent when the background
   * projector of this process cannot get past an event.
   */
  async assertMoving(): Promise<number> {
    await this.runner.assertMoving();
    return [...(await this.parked.counts()).values()].reduce((sum, count) => sum + count, 0);
  }

  /**
   * Projects one stream at once, so that a caller reads what it wrote; joins the open unit of work. The background
   * projector comes to the same events later and finds them done. What was written to a parked history is recorded and
   * waits like the rest of it: its row stays as it was.
   */
  async projectNow(stream: string): Promise<void> {
    const projections = this.registry.all().filter(({ streamPrefix }) => stream.startsWith(streamPrefix));
    if (projections.length === 0) return;
    const [events, parked] = await Promise.all([this.store.readStream(stream), this.parked.projectionsOf(stream)]);
    const moving = projections.filter(({ name }) => !parked.has(name));
    if (moving.length === 0) return;
    await this.unitOfWork.run(async () => {
      for (const projection of moving) await projection.apply(events);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { ParkedHistories } from './parked-histories.js';
import { ParkedHistoryRetry } from './parked-history-retry.js';
import { ProjectionRegistry } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';

/** Turns recorded events into rows and jobs in the background. */
@Injectable()
export class Projector {
  readonly #stopping = new AbortController();
  #runs: readonly Promise<void>[] = [];

  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly runner: ProjectionRunner,
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
}

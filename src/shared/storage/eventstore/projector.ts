import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { EventStore } from './event-store.js';
import { ProjectionRegistry } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';

/** Turns recorded events into rows and jobs: in the background, and for one stream at once. */
@Injectable()
export class Projector {
  readonly #stopping = new AbortController();
  #runs: readonly Promise<void>[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly registry: ProjectionRegistry,
    private readonly runner: ProjectionRunner,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Runs every registered projection here, or waits for the process that does to go. */
  start(): void {
    this.#runs = this.registry.all().map((projection) => this.runner.run(projection, this.#stopping.signal));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#runs);
  }

  /** Throws UnprojectableEvent when the background projector of this process cannot get past an event. */
  assertMoving(): Promise<void> {
    return this.runner.assertMoving();
  }

  /**
   * Projects one stream at once, so that a caller reads what it wrote; joins the open unit of work. The background
   * projector comes to the same events later and finds them done.
   */
  async projectNow(stream: string): Promise<void> {
    const projections = this.registry.all().filter(({ streamPrefix }) => stream.startsWith(streamPrefix));
    if (projections.length === 0) return;
    const events = await this.store.readStream(stream);
    await this.unitOfWork.run(async () => {
      for (const projection of projections) await projection.apply(events);
    });
  }
}

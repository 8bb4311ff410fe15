import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Checkpoints } from './checkpoints.js';
import { EventStore, START, type Position } from './event-store.js';
import { ProjectionRegistry, type Projection } from './projection.js';

@Injectable()
export class ProjectionRebuild {
  constructor(
    private readonly store: EventStore,
    private readonly registry: ProjectionRegistry,
    private readonly checkpoints: Checkpoints,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Makes all rows of a projection again, in one transaction: readers see the old ones until it is done. Works in any
   * process; the running projector waits for it. Returns how many events were replayed.
   */
  async rebuild(name: string): Promise<number> {
    const projection = this.registry.named(name);
    return await this.unitOfWork.run(async () => {
      const before = await this.checkpoints.lock(name);
      await projection.reset();
      return await this.#replay(projection, before);
    });
  }

  async #replay(projection: Projection, before: Position): Promise<number> {
    const { name, streamPrefix } = projection;
    const { signal } = new AbortController();
    let count = 0;
    for await (const { events, checkpoint, live } of this.store.subscribe({ after: START, streamPrefix, signal })) {
      const known = events.filter(({ position }) => position <= before);
      const fresh = events.slice(known.length);
      if (known.length > 0) await projection.apply(known, { replaying: true });
      if (fresh.length > 0) await projection.apply(fresh, { replaying: false });
      count += events.length;
      if (!live) continue;
      await this.checkpoints.move(name, before, checkpoint);
      break;
    }
    return count;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Checkpoints } from './checkpoints.js';
import { EventStore, EventStoreUnavailable, type Position } from '../eventstore/event-store.js';
import { ProjectionRegistry } from './projection.js';

const LAG_TIMEOUT_MS = 3_000;

export interface ProjectionLag {
  readonly projection: string;
  readonly checkpoint: Position;
  /** Age of the oldest event that is not projected yet; 0: none waits. */
  readonly behindMs: number;
}

/** How far behind the projections are, whichever process runs them. */
@Injectable()
export class ProjectionLags {
  constructor(
    private readonly store: EventStore,
    private readonly registry: ProjectionRegistry,
    private readonly checkpoints: Checkpoints,
    private readonly clock: Clock,
  ) {}

  /** Throws EventStoreUnavailable. */
  async read(): Promise<ProjectionLag[]> {
    return await Promise.all(
      this.registry.all().map(async ({ name, streamPrefix }) => {
        const checkpoint = await this.checkpoints.read(name);
        const oldest = await this.#oldestAfter(checkpoint, streamPrefix);
        return { projection: name, checkpoint, behindMs: oldest === null ? 0 : this.clock.now() - oldest };
      }),
    );
  }

  async #oldestAfter(after: Position, streamPrefix: string): Promise<number | null> {
    const signal = AbortSignal.timeout(LAG_TIMEOUT_MS);
    for await (const { events, live } of this.store.subscribe({ after, streamPrefix, batchSize: 20, signal })) {
      const [oldest] = events;
      if (oldest !== undefined) return oldest.recordedAt;
      if (live) return null;
    }
    throw new EventStoreUnavailable(signal.reason);
  }
}

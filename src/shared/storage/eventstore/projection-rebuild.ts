import { Injectable } from '@nestjs/common';
import { ProjectionReplay } from './projection-replay.js';
import { ProjectionRegistry } from './projection.js';

export interface Rebuilt {
  /** How many events were replayed. */
  readonly events: number;
  /** How many rows were not as they should be. */
  readonly changed: number;
}

@Injectable()
export class ProjectionRebuild {
  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly replay: ProjectionReplay,
  ) {}

  /**
   * Makes all rows of a projection again and serves the new ones where they differ. Works in any process while the others
   * go on: readers see an old row or the new one, writers wait for a thousand rows at most, the checkpoint stays where it
   * is, and nothing is caused again. Throws HistoriesMissing, EventStoreUnavailable.
   */
  async rebuild(name: string): Promise<Rebuilt> {
    let changed = 0;
    const events = await this.replay.run(this.registry.named(name), async (differing, rows) => {
      await rows.serve(differing);
      changed += differing.length;
    });
    return { events, changed };
  }
}

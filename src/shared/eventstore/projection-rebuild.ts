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
   * Makes all rows of a projection again and, in one transaction, serves the new ones where they differ. Works in any
   * process while the others go on: readers see old rows or new ones, writers wait for that one transaction, the
   * checkpoint stays where it is, and nothing is caused again. Throws HistoriesMissing, EventStoreUnavailable.
   */
  async rebuild(name: string): Promise<Rebuilt> {
    return await this.replay.run(this.registry.named(name), async ({ events, rows, differing }) => {
      await rows.serve(differing);
      return { events, changed: differing.length };
    });
  }
}

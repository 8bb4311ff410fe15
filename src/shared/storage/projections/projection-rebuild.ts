import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ParkedHistories, parkedInWords } from './parked-histories.js';
import { ParkedHistoryRetry } from './parked-history-retry.js';
import { ProjectionReplay } from './projection-replay.js';
import { ProjectionRegistry } from './projection.js';
import type { SpoiltHistory } from './spoilt-histories.js';

export interface Rebuilt {
  /** How many events were replayed. */
  readonly events: number;
  /** How many rows were not as they should be. */
  readonly changed: number;
  /** What could not be replayed: parked now, its rows as they were. */
  readonly spoilt: readonly SpoiltHistory[];
}

@Injectable()
export class ProjectionRebuild {
  readonly #logger = new Logger(ProjectionRebuild.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly replay: ProjectionReplay,
    private readonly parked: ParkedHistories,
    private readonly retry: ParkedHistoryRetry,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Makes all rows of a projection again and serves the new ones where they differ. Works in any process while the others
   * go on: readers see an old row or the new one, writers wait for a thousand rows at most, the checkpoint stays where it
   * is, and nothing is caused again. What is parked is decided anew: projected, with all that follows from it, or left
   * out with what is found wrong now. Throws HistoriesMissing, TooManySpoilt, EventStoreUnavailable.
   */
  async rebuild(name: string): Promise<Rebuilt> {
    let changed = 0;
    const projection = this.registry.named(name);
    // First: a replay causes nothing, but what has waited has not caused anything yet.
    for (const one of await this.parked.of(name)) await this.retry.retry(one);
    const { events, spoilt } = await this.replay.run(projection, async (differing, rows) => {
      await rows.serve(differing);
      changed += differing.length;
    });
    for (const one of spoilt) await this.#park(name, one);
    return { events, changed, spoilt };
  }

  /** What the projector has not come to is left to it. */
  async #park(name: string, { event, why }: SpoiltHistory): Promise<void> {
    if (event === null) return;
    const parked = await this.unitOfWork.run(async () => {
      if (event.position > (await this.parked.lock(name))) return false;
      if ((await this.parked.find(name, event.stream)) !== null) return false;
      await this.parked.park(name, event, why);
      return true;
    });
    if (parked) this.#logger.error(parkedInWords(name, event, why));
  }
}

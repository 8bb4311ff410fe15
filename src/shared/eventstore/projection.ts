import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from './event-store.js';

export interface ProjectionContext {
  /** A rebuild: these events were projected before. Write rows, but cause nothing new: no jobs, no facts. */
  readonly replaying: boolean;
}

/** Rows and jobs that follow from events. All of it can be thrown away and made again. */
export interface Projection {
  /** Names its checkpoint: never changes. */
  readonly name: string;
  readonly streamPrefix: string;
  /**
   * Called in a unit of work with events in the global order. An event may come again, and one stream may be ahead of
   * the others (`projectNow`): rows are guarded by the revision of their stream.
   */
  apply(events: readonly RecordedEvent[], context: ProjectionContext): Promise<void>;
  /** Removes all its rows; called in the unit of work of a rebuild. */
  reset(): Promise<void>;
}

/** Contexts add their projections in `onModuleInit`. */
@Injectable()
export class ProjectionRegistry {
  readonly #projections = new Map<string, Projection>();

  register(projection: Projection): void {
    if (this.#projections.has(projection.name)) throw new Error(`two projections are called ${projection.name}`);
    this.#projections.set(projection.name, projection);
  }

  all(): readonly Projection[] {
    return [...this.#projections.values()];
  }

  named(name: string): Projection {
    const found = this.#projections.get(name);
    if (found !== undefined) return found;
    const known = [...this.#projections.keys()].join(', ') || 'none';
    throw new Error(`no projection is called ${name}; there is: ${known}`);
  }
}

import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { RecordedEvent } from '../eventstore/event-store.js';

/** Rows and jobs that follow from events. All of it can be thrown away and made again. */
export interface Projection {
  /** Names its checkpoint: never changes. */
  readonly name: string;
  readonly streamPrefix: string;
  /**
   * Where its rows are, with the schema: at most one for each stream. `id` is the name of the stream without the prefix,
   * `revision` the last event that counts, and every column follows from the events of that stream alone.
   */
  readonly table: string;
  /**
   * Called in a unit of work with events in the global order. An event may come again, and one stream may be ahead of
   * the others (`projectNow`): rows are guarded by the revision of their stream.
   */
  apply(events: readonly RecordedEvent[]): Promise<void>;
  /**
   * The same rows, into `table`, which is made like ours and is nobody else's; every stream comes from its first event.
   * Causes nothing besides: no jobs, no facts. Called in a unit of work.
   */
  replay(events: readonly RecordedEvent[], table: string): Promise<void>;
}

export class UnknownProjection extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'unknown_projection';

  constructor(name: string, known: readonly string[]) {
    super(`No projection is called "${name}"; there is: ${known.join(', ') || 'none'}.`);
  }
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

  /** Those that are wanted, or else all. Throws UnknownProjection. */
  names(wanted: readonly string[]): readonly string[] {
    return wanted.length > 0 ? wanted.map((name) => this.named(name).name) : [...this.#projections.keys()];
  }

  /** Throws UnknownProjection. */
  named(name: string): Projection {
    const found = this.#projections.get(name);
    if (found !== undefined) return found;
    throw new UnknownProjection(name, [...this.#projections.keys()]);
  }
}

import { Injectable } from '@nestjs/common';
import { changesBetween, type Change } from '../../kernel/changes.js';
import { ProjectionReplay } from './projection-replay.js';
import { ProjectionRegistry } from './projection.js';
import type { RowPair } from './replayed-rows.js';
import type { SpoiltHistory } from './spoilt-histories.js';

const ROWS_AT_MOST = 50;

export interface RowDifference {
  readonly id: string;
  /** missing: it should be served and is not; extra: the other way round. */
  readonly kind: 'missing' | 'extra' | 'changed';
  /** From what is served to what should be; the path begins with the column. None unless `kind` is changed. */
  readonly changes: readonly Change[];
}

export interface ProjectionVerified {
  /** How many events were replayed. */
  readonly events: number;
  /** How many rows differ. */
  readonly differing: number;
  /** The first of them. */
  readonly differences: readonly RowDifference[];
  /** What could not be replayed, or is parked: not compared. */
  readonly spoilt: readonly SpoiltHistory[];
}

@Injectable()
export class ProjectionVerification {
  constructor(
    private readonly registry: ProjectionRegistry,
    private readonly replay: ProjectionReplay,
  ) {}

  /**
   * Makes all rows of a projection again, beside the served ones, and compares them row by row. Changes nothing, and
   * what is being written meanwhile is no difference. Throws HistoriesMissing, TooManySpoilt, EventStoreUnavailable.
   */
  async verify(name: string): Promise<ProjectionVerified> {
    let differing = 0;
    const differences: RowDifference[] = [];
    const { events, spoilt } = await this.replay.run(this.registry.named(name), async (ids, rows) => {
      differing += ids.length;
      const shown = await rows.pairs(ids.slice(0, ROWS_AT_MOST - differences.length));
      differences.push(...shown.map(differenceOf));
    });
    return { events, differing, differences, spoilt };
  }
}

function differenceOf({ id, served, replayed }: RowPair): RowDifference {
  if (served === null) return { id, kind: 'missing', changes: [] };
  if (replayed === null) return { id, kind: 'extra', changes: [] };
  return { id, kind: 'changed', changes: changesBetween(served, replayed) };
}

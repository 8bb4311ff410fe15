import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';

/** Of the briefings that were asked for in one stretch of time. */
export interface ProducedInBucket {
  /** When the stretch began. */
  readonly at: EpochMs;
  readonly made: number;
  readonly failed: number;
  /** From the request to the end, on average; null: none was made. */
  readonly meanMs: number | null;
}

export interface FailedProduction {
  readonly id: BriefingId;
  readonly failedAt: EpochMs;
  /** Of the failure: a stable word. */
  readonly code: string;
}

export interface ProductionState {
  /** Waiting for a step or in one. */
  readonly inProduction: number;
  /** Since when the oldest of them waits; null: there is none. */
  readonly oldestAt: EpochMs | null;
  /** Those that failed last, newest first. */
  readonly failed: readonly FailedProduction[];
}

/** How productions go, whoever asked for them, for operators. Nothing of what briefings say. */
export abstract class ProductionFigures {
  /** Stretches of `bucketMs` from `from` on, without those in which nothing was asked for. */
  abstract over(from: EpochMs, bucketMs: number): Promise<readonly ProducedInBucket[]>;
  abstract now(failedListed: number): Promise<ProductionState>;
}

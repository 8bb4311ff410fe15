import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ShowId } from '../../../shared/kernel/identifiers.js';

export interface FailedEpisode {
  readonly showId: ShowId;
  readonly moment: EpochMs;
  /** A stable word. */
  readonly code: string;
}

export interface ShowsState {
  readonly shows: number;
  /** Episodes that are to come within 24 hours. */
  readonly nextDay: number;
  /** Shows that should have been looked at some minutes ago. */
  readonly late: number;
  /** Episodes that failed last, newest first. */
  readonly failed: readonly FailedEpisode[];
}

/** How shows go, whosever they are, for operators. Nothing of what they are about. */
export abstract class ShowsOverview {
  abstract state(now: EpochMs, failedListed: number): Promise<ShowsState>;
}

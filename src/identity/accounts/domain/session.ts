import type { EpochMs } from '../../../shared/kernel/clock.js';

/** Somebody signed in, in one browser. */
export interface OpenSession {
  /** The one that asks. */
  readonly current: boolean;
  readonly startedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

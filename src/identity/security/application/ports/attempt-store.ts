import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Counter } from '../../../domain/attempt-counter.js';

/** Counts attempts for all nodes together. It may forget: losing it costs a window. Keys are kept as digests only. */
export abstract class AttemptStore {
  /**
   * Counts one attempt on every counter and returns null; or on none of them, when one is used up, and returns the
   * time from which there is room again. Attempts at the same moment never get more than a counter's limit.
   */
  abstract count(counters: readonly Counter[], now: EpochMs): Promise<EpochMs | null>;
  /** What was counted at that time does not count after all. */
  abstract giveBack(counters: readonly Counter[], countedAt: EpochMs): Promise<void>;
}

import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { DailyKind, DailyQuota } from '../../domain/daily-quota.js';

export interface Reserved {
  readonly caller: CallerId;
  readonly of: DailyKind;
  readonly count: number;
  readonly at: EpochMs;
}

/** What callers have caused in the last 24 hours. All nodes count together. */
export abstract class DailyUse {
  /** Counts up to `wanted` more, as many as the quota leaves: that many are reserved. */
  abstract reserve(caller: CallerId, quota: DailyQuota, wanted: number, at: EpochMs): Promise<Reserved>;
  /** Of what was reserved, so much was not used. */
  abstract giveBack(reserved: Reserved, count: number): Promise<void>;
  abstract forget(caller: CallerId): Promise<void>;
}

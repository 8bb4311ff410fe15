import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { ExpiringKind } from '../../domain/retention.js';

/** Rows whose time is over. Any number of processes may remove them at once, and any of them may be killed. */
export abstract class ExpiredRows {
  /** Removes those of one kind that ended at `before` or earlier, at most `limit`; returns how many there were. */
  abstract remove(kind: ExpiringKind, before: EpochMs, limit: number): Promise<number>;
  /** Anonymous callers whose last session ended at `before` or earlier and is still on record, in order of their ids. */
  abstract inactiveAnonymous(before: EpochMs, after: CallerId | null, limit: number): Promise<readonly CallerId[]>;
}

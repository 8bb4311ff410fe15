import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { HistoryAccess } from '../../domain/history-access.js';

export interface RecordedHistoryAccess extends HistoryAccess {
  readonly recordedAt: EpochMs;
}

export interface RecordedAccesses {
  /** All that there were. */
  readonly total: number;
  /** The newest of them, newest first. */
  readonly newest: readonly RecordedHistoryAccess[];
}

/** Who has read the history of a briefing. Throws EventStoreUnavailable. */
export abstract class HistoryAccessLog {
  /** Recorded for ever when it returns. An access with the same key is recorded once. */
  abstract record(briefingId: string, access: HistoryAccess, deduplicationKey: string): Promise<void>;
  abstract accessesOf(briefingId: string): Promise<RecordedAccesses>;
}

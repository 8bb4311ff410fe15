import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Look } from '../../domain/look.js';

export interface RecordedLook extends Look {
  readonly recordedAt: EpochMs;
}

export interface LooksTaken {
  /** All that there were. */
  readonly total: number;
  /** The newest of them, newest first. */
  readonly newest: readonly RecordedLook[];
}

/** Who has looked at the history of a briefing. Throws EventStoreUnavailable. */
export abstract class Looks {
  /** Recorded for ever when it returns. `name`: a look of the same name is the same look, and recorded once. */
  abstract record(briefingId: string, look: Look, name: string): Promise<void>;
  abstract at(briefingId: string): Promise<LooksTaken>;
}

import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';

export interface ReadyBriefing {
  readonly briefingId: BriefingId;
  readonly revision: number;
  readonly updatedAt: EpochMs;
}

/** Which briefings of an owner can be heard, from an index alone. */
export abstract class ReadyBriefings {
  /** Newest first. `series` null: all. */
  abstract list(owner: CallerId, series: string | null, limit: number): Promise<readonly ReadyBriefing[]>;
}

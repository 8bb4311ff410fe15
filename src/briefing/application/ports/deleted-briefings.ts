import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';

/** Its owner deleted it, and may restore it. */
export interface DeletedBriefing {
  readonly briefingId: BriefingId;
  readonly owner: CallerId;
  readonly deletedAt: EpochMs;
  /** How often its erasure has failed. */
  readonly failures: number;
}

/** Which deleted briefings are to be erased, and when to try again what could not be. */
export abstract class DeletedBriefings {
  /** Deleted before that moment and not postponed beyond `now`, whoever owned them; those first that were deleted first. */
  abstract due(deletedBefore: EpochMs, now: EpochMs, limit: number): Promise<readonly DeletedBriefing[]>;
  /** It has failed once more. */
  abstract postpone(id: BriefingId, until: EpochMs): Promise<void>;
  /** Forgets that it ever failed. */
  abstract settle(id: BriefingId): Promise<void>;
}

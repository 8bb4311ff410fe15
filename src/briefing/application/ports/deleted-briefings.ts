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

export interface Due {
  readonly deletedBefore: EpochMs;
  readonly now: EpochMs;
  /** Of theirs none is due. */
  readonly except: readonly CallerId[];
  readonly limit: number;
}

/** Which deleted briefings are to be erased, and when to try again what could not be. */
export abstract class DeletedBriefings {
  /** Not postponed beyond `now`; those first that were deleted first. */
  abstract due(sought: Due): Promise<readonly DeletedBriefing[]>;
  /** It has failed once more. */
  abstract postpone(id: BriefingId, until: EpochMs): Promise<void>;
  /** Forgets that it ever failed. */
  abstract settle(id: BriefingId): Promise<void>;
}

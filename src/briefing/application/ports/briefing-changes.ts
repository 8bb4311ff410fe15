import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import type { VisibleBriefing } from '../../domain/briefing.js';
import type { ProjectedBriefing } from './briefing-read-model.js';

/** A briefing as it is now, and the last event of its history that this knows. */
export interface CurrentBriefing {
  readonly briefing: ProjectedBriefing;
  readonly revision: number;
}

/** That a briefing came into a status. */
export interface BriefingChange {
  /** Rises with each change of the owner's briefings, on all nodes and for ever. */
  readonly position: number;
  readonly revision: number;
  readonly status: VisibleBriefing['status'];
  readonly at: EpochMs;
}

export interface OwnedChange extends BriefingChange {
  readonly briefing: ProjectedBriefing;
}

/** Changes of briefings in their order, for those who follow them while they happen. Nothing that was erased. */
export abstract class BriefingChanges {
  /**
   * Calls back when something of this caller's briefings, or of this briefing, may have changed, on whichever node: now
   * and then for nothing, and some seconds late when a notification was lost. Returns how to stop.
   */
  abstract follow(whose: CallerId | BriefingId, listener: () => void): () => void;
  /** The last position that is given out; 0: none. Many who ask at the same time cost one query, here and below. */
  abstract positionOf(owner: CallerId): Promise<number>;
  /** The oldest of those after a position. The newest 500 of an owner are kept. */
  abstract ofOwner(owner: CallerId, position: number, limit: number): Promise<readonly OwnedChange[]>;
  /** All of one briefing that are kept, after a revision. */
  abstract ofBriefing(id: BriefingId, revision: number): Promise<readonly BriefingChange[]>;
  /** The owner's briefings that are being made now. */
  abstract inProduction(owner: CallerId): Promise<readonly ProjectedBriefing[]>;
  /** null: there is none, or no more. */
  abstract current(id: BriefingId): Promise<CurrentBriefing | null>;
}

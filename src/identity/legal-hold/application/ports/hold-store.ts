import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId, LegalHoldId } from '../../../../shared/kernel/identifiers.js';
import { LegalHolds } from '../../../../shared/kernel/compliance/legal-holds.js';
import type { LegalHold } from '../../domain/legal-hold.js';

/** A hold as operators and auditors see it. */
export interface ListedHold extends LegalHold {
  readonly releasedBy: CallerId | null;
  /** null: it holds. */
  readonly releasedAt: EpochMs | null;
  /** Who they are, or were before they asked to be erased; null: no member, or erased. */
  readonly name: string | null;
  readonly email: string | null;
  /** They have asked to be erased, which follows the release; null: they have not. */
  readonly erasureAskedAt: EpochMs | null;
}

/** Legal holds, placed and released. */
export abstract class HoldStore extends LegalHolds {
  /** In a unit of work: whether there is such a caller. Whoever wants to erase them waits until it ends. */
  abstract lock(caller: CallerId): Promise<boolean>;
  abstract memberOf(agent: CallerId): Promise<CallerId | null>;
  /** In a unit of work that has the lock. */
  abstract place(hold: LegalHold): Promise<void>;
  /** In a unit of work. null: there is none, or it was released before. Otherwise whether it was their last. */
  abstract release(id: LegalHoldId, by: CallerId | null, now: EpochMs): Promise<Released | null>;
  /** Those that hold. */
  abstract ofCaller(caller: CallerId): Promise<readonly LegalHold[]>;
  /** Newest first; those that hold before those that were released. */
  abstract list(limit: number): Promise<readonly ListedHold[]>;
}

export interface Released {
  readonly caller: CallerId;
  readonly wasLast: boolean;
  /** They have asked to be erased. */
  readonly erasureWaits: boolean;
}

import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Words } from '../../domain/briefing-request.js';
import type { ReservationState } from '../../domain/reservation.js';

export interface Ticket extends ReservationState {
  readonly briefingId: BriefingId;
  readonly quickReadId: BriefingId;
  readonly slug: string;
  readonly seed: string;
  readonly sealedWords: string;
  /** When the caller's last ready briefing was requested. */
  readonly lastReadyAt: EpochMs | null;
  /** false: the same work was asked for before, and is recorded or about to be. */
  readonly fresh: boolean;
}

export interface Booking {
  readonly caller: Caller;
  /** Equal digests: equal requests. */
  readonly digest: string;
  readonly idempotencyKey: string | null;
  readonly words: Words;
}

/**
 * Where requests queue: one at a time for each caller. The same key and request within 24 hours, or an identical
 * request still in production, gets the same ticket; anything else spends one of the caller's allowance.
 *
 * A ticket reserves: it counts from the moment it is given out, and when its briefing is not recorded within minutes it
 * counts no longer. Asking for the same again then reserves the same ticket again. So whoever dies, or does not learn
 * whether a briefing was recorded, has nothing to clean up, and a late recording makes no second briefing.
 */
export abstract class BriefingDesk {
  /**
   * The ticket of the same work as far as it is recorded already; null: there is none. It stands whatever became of the
   * caller's sources and allowance since. Throws IdempotencyKeyReused.
   */
  abstract repeated(booking: Booking): Promise<Ticket | null>;
  /** Throws AllowanceExhausted, AnonymousAllowanceExhausted or IdempotencyKeyReused. */
  abstract book(booking: Booking): Promise<Ticket>;
}

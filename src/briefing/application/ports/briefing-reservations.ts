import type { AllowanceLeft } from '../../domain/allowance.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Words } from '../../domain/briefing-request.js';
import type { ReservationState } from '../../domain/reservation.js';

export interface Reservation extends ReservationState {
  readonly briefingId: BriefingId;
  readonly quickReadId: BriefingId;
  readonly slug: string;
  readonly seed: string;
  readonly sealedWords: string;
  /** When the caller's last ready briefing of the series, or outside any, was requested. */
  readonly lastReadyAt: EpochMs | null;
  /** false: the same work was asked for before, and is recorded or about to be. */
  readonly fresh: boolean;
}

export interface ReservationRequest {
  readonly caller: Caller;
  /** Equal digests: equal requests. */
  readonly digest: string;
  readonly idempotencyKey: string | null;
  /** Nobody uses the key for another request: it stands for this one for ever, and not only for a day. */
  readonly keyIsForEver: boolean;
  readonly words: Words;
  /** The show that it is for; null: none. */
  readonly series: string | null;
}

/**
 * What requests have reserved: one request at a time for each caller. The same key and request within 24 hours (or ever), or an
 * identical request still in production, gets the same reservation; anything else spends one of the caller's allowance.
 *
 * A reservation counts from the moment it is made, and when its briefing is not recorded within minutes it counts no
 * longer. Asking for the same again then renews it. So whoever dies, or does not learn whether a briefing was recorded,
 * has nothing to clean up, and a late recording makes no second briefing.
 */
export abstract class BriefingReservations {
  /**
   * That of the same work, when its briefing is recorded already; null: there is none. It stands whatever became of the
   * caller's sources and allowance since. Throws IdempotencyKeyReused.
   */
  abstract recorded(request: ReservationRequest): Promise<Reservation | null>;
  /** Throws AllowanceExhausted, AnonymousAllowanceExhausted or IdempotencyKeyReused. */
  abstract reserve(request: ReservationRequest): Promise<Reservation>;
  /** By the same count as `reserve`. */
  abstract allowanceOf(caller: Caller): Promise<AllowanceLeft>;
}

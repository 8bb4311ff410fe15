import type { EpochMs } from '../../shared/kernel/clock.js';
import { checkAllowance, type Allowance } from './allowance.js';
import type { Briefing } from './briefing.js';

const MINUTE = 60_000;

/** reserved: its briefing is not recorded so far. confirmed: it is recorded. returned: it failed, and costs nothing. */
export type ReservationStatus = 'reserved' | 'confirmed' | 'returned';

/** What the rules see of a reservation. */
export interface ReservationState {
  readonly status: ReservationStatus;
  readonly reservedAt: EpochMs;
}

/**
 * What a reservation is until its briefing is recorded. An equal request uses the newest one of this status, or whose
 * briefing is in production.
 */
export const UNRECORDED: ReservationStatus = 'reserved';

/** Longer than a request takes, retries included: a reservation without a briefing counts no longer after this. */
const ABANDONED_AFTER = 2 * MINUTE;

const isAbandoned = ({ status, reservedAt }: ReservationState, now: EpochMs): boolean =>
  status === UNRECORDED && reservedAt <= now - ABANDONED_AFTER;

/** A later equal request gets this reservation whatever became of the caller's sources and allowance since. */
export const isRecorded = ({ status }: ReservationState): boolean => status !== UNRECORDED;

/** renew: the reservation was abandoned, and is made again under its id. issue: there is none to use. */
export type ReservationDecision<Earlier extends ReservationState> =
  { readonly type: 'reuse' | 'renew'; readonly reservation: Earlier } | { readonly type: 'issue' };

export interface ReservationHistory<Earlier extends ReservationState> {
  /** Of the same request. */
  readonly earlier: Earlier | null;
  /** All that the caller has made since the allowance's window began. */
  readonly made: readonly ReservationState[];
  readonly allowance: Allowance;
}

/** Throws AllowanceExhausted or AnonymousAllowanceExhausted: only what is reserved anew needs allowance. */
export function decideReservation<Earlier extends ReservationState>(
  { earlier, made, allowance }: ReservationHistory<Earlier>,
  now: EpochMs,
): ReservationDecision<Earlier> {
  if (earlier !== null && !isAbandoned(earlier, now)) return { type: 'reuse', reservation: earlier };
  checkAllowance(allowance, spentAt({ made, allowance }, now));
  return earlier === null ? { type: 'issue' } : { type: 'renew', reservation: earlier };
}

/** When the briefings that count against the allowance were asked for. */
export const spentAt = (
  { made, allowance }: Pick<ReservationHistory<ReservationState>, 'made' | 'allowance'>,
  now: EpochMs,
): readonly EpochMs[] =>
  made.filter((reservation) => countsAgainst(allowance, reservation, now)).map(({ reservedAt }) => reservedAt);

/** Reservations up to this moment do not count any more. */
export const windowStart = ({ windowMs }: Allowance, now: EpochMs): EpochMs => (windowMs === null ? 0 : now - windowMs);

const countsAgainst = (allowance: Allowance, reservation: ReservationState, now: EpochMs): boolean =>
  reservation.reservedAt > windowStart(allowance, now) &&
  reservation.status !== 'returned' &&
  !isAbandoned(reservation, now);

/** A briefing that came to be counts against the allowance; one that failed does not. */
const STATUS_AFTER: Partial<Record<Briefing['status'], ReservationStatus>> = {
  composing: 'confirmed',
  composition_failed: 'returned',
  failed: 'returned',
};

/** What becomes of reservations, by the id of their briefing, when these states were reached in this order. */
export function settledBy(
  reached: readonly { readonly id: string; readonly state: Briefing }[],
): ReadonlyMap<string, ReservationStatus> {
  return new Map(
    reached.flatMap(({ id, state }) => {
      const status = STATUS_AFTER[state.status];
      return status === undefined ? [] : [[id, status]];
    }),
  );
}

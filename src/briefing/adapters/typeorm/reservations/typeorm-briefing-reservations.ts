import { Injectable } from '@nestjs/common';
import { BriefingSettings } from '../../../../config/briefing-settings.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { keyStandsFor } from '../../../../shared/kernel/idempotency.js';
import { unreachable } from '../../../../shared/kernel/unreachable.js';
import {
  BriefingReservations,
  type Reservation,
  type ReservationRequest,
} from '../../../application/ports/briefing-reservations.js';
import { OwnerEncryption } from '../../../application/ports/owner-encryption.js';
import { allowanceLeft, allowanceOf, type AllowanceLeft } from '../../../domain/allowance.js';
import {
  decideReservation,
  isRecorded,
  spentAt,
  windowStart,
  type ReservationDecision,
} from '../../../domain/reservation.js';
import type { Kept } from './reservation-row.js';
import { ReservationRows } from './reservation-rows.js';

/** One lock for each caller makes "look, count, spend" one step, on any number of machines. */
@Injectable()
export class TypeormBriefingReservations extends BriefingReservations {
  constructor(
    private readonly rows: ReservationRows,
    private readonly encryption: OwnerEncryption,
    private readonly clock: Clock,
    private readonly config: BriefingSettings,
  ) {
    super();
  }

  override recorded(request: ReservationRequest): Promise<Reservation | null> {
    return this.rows.oneAtATime(request.caller.id, async () => {
      const now = this.clock.now();
      const keyed = await this.byKey(request, now);
      const earlier = keyed ?? (await this.rows.newestOfSameWork(request));
      if (earlier === null || !isRecorded(earlier)) return null;
      if (keyed === null) await this.noteKey(request, earlier, now);
      return { ...earlier, fresh: false };
    });
  }

  override reserve(request: ReservationRequest): Promise<Reservation> {
    return this.rows.oneAtATime(request.caller.id, async () => {
      const now = this.clock.now();
      const keyed = await this.byKey(request, now);
      const decision = await this.decide(request, keyed ?? (await this.rows.newestOfSameWork(request)), now);
      const kept = await this.save(request, decision, now);
      if (keyed === null) await this.noteKey(request, kept, now);
      return { ...kept, fresh: decision.type !== 'reuse' };
    });
  }

  override async allowanceOf(caller: Caller): Promise<AllowanceLeft> {
    const now = this.clock.now();
    const allowance = allowanceOf(caller, this.config.briefingDailyLimit);
    const made = await this.rows.madeAfter(caller.id, windowStart(allowance, now));
    return allowanceLeft(allowance, spentAt({ made, allowance }, now));
  }

  private async byKey(
    { caller, digest, idempotencyKey, keyIsForEver }: ReservationRequest,
    now: EpochMs,
  ): Promise<Kept | null> {
    const keyed = idempotencyKey === null ? null : await this.rows.byKey(caller.id, idempotencyKey);
    if (keyed === null) return null;
    return keyIsForEver || keyStandsFor(digest, keyed.use, now) ? keyed.reservation : null;
  }

  private async noteKey(
    { caller, digest, idempotencyKey }: ReservationRequest,
    { briefingId }: Kept,
    now: EpochMs,
  ): Promise<void> {
    if (idempotencyKey !== null)
      await this.rows.noteKey(caller.id, idempotencyKey, { digest, briefingId, usedAt: now });
  }

  private async decide(
    { caller }: ReservationRequest,
    earlier: Kept | null,
    now: EpochMs,
  ): Promise<ReservationDecision<Kept>> {
    const allowance = allowanceOf(caller, this.config.briefingDailyLimit);
    const made = await this.rows.madeAfter(caller.id, windowStart(allowance, now));
    return decideReservation({ earlier, made, allowance }, now);
  }

  private async save(request: ReservationRequest, decision: ReservationDecision<Kept>, now: EpochMs): Promise<Kept> {
    switch (decision.type) {
      case 'reuse':
        return decision.reservation;
      case 'renew':
        return this.rows.renew(decision.reservation, now);
      case 'issue':
        return this.rows.issue(request, await this.encryption.encrypt(request.caller.id, request.words), now);
      default:
        return unreachable(decision);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { BriefingSettings } from '../../../config/briefing-settings.js';
import { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { unreachable } from '../../../shared/kernel/unreachable.js';
import {
  BriefingReservations,
  type Reservation,
  type ReservationRequest,
} from '../../application/ports/briefing-reservations.js';
import { OwnerEncryption } from '../../application/ports/owner-encryption.js';
import { allowanceOf } from '../../domain/allowance.js';
import { IN_PRODUCTION, type BriefingStatus } from '../../domain/briefing.js';
import {
  decideReservation,
  isRecorded,
  keyStandsFor,
  UNRECORDED,
  windowStart,
  type ReservationDecision,
  type ReservationState,
  type ReservationStatus,
} from '../../domain/reservation.js';
import { ISSUE, KEY_USE, MADE_SINCE, NEWEST_OF_SAME_WORK, NOTE_KEY, RENEW } from './briefing-reservations.sql.js';

const READY: BriefingStatus = 'ready';

interface StateRow {
  taken_at: number;
  standing: ReservationStatus;
}

interface ReservationRow extends StateRow {
  briefing_id: string;
  quick_read_id: string;
  slug: string;
  seed: string;
  sealed_words: string;
  last_ready_at: number | null;
}

interface KeyedRow extends ReservationRow {
  key_digest: string;
  key_used_at: number;
}

type Kept = Omit<Reservation, 'fresh'>;

const stateOf = (row: StateRow): ReservationState => ({ status: row.standing, reservedAt: row.taken_at });

const keptOf = (row: ReservationRow): Kept => ({
  ...stateOf(row),
  briefingId: brand(row.briefing_id),
  quickReadId: brand(row.quick_read_id),
  slug: row.slug,
  seed: row.seed,
  sealedWords: row.sealed_words,
  lastReadyAt: row.last_ready_at,
});

/** The word for the lock of one caller's requests. */
export const requestLockOf = (caller: CallerId): string => `briefing.desk:${caller}`;

/** One lock for each caller makes "look, count, spend" one step, on any number of machines. */
@Injectable()
export class TypeormBriefingReservations extends BriefingReservations {
  // The one place where a request gets its ids, its time, its sealed words and its share of the allowance.
  // eslint-disable-next-line max-params
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly encryption: OwnerEncryption,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: BriefingSettings,
  ) {
    super();
  }

  override recorded(request: ReservationRequest): Promise<Reservation | null> {
    return this.oneAtATime(request, async (now) => {
      const keyed = await this.byKey(request, now);
      const earlier = keyed ?? (await this.sameWork(request));
      if (earlier === null || !isRecorded(earlier)) return null;
      if (keyed === null) await this.noteKey(request, earlier, now);
      return { ...earlier, fresh: false };
    });
  }

  override reserve(request: ReservationRequest): Promise<Reservation> {
    return this.oneAtATime(request, async (now) => {
      const keyed = await this.byKey(request, now);
      const decision = await this.decide(request, keyed ?? (await this.sameWork(request)), now);
      const kept = await this.save(request, decision, now);
      if (keyed === null) await this.noteKey(request, kept, now);
      return { ...kept, fresh: decision.type !== 'reuse' };
    });
  }

  private oneAtATime<T>({ caller }: ReservationRequest, work: (now: EpochMs) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(requestLockOf(caller.id));
      return work(this.clock.now());
    });
  }

  private async byKey({ caller, digest, idempotencyKey }: ReservationRequest, now: EpochMs): Promise<Kept | null> {
    if (idempotencyKey === null) return null;
    const [row] = await this.database.query<KeyedRow>(KEY_USE, [caller.id, idempotencyKey]);
    if (row === undefined) return null;
    return keyStandsFor(digest, { digest: row.key_digest, usedAt: row.key_used_at }, now) ? keptOf(row) : null;
  }

  private async noteKey(
    { caller, digest, idempotencyKey }: ReservationRequest,
    { briefingId }: Kept,
    now: EpochMs,
  ): Promise<void> {
    if (idempotencyKey === null) return;
    await this.database.execute(NOTE_KEY, [caller.id, idempotencyKey, digest, briefingId, now]);
  }

  private async sameWork({ caller, digest }: ReservationRequest): Promise<Kept | null> {
    const params = [caller.id, digest, UNRECORDED, IN_PRODUCTION];
    const [row] = await this.database.query<ReservationRow>(NEWEST_OF_SAME_WORK, params);
    return row === undefined ? null : keptOf(row);
  }

  private async decide(
    { caller }: ReservationRequest,
    earlier: Kept | null,
    now: EpochMs,
  ): Promise<ReservationDecision<Kept>> {
    const allowance = allowanceOf(caller, this.config.briefingDailyLimit);
    const rows = await this.database.query<StateRow>(MADE_SINCE, [caller.id, windowStart(allowance, now)]);
    return decideReservation({ earlier, made: rows.map(stateOf), allowance }, now);
  }

  private async save(request: ReservationRequest, decision: ReservationDecision<Kept>, now: EpochMs): Promise<Kept> {
    switch (decision.type) {
      case 'reuse':
        return decision.reservation;
      case 'renew':
        await this.database.execute(RENEW, [decision.reservation.briefingId, now]);
        return { ...decision.reservation, reservedAt: now };
      case 'issue':
        return this.issue(request, now);
      default:
        return unreachable(decision);
    }
  }

  private async issue({ caller, digest, words }: ReservationRequest, now: EpochMs): Promise<Kept> {
    const ids = [this.ids.next('art'), this.ids.next('art')];
    const secrets = [this.ids.secretSlug(), this.ids.secretSlug()];
    const sealed = await this.encryption.encrypt(caller.id, words);
    const params = [...ids, caller.id, digest, ...secrets, sealed, now, UNRECORDED, READY];
    const [row] = await this.database.query<ReservationRow>(ISSUE, params);
    if (row === undefined) throw new Error('a reservation could not be kept');
    return keptOf(row);
  }
}

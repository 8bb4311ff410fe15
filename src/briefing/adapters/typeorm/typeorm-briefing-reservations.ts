import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { BriefingSettings } from '../../../config/briefing-settings.js';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
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
  type KeyUse,
  type ReservationDecision,
} from '../../domain/reservation.js';
import { KEY_USE, LAST_READY_AT, NEWEST_OF_SAME_WORK } from './briefing-reservations.sql.js';
import { idempotencyKeys } from './idempotency-key-row.js';
import { reservations, toKept, type Kept, type ReservationRow } from './reservation-row.js';

const READY: BriefingStatus = 'ready';

interface KeyedRow extends ReservationRow {
  readonly keyDigest: KeyUse['digest'];
  readonly keyUsedAt: KeyUse['usedAt'];
}

/** The word for the lock of one caller's requests. */
export const requestLockOf = (caller: CallerId): string => `briefing.desk:${caller}`;

/** One lock for each caller makes "look, count, spend" one step, on any number of machines. */
@Injectable()
export class TypeormBriefingReservations extends BriefingReservations {
  // The one place where a request gets its ids, its time, its sealed words and its share of the allowance.
  // eslint-disable-next-line max-params
  constructor(
    private readonly repositories: Repositories,
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
    const { keyDigest, keyUsedAt, ...reservation } = row;
    return keyStandsFor(digest, { digest: keyDigest, usedAt: keyUsedAt }, now) ? toKept(reservation) : null;
  }

  private async noteKey(
    { caller, digest, idempotencyKey }: ReservationRequest,
    { briefingId }: Kept,
    now: EpochMs,
  ): Promise<void> {
    if (idempotencyKey === null) return;
    const use = { owner: caller.id, key: idempotencyKey, digest, briefingId, usedAt: now };
    await this.repositories.of(idempotencyKeys).upsert(use, ['owner', 'key']);
  }

  private async sameWork({ caller, digest }: ReservationRequest): Promise<Kept | null> {
    const params = [caller.id, digest, UNRECORDED, IN_PRODUCTION];
    const [row] = await this.database.query<ReservationRow>(NEWEST_OF_SAME_WORK, params);
    return row === undefined ? null : toKept(row);
  }

  private async decide(
    { caller }: ReservationRequest,
    earlier: Kept | null,
    now: EpochMs,
  ): Promise<ReservationDecision<Kept>> {
    const allowance = allowanceOf(caller, this.config.briefingDailyLimit);
    const made = await this.rows.find({
      select: { status: true, reservedAt: true },
      where: { owner: caller.id, reservedAt: MoreThan(windowStart(allowance, now)) },
    });
    return decideReservation({ earlier, made, allowance }, now);
  }

  private async save(request: ReservationRequest, decision: ReservationDecision<Kept>, now: EpochMs): Promise<Kept> {
    switch (decision.type) {
      case 'reuse':
        return decision.reservation;
      case 'renew':
        await this.rows.update({ briefingId: decision.reservation.briefingId }, { reservedAt: now });
        return { ...decision.reservation, reservedAt: now };
      case 'issue':
        return this.issue(request, now);
      default:
        return unreachable(decision);
    }
  }

  private async issue({ caller, digest, words }: ReservationRequest, now: EpochMs): Promise<Kept> {
    const row: Omit<ReservationRow, 'lastReadyAt'> = {
      owner: caller.id,
      digest,
      briefingId: brand(this.ids.next('art')),
      quickReadId: brand(this.ids.next('art')),
      slug: this.ids.secretSlug(),
      seed: this.ids.secretSlug(),
      sealedWords: await this.encryption.encrypt(caller.id, words),
      reservedAt: now,
      status: UNRECORDED,
    };
    return toKept({ ...row, lastReadyAt: await this.insert(row) });
  }

  /** Returns when the caller's last ready briefing was requested: looked up by the same statement. */
  private async insert(row: Omit<ReservationRow, 'lastReadyAt'>): Promise<EpochMs | null> {
    const statement = this.rows.createQueryBuilder().insert();
    const { generatedMaps } = await statement
      .values({ ...row, lastReadyAt: () => LAST_READY_AT })
      .setParameters({ owner: row.owner, ready: READY })
      .returning(['lastReadyAt'])
      .execute();
    return (generatedMaps as Pick<ReservationRow, 'lastReadyAt'>[])[0]?.lastReadyAt ?? null;
  }

  private get rows() {
    return this.repositories.of(reservations);
  }
}

import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { brand } from '../../../../shared/kernel/brand.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { KeyUse } from '../../../../shared/kernel/idempotency.js';
import { Ids, type BriefingId, type CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import type { ReservationRequest } from '../../../application/ports/briefing-reservations.js';
import { IN_PRODUCTION, type BriefingStatus } from '../../../domain/briefing.js';
import { UNRECORDED, type ReservationState } from '../../../domain/reservation.js';
import { KEY_USE, lastReadyAt, NEWEST_OF_SAME_WORK } from './briefing-reservations.sql.js';
import { idempotencyKeys } from './idempotency-key-row.js';
import { reservations, toKept, type Kept, type ReservationRow } from './reservation-row.js';

const READY: BriefingStatus = 'ready';

interface KeyedRow extends ReservationRow {
  readonly keyDigest: KeyUse['digest'];
  readonly keyUsedAt: KeyUse['usedAt'];
}

/** A reservation, and for which request its key was used last. */
export interface KeyedReservation {
  readonly reservation: Kept;
  readonly use: KeyUse;
}

/** The word for the lock of one caller's requests. */
export const requestLockOf = (caller: CallerId): string => `briefing.desk:${caller}`;

/** Reservations and the idempotency keys that stand for them, as rows. */
@Injectable()
export class ReservationRows {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** In a unit of work in which this caller's other requests wait. */
  oneAtATime<T>(caller: CallerId, work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(requestLockOf(caller));
      return work();
    });
  }

  async byKey(owner: CallerId, key: string): Promise<KeyedReservation | null> {
    const [row] = await this.database.query<KeyedRow>(KEY_USE, [owner, key]);
    if (row === undefined) return null;
    const { keyDigest: digest, keyUsedAt: usedAt, ...reservation } = row;
    return { reservation: toKept(reservation), use: { digest, usedAt } };
  }

  async noteKey(owner: CallerId, key: string, use: KeyUse & { readonly briefingId: BriefingId }): Promise<void> {
    await this.repositories.of(idempotencyKeys).upsert({ owner, key, ...use }, ['owner', 'key']);
  }

  async newestOfSameWork({ caller, digest }: ReservationRequest): Promise<Kept | null> {
    const params = [caller.id, digest, UNRECORDED, IN_PRODUCTION];
    const [row] = await this.database.query<ReservationRow>(NEWEST_OF_SAME_WORK, params);
    return row === undefined ? null : toKept(row);
  }

  madeAfter(owner: CallerId, moment: EpochMs): Promise<readonly ReservationState[]> {
    return this.rows.find({
      select: { status: true, reservedAt: true },
      where: { owner, reservedAt: MoreThan(moment) },
    });
  }

  async renew(kept: Kept, now: EpochMs): Promise<Kept> {
    await this.rows.update({ briefingId: kept.briefingId }, { reservedAt: now });
    return { ...kept, reservedAt: now };
  }

  /** With ids of its own. */
  async issue({ caller, digest, series }: ReservationRequest, sealedWords: string, now: EpochMs): Promise<Kept> {
    const row: Omit<ReservationRow, 'lastReadyAt'> = {
      owner: caller.id,
      digest,
      briefingId: brand(this.ids.next('art')),
      quickReadId: brand(this.ids.next('art')),
      slug: this.ids.secretSlug(),
      seed: this.ids.secretSlug(),
      sealedWords,
      reservedAt: now,
      status: UNRECORDED,
    };
    return toKept({ ...row, lastReadyAt: await this.insert(row, series) });
  }

  /** Returns when the last ready briefing of the series was requested: looked up by the same statement. */
  private async insert(row: Omit<ReservationRow, 'lastReadyAt'>, series: string | null): Promise<EpochMs | null> {
    const statement = this.rows.createQueryBuilder().insert();
    const { generatedMaps } = await statement
      .values({ ...row, lastReadyAt: () => lastReadyAt(series) })
      .setParameters({ owner: row.owner, ready: READY, series })
      .returning(['lastReadyAt'])
      .execute();
    return (generatedMaps as Pick<ReservationRow, 'lastReadyAt'>[])[0]?.lastReadyAt ?? null;
  }

  private get rows() {
    return this.repositories.of(reservations);
  }
}

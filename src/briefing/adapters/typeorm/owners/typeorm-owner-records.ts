import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { OwnerRecords, type OwnerCounts } from '../../../application/ports/owner-records.js';
import { ERASED } from '../../../domain/briefing.js';
import { idempotencyKeys } from '../reservations/idempotency-key-row.js';
import {
  BRIEFINGS,
  COUNT,
  FORGET_CHANGES,
  FORGET_CITATIONS,
  FORGET_PASSES,
  HAND_OVER_KEYS,
  HAND_OVER_PLAYBACKS,
} from './owner-records.sql.js';
import { playbacks } from '../playback/playback-row.js';
import { reservations } from '../reservations/reservation-row.js';
import { requestLockOf } from '../reservations/reservation-rows.js';

const NOTHING: OwnerCounts = {
  briefings: 0,
  reservations: 0,
  idempotencyKeys: 0,
  changes: 0,
  playbacks: 0,
  historyPasses: 0,
  encryptionKeys: 0,
};

@Injectable()
export class TypeormOwnerRecords extends OwnerRecords {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async countOf(owner: CallerId): Promise<OwnerCounts> {
    const [row] = await this.database.query<OwnerCounts>(COUNT, [owner, ERASED]);
    return row ?? NOTHING;
  }

  override async briefingsOf(owner: CallerId): Promise<readonly BriefingId[]> {
    const rows = await this.database.query<{ id: BriefingId }>(BRIEFINGS, [owner]);
    return rows.map(({ id }) => id);
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always in this order: nobody who is claimed can claim, so no two of them wait for each other.
      await this.database.lock(requestLockOf(from));
      await this.database.lock(requestLockOf(to));
      await this.repositories.of(reservations).update({ owner: from }, { owner: to });
      await this.database.execute(HAND_OVER_KEYS, [from, to]);
      await this.repositories.of(idempotencyKeys).delete({ owner: from });
      await this.database.execute(FORGET_PASSES, [from]);
      await this.database.execute(FORGET_CHANGES, [from]);
      await this.database.execute(HAND_OVER_PLAYBACKS, [from, to]);
      await this.repositories.of(playbacks).delete({ owner: from });
    });
  }

  override async remove(owner: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.lock(requestLockOf(owner));
      await this.database.execute(FORGET_CITATIONS, [owner]);
      await this.repositories.of(idempotencyKeys).delete({ owner });
      await this.repositories.of(reservations).delete({ owner });
      await this.database.execute(FORGET_PASSES, [owner]);
      await this.database.execute(FORGET_CHANGES, [owner]);
      await this.repositories.of(playbacks).delete({ owner });
    });
  }
}

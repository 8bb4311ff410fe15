import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { AttemptStore } from '../../application/ports/attempt-store.js';
import type { Counter } from '../../../domain/attempt-counter.js';
import { COUNT, GIVE_BACK, type CountedRow } from './attempts.sql.js';

/** Keys hold e-mails and addresses, so they are never sent. */
const digestOf = ({ key }: Counter): string => createHash('sha256').update(key).digest('hex');

/** Ends the unit of work, so that nothing of it was counted. */
class UsedUp extends Error {
  constructor(readonly until: EpochMs) {
    super('an attempt too many');
  }
}

@Injectable()
export class TypeormAttemptStore extends AttemptStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async count(counters: readonly Counter[], now: EpochMs): Promise<EpochMs | null> {
    try {
      await this.unitOfWork.run(() => this.countAll(counters, now));
      return null;
    } catch (error) {
      if (error instanceof UsedUp) return error.until;
      throw error;
    }
  }

  override async giveBack(counters: readonly Counter[], countedAt: EpochMs): Promise<void> {
    await this.database.execute(GIVE_BACK, [counters.map(digestOf), countedAt]);
  }

  private async countAll(counters: readonly Counter[], now: EpochMs): Promise<void> {
    const limits = new Map(counters.map((counter) => [digestOf(counter), counter.limit]));
    const windows = counters.map(({ windowMs }) => windowMs);
    const rows = await this.database.query<CountedRow>(COUNT, [[...limits.keys()], windows, now]);
    const usedUp = rows.filter(({ key, used }) => used > (limits.get(key) ?? 0));
    if (usedUp.length > 0) throw new UsedUp(Math.max(...usedUp.map(({ expires_at: end }) => end)));
  }
}

import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { Database } from '../../../shared/storage/database/database.js';
import { DailyUse, type Reserved } from '../../application/ports/daily-use.js';
import type { DailyQuota } from '../../domain/daily-quota.js';
import { ADD, FORGET, GIVE_BACK, REMOVE_OLD, USED } from './daily-use.sql.js';

const HOUR_MS = 3_600_000;
/** Hours before the one that runs: 23 to 24 together. */
const HOURS = 23;

const hourOf = (at: EpochMs): number => Math.floor(at / HOUR_MS);

/** One row for each hour of a caller in which there was anything. */
@Injectable()
export class TypeormDailyUse extends DailyUse {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override reserve(caller: CallerId, { of, most }: DailyQuota, wanted: number, at: EpochMs): Promise<Reserved> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(`subscriptions.daily-use ${caller}`);
      await this.database.execute(REMOVE_OLD, [caller, of, hourOf(at) - HOURS]);
      const [row] = await this.database.query<{ used: number }>(USED, [caller, of]);
      const count = Math.max(0, Math.min(wanted, most - (row?.used ?? 0)));
      if (count > 0) await this.database.execute(ADD, [caller, of, hourOf(at), count]);
      return { caller, of, count, at };
    });
  }

  override async giveBack({ caller, of, at }: Reserved, count: number): Promise<void> {
    if (count > 0) await this.database.execute(GIVE_BACK, [caller, of, hourOf(at), count]);
  }

  override async forget(caller: CallerId): Promise<void> {
    await this.database.execute(FORGET, [caller]);
  }
}

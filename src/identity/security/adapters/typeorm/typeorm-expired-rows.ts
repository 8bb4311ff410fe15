import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { ExpiredRows } from '../../application/ports/expired-rows.js';
import type { ExpiringKind } from '../../domain/retention.js';
import { INACTIVE_ANONYMOUS, PLACES, remove } from './expired-rows.sql.js';

@Injectable()
export class TypeormExpiredRows extends ExpiredRows {
  constructor(private readonly database: Database) {
    super();
  }

  override remove(kind: ExpiringKind, before: EpochMs, limit: number): Promise<number> {
    return this.database.execute(remove(PLACES[kind]), [before, limit]);
  }

  override async inactiveAnonymous(
    before: EpochMs,
    after: CallerId | null,
    limit: number,
  ): Promise<readonly CallerId[]> {
    const rows = await this.database.query<{ id: CallerId }>(INACTIVE_ANONYMOUS, [before, after, limit]);
    return rows.map(({ id }) => id);
  }
}

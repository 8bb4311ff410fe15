import { Injectable } from '@nestjs/common';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { UnusedCallers, type Unused } from '../../application/ports/unused-callers.js';
import { HOLD, PAGE } from './unused-callers.sql.js';

const DAY_MS = 24 * 3_600_000;

interface Row {
  readonly id: CallerId;
}

@Injectable()
export class TypeormUnusedCallers extends UnusedCallers {
  override readonly retentionMs: number | null;

  constructor(
    private readonly database: Database,
    { anonymousRetentionDays: days }: IdentitySettings,
  ) {
    super();
    this.retentionMs = days === null ? null : days * DAY_MS;
  }

  override async page({ before, now }: Unused, after: CallerId | null, limit: number): Promise<readonly CallerId[]> {
    const rows = await this.database.query<Row>(PAGE, [before, now, after, limit]);
    return rows.map(({ id }) => id);
  }

  override async hold(caller: CallerId, { before, now }: Unused): Promise<boolean> {
    return (await this.database.query<Row>(HOLD, [before, now, caller])).length > 0;
  }
}

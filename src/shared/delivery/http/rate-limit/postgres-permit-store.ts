import { Injectable } from '@nestjs/common';
import { Database } from '../../../storage/database/database.js';
import type { EpochMs } from '../../../kernel/clock.js';
import { PermitStore, type PermitRequest } from './permit-store.js';

/** A node whose clock is behind counts into the window of the others. */
const LEASE = `
  insert into http.permits as held (key, window_start, window_end, used, granted)
  values ($1, $2, $3, least($4::int, $5::int), least($4::int, $5::int))
  on conflict (key) do update set
    granted = case when held.window_start < $2 then least($4::int, $5::int)
                   else greatest(0, least($4::int, $5::int - held.used)) end,
    used = case when held.window_start < $2 then least($4::int, $5::int)
                else least(held.used + $4::int, greatest(held.used, $5::int)) end,
    window_start = greatest(held.window_start, $2),
    window_end = greatest(held.window_end, $3)
  returning granted`;

@Injectable()
export class PostgresPermitStore extends PermitStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async lease({ key, window, windowEnd, limit, wanted }: PermitRequest): Promise<number> {
    const params = [key, window, windowEnd, wanted, limit];
    const [row] = await this.database.query<{ granted: number }>(LEASE, params, 'http.permits.lease');
    return row?.granted ?? 0;
  }

  override async sweep(now: EpochMs): Promise<void> {
    await this.database.execute('delete from http.permits where window_end <= $1', [now]);
  }
}

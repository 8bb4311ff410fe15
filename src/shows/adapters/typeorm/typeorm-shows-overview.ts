import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { Database } from '../../../shared/storage/database/database.js';
import { type FailedEpisode, ShowsOverview, type ShowsState } from '../../application/ports/shows-overview.js';

const DAY_MS = 86_400_000;
const LATE_MS = 10 * 60_000;

const COUNTS = `
  select count(*)::int as shows, count(*) filter (where next_at between $1 and $2)::int as "nextDay",
         count(*) filter (where due_at < $3 and coalesce(leased_until, 0) <= $1)::int as late from shows.show`;

const FAILED = `
  select show_id as "showId", moment, coalesce(reason ->> 'code', status) as code
    from shows.episode where status = 'failed' order by updated_at desc limit $1`;

@Injectable()
export class TypeormShowsOverview extends ShowsOverview {
  constructor(private readonly database: Database) {
    super();
  }

  override async state(now: EpochMs, failedListed: number): Promise<ShowsState> {
    const [counts] = await this.database.query<Omit<ShowsState, 'failed'>>(COUNTS, [now, now + DAY_MS, now - LATE_MS]);
    const failed = await this.database.query<FailedEpisode>(FAILED, [failedListed]);
    return { ...(counts ?? { shows: 0, nextDay: 0, late: 0 }), failed };
  }
}

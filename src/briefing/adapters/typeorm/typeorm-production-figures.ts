import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { Database } from '../../../shared/storage/database/database.js';
import { fromUuid } from '../../../shared/storage/database/type-id-ids.js';
import {
  type FailedProduction,
  type ProducedInBucket,
  ProductionFigures,
  type ProductionState,
} from '../../application/ports/production-figures.js';
import { IN_PRODUCTION } from '../../domain/briefing.js';

/** What a deleted briefing had come to before. */
const OUTCOME = `case status when 'deleted' then state ->> 'status' else status end`;

/**
 * $1 from, $2 length of a stretch, $3 an id of that time: ids rise with time, so the primary key finds them. What was
 * corrected since was updated long after it was ready.
 */
const OVER = `
  select $1 + (created_at - $1) / $2 * $2 as at,
         count(*) filter (where outcome = 'ready')::int as made,
         count(*) filter (where outcome in ('failed', 'composition_failed'))::int as failed,
         avg(updated_at - created_at) filter (where status = 'ready' and not corrected)::float as "meanMs"
    from (select created_at, updated_at, status, ${OUTCOME} as outcome, state ? 'corrections' as corrected
            from briefing.briefing where id >= $3 and created_at >= $1) asked
   group by 1 order by 1`;

const WAITING = `
  select count(*)::int as count, min(created_at) as "oldestAt" from briefing.briefing where status = any($1)`;

const FAILED = `
  select id, updated_at as "failedAt", coalesce(state #>> '{failure,code}', status) as code
    from briefing.briefing where status in ('failed', 'composition_failed') order by id desc limit $1`;

const SLACK_MS = 3_600_000;

@Injectable()
export class TypeormProductionFigures extends ProductionFigures {
  constructor(private readonly database: Database) {
    super();
  }

  override over(from: EpochMs, bucketMs: number): Promise<readonly ProducedInBucket[]> {
    return this.database.query<ProducedInBucket>(OVER, [from, bucketMs, firstIdOf(from - SLACK_MS)]);
  }

  override async now(failedListed: number): Promise<ProductionState> {
    const [waiting] = await this.database.query<{ count: number; oldestAt: EpochMs | null }>(WAITING, [IN_PRODUCTION]);
    const failed = await this.database.query<FailedProduction>(FAILED, [failedListed]);
    return { inProduction: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null, failed };
  }
}

/** The least id that could have been made at that time (UUIDv7, RFC 9562 §5.7). */
function firstIdOf(at: EpochMs): string {
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  return fromUuid('art', `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`);
}

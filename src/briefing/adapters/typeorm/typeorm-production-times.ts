import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { ProductionTimes, type ProductionTime } from '../../application/ports/production-times.js';

/**
 * $1 how many. Ids rise with time, so those that were asked for last are at the end of the primary key. What was corrected
 * since was updated long after it was ready.
 */
const NEWEST = `
  select updated_at - created_at as "tookMs", (state #>> '{published,durationMs}')::real as "durationMs"
  from (select * from briefing.briefing order by id desc limit 4 * $1) latest
  where status = 'ready' and not state ? 'corrections' order by id desc limit $1`;

@Injectable()
export class TypeormProductionTimes extends ProductionTimes {
  constructor(private readonly database: Database) {
    super();
  }

  override newest(limit: number): Promise<readonly ProductionTime[]> {
    return this.database.query<ProductionTime>(NEWEST, [limit], 'briefing.production-times');
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { StrandedBriefings, type Stranded } from '../../application/ports/stranded-briefings.js';
import { IN_PRODUCTION } from '../../domain/briefing.js';

@Injectable()
export class TypeormStrandedBriefings extends StrandedBriefings {
  constructor(private readonly database: Database) {
    super();
  }

  override since(before: EpochMs): Promise<Stranded[]> {
    return this.database.query<Stranded>(
      `select b.id, b.revision from briefing.briefing b left join briefing.progress p on p.briefing_id = b.id
       where b.status = any($2::text[]) and b.updated_at < $1
         and (p.noted_at is null or p.noted_at < $1)
       order by b.updated_at limit 1000`,
      [before, IN_PRODUCTION],
    );
  }
}

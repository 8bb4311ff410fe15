import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { StrandedBriefings, type Stranded } from '../../application/ports/stranded-briefings.js';

@Injectable()
export class TypeormStrandedBriefings extends StrandedBriefings {
  constructor(private readonly database: Database) {
    super();
  }

  override since(before: EpochMs): Promise<Stranded[]> {
    return this.database.query<Stranded>(
      `select id, revision from briefing.briefing
       where status in ('composing', 'queued', 'rendering', 'assembling') and updated_at < $1
       order by updated_at limit 1000`,
      [before],
    );
  }
}

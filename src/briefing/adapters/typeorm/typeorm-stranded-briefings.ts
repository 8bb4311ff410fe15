import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { StrandedBriefings, type Stranded } from '../../application/ports/stranded-briefings.js';
import { IN_PRODUCTION } from '../../domain/briefing.js';
import { SINCE } from './stranded-briefings.sql.js';

@Injectable()
export class TypeormStrandedBriefings extends StrandedBriefings {
  constructor(private readonly database: Database) {
    super();
  }

  override since(before: EpochMs): Promise<Stranded[]> {
    return this.database.query<Stranded>(SINCE, [before, IN_PRODUCTION]);
  }
}

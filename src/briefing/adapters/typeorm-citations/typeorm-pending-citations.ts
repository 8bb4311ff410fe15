import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { PendingCitations, type PendingCitation } from '../../application/ports/pending-citations.js';
import { keptCitations } from './kept-citations-row.js';
import { NEXT } from './pending-citations.sql.js';

@Injectable()
export class TypeormPendingCitations extends PendingCitations {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override next(after: string, limit: number): Promise<PendingCitation[]> {
    return this.database.query<PendingCitation>(NEXT, [after, limit]);
  }

  override async markKept(ids: readonly BriefingId[]): Promise<void> {
    const kept = ids.map((briefingId) => ({ briefingId }));
    await this.repositories.of(keptCitations).createQueryBuilder().insert().values(kept).orIgnore().execute();
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { CitationIndex, type CitingBriefing } from '../../application/ports/citation-index.js';
import { CITING } from './citation-index.sql.js';
import { citations } from './citation-row.js';

@Injectable()
export class TypeormCitationIndex extends CitationIndex {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async add(briefingId: BriefingId, itemIds: readonly string[]): Promise<void> {
    if (itemIds.length === 0) return;
    const rows = [...new Set(itemIds)].map((itemId) => ({ itemId, briefingId }));
    await this.repositories.of(citations).createQueryBuilder().insert().values(rows).orIgnore().execute();
  }

  override citing(itemIds: readonly string[], after: string, limit: number): Promise<readonly CitingBriefing[]> {
    return this.database.query<CitingBriefing>(CITING, [itemIds, after, limit], 'briefing.citing');
  }
}

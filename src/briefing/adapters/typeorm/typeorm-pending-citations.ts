import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { PendingCitations, type PendingCitation } from '../../application/ports/pending-citations.js';

const NEXT = `
  select b.id, b.state #> '{composed,script}' as script from briefing.briefing b
  where b.id > $1 and b.state #> '{composed,script}' is not null
    and not exists (select from briefing.citations_told t where t.briefing_id = b.id)
  order by b.id limit $2`;

@Injectable()
export class TypeormPendingCitations extends PendingCitations {
  constructor(private readonly database: Database) {
    super();
  }

  override next(after: string, limit: number): Promise<PendingCitation[]> {
    return this.database.query<PendingCitation>(NEXT, [after, limit]);
  }

  override async markKept(ids: readonly BriefingId[]): Promise<void> {
    const sql = 'insert into briefing.citations_told select unnest($1::text[]) on conflict do nothing';
    await this.database.execute(sql, [ids]);
  }
}

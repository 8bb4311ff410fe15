import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';

/** All items that this briefing cites are kept. */
export interface KeptCitationsRow {
  readonly briefingId: BriefingId;
}

export const keptCitations = mapTable<KeptCitationsRow>('briefing.citations_told', {
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C', primary: true },
});

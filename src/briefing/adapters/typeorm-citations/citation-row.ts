import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';

/** A sentence of this briefing rests on this item. */
export interface CitationRow {
  readonly itemId: string;
  readonly briefingId: BriefingId;
}

export const citations = mapTable<CitationRow>('briefing.citation', {
  itemId: { name: 'item_id', type: 'text', collation: 'C', primary: true },
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C', primary: true },
});

import { type CallerId, mapTable } from 'podcast-briefings/extension';
import type { Highlight } from '../../domain/highlight.js';
import type { KnownBriefing } from '../../domain/known-briefing.js';

export interface HighlightRow extends Highlight {
  readonly owner: CallerId;
}

export const highlights = mapTable<HighlightRow>('highlights.highlight', {
  id: { type: 'uuid', primary: true, generated: 'uuid' },
  owner: { name: 'owner_id', type: 'text', collation: 'C' },
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C' },
  title: { type: 'text' },
  sentence: { type: 'text' },
  itemId: { name: 'item_id', type: 'text', collation: 'C', nullable: true },
  keptAt: { name: 'kept_at', type: 'bigint' },
});

export const briefings = mapTable<KnownBriefing>('highlights.briefing', {
  id: { type: 'text', collation: 'C', primary: true },
  owner: { name: 'owner_id', type: 'text', collation: 'C', nullable: true },
  revision: { type: 'int' },
  at: { type: 'bigint' },
});

import { brand } from '../../../shared/kernel/brand.js';
import type { ProjectedBriefing } from '../../application/ports/briefing-read-model.js';
import { percentShown } from '../../domain/production/progress.js';

/** A row of the read model, with what was noted between two events. */
export interface BriefingRow {
  id: string;
  quick_read_id: string;
  slug: string;
  percent: number;
  state: ProjectedBriefing['state'];
  created_at: number;
  updated_at: number;
  noted_percent: number | null;
  noted_at: number | null;
}

export const BRIEFING_COLUMNS = `b.id, b.quick_read_id, b.slug, b.state, b.percent, b.created_at, b.updated_at,
  p.percent as noted_percent, p.noted_at`;

/** What the histories say, and how far the recording is between two events. */
export const BRIEFINGS = 'briefing.briefing b left join briefing.progress p on p.briefing_id = b.id';

export const briefingOf = (row: BriefingRow): ProjectedBriefing => ({
  id: brand(row.id),
  quickReadId: brand(row.quick_read_id),
  slug: row.slug,
  state: row.state,
  percent: percentShown(row.percent, row.noted_percent),
  createdAt: row.created_at,
  updatedAt: Math.max(row.updated_at, row.noted_at ?? 0),
});

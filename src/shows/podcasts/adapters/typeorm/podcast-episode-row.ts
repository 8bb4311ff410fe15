import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';

export interface PodcastEpisodeRow {
  readonly owner: CallerId;
  readonly briefingId: BriefingId;
  readonly revision: number;
  readonly madeFor: string;
  readonly xml: string;
}

export const podcastEpisodes = mapTable<PodcastEpisodeRow>('shows.podcast_episode', {
  owner: { type: 'text', collation: 'C', primary: true },
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C', primary: true },
  revision: { type: 'int' },
  madeFor: { name: 'made_for', type: 'text', collation: 'C' },
  xml: { type: 'text' },
});

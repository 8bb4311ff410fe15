import { hexDigest, mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface PodcastFeedRow {
  readonly guid: string;
  readonly owner: CallerId;
  /** Empty: everything. */
  readonly showId: string;
  /** SHA-256 of the secret. */
  readonly secretDigest: string;
  readonly sealedSecret: Buffer;
  readonly createdAt: EpochMs;
  readonly renewedAt: EpochMs;
}

export const podcastFeeds = mapTable<PodcastFeedRow>('shows.podcast_feed', {
  guid: { type: 'text', collation: 'C', primary: true },
  owner: { type: 'text', collation: 'C' },
  showId: { name: 'show_id', type: 'text', collation: 'C' },
  secretDigest: { name: 'secret_digest', ...hexDigest },
  sealedSecret: { name: 'sealed_secret', type: 'bytea' },
  createdAt: { name: 'created_at', type: 'bigint' },
  renewedAt: { name: 'renewed_at', type: 'bigint' },
});

import { columnsOf } from '../../../../shared/storage/database/mapped-table.js';
import { podcastFeeds } from './podcast-feed-row.js';

/** Prepared: every request for a feed reads it. $1: the digest of the secret. */
export const BY_DIGEST = `
  select ${columnsOf(podcastFeeds, 'f')} from shows.podcast_feed f where secret_digest = $1`;

/** $1 owner, $2 new owner, whose own feeds stay. */
export const HAND_OVER = `
  update shows.podcast_feed f set owner = $2 where owner = $1
    and not exists (select from shows.podcast_feed own where own.owner = $2 and own.show_id = f.show_id)`;

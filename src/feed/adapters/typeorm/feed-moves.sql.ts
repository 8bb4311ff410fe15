import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { feeds } from './feed-row.js';

/** Waits for concurrent inserts of this address, and blocks later ones until the unit of work ends. */
export const RESERVE = `
  insert into feed.feed (url, created_at) values ($1, 0) on conflict (url) do nothing returning id`;

export const LOCK_BOTH = 'select id from feed.feed where id in ($1, $2) order by id for no key update';

/**
 * The address of an archive has a fragment, so no feed can have it. Its items are shown as those of the merged feed.
 */
export const ARCHIVE = `
  update feed.feed f set url = o.url || '#' || f.id, title = o.title, site_url = o.site_url, watched = false,
    next_check_at = null, leased_until = null, permanent_url = null
  from feed.feed o where f.id = $1 and o.id = $2`;

/** One statement: between two of them the feed that it leads to may be merged itself, and be no more. */
export const MERGED_INTO = `
  select ${columnsOf(feeds, 'feed')} from feed.former_feed former join feed.feed on feed.id = former.into_id
  where former.id = $1`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { knownFeeds } from './known-feed-row.js';

/** After every fetch, so they are prepared. In one order, against deadlocks. */
export const LOCK_ALL = `
  select ${columnsOf(knownFeeds, 'feed')} from subscriptions.feed where id = any($1::int[]) order by id for no key update`;

/** Not the id: to set it, even to what it is, takes a lock that new subscriptions to these feeds would wait for. */
export const SAVE_ALL = `
  update subscriptions.feed set url = saved.url, title = saved.title, titled = saved.titled, site_url = saved.site_url,
    last_success_at = saved.last_success_at, last_error = saved.last_error, heard_at = saved.heard_at,
    search_text = saved.search_text
  from unnest($1::int[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::bigint[], $7::text[], $8::bigint[],
    $9::text[]) as saved (id, url, title, titled, site_url, last_success_at, last_error, heard_at, search_text)
  where feed.id = saved.id`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { feeds, savedColumns } from './feed-row.js';

/** The feed that is at an address; else the one that was there before it moved, or before it was merged into it. */
const feedAt = (address: string): string => `coalesce(
  (select here.id from feed.feed here where here.url = ${address}),
  (select former.feed_id from feed.former_url former where former.url = ${address}))`;

export const BY_URL = `select ${columnsOf(feeds, 'feed')} from feed.feed where id = ${feedAt('$1')}`;

export const UNKNOWN = `select asked.url from unnest($1::text[]) asked (url) where ${feedAt('asked.url')} is null`;

/** At every fetch: a prepared statement costs an eighth of the repository's `find`. In one order, against deadlocks. */
export const LOCK_ALL = `
  select ${columnsOf(feeds, 'feed')} from feed.feed where id = any($1::int[]) order by id for no key update`;

const KEPT = savedColumns.map((column) => `${column} = saved.${column}`);

/** Only the fetch that a lease was for ends it, not an update by a concurrent subscription. */
export const SAVE_ALL = `
  update feed.feed set ${KEPT.join(', ')},
    leased_until = case when saved.last_attempt_at is distinct from feed.last_attempt_at then null else feed.leased_until end
  from jsonb_populate_recordset(null::feed.feed, $1::jsonb) saved where feed.id = saved.id`;

export const ADD_ALL = `
  insert into feed.feed (url, created_at, next_check_at)
  select asked.url, $2, $2 from unnest($1::text[]) asked (url) where ${feedAt('asked.url')} is null
  on conflict (url) do nothing`;

/** Makes a feed due that was never fetched, or that has been gone for long. */
export const ALL_DUE = `
  update feed.feed set next_check_at = $2
  where id in (
    select id from feed.feed
    where url = any($1) and next_check_at is null and status in ('unfetched', 'gone') order by id for no key update)`;

export const ALL_BY_URL = `
  select asked.url as asked_url, ${columnsOf(feeds, 'feed')} from unnest($1::text[]) asked (url)
  join feed.feed on feed.id = ${feedAt('asked.url')}`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { openedItems } from './opened-item-row.js';

/** $1 caller, $2 items, $3 when; in the order of the items, so that no two who mark the same wait for each other. */
export const MARK = `
  insert into feed.opened_item as known (caller_id, item_id, opened_at)
  select $1::text, item_id, $3::bigint from unnest($2::text[]) item_id order by item_id collate "C"
  on conflict (caller_id, item_id) do update set opened_at = greatest(known.opened_at, excluded.opened_at)`;

/** $1 caller, $2 how many stay: those that were opened last. */
export const FORGET_OLDEST = `
  delete from feed.opened_item where caller_id = $1 and item_id in (
    select item_id from feed.opened_item where caller_id = $1 order by opened_at desc, item_id desc offset $2
  )`;

/** $1 caller, $2 items or null for all, $3 and $4 the moment and id after which the page begins, $5 limit. */
export const PAGE = `
  select ${columnsOf(openedItems, 'o')} from feed.opened_item o
  where o.caller_id = $1 and ($2::text[] is null or o.item_id = any($2)) and (o.opened_at, o.item_id) < ($3, $4)
  order by o.opened_at desc, o.item_id desc limit $5`;

/** $1 old owner, $2 new owner. */
export const HAND_OVER = `
  insert into feed.opened_item as known (caller_id, item_id, opened_at)
  select $2::text, item_id, opened_at from feed.opened_item where caller_id = $1 order by item_id
  on conflict (caller_id, item_id) do update set opened_at = greatest(known.opened_at, excluded.opened_at)`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { pronunciations } from './pronunciation-row.js';

/** $1: the caller, $2: the language or null, $3 and $4: the cursor, $5: how many. */
export const PAGE = `
  select ${columnsOf(pronunciations, 'p')} from preferences.pronunciation p
  where caller_id = $1 and ($2::text is null or language = $2) and (created_at, id) < ($3, $4)
  order by created_at desc, id desc limit $5`;

/** What $2 has not said themselves of what $1 said goes to them, the newest first, up to $3 in all. */
export const HAND_OVER = `
  update preferences.pronunciation set caller_id = $2
  where id in (
    select p.id from preferences.pronunciation p
    where p.caller_id = $1 and not exists (
      select from preferences.pronunciation own
      where own.caller_id = $2 and own.language = p.language and own.written_key = p.written_key
    )
    order by p.created_at desc, p.id desc
    limit greatest(0, $3 - (select count(*) from preferences.pronunciation where caller_id = $2))
  )`;

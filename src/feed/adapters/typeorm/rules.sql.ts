import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { ruleRows } from './rule-row.js';

/** $1: the caller. */
export const OF_CALLER = `
  select ${columnsOf(ruleRows, 'r')} from feed.rule r where r.caller_id = $1 order by r.created_at, r.id`;

/** Rules of $1 which $2 has as well. */
export const FORGET_SAME = `
  delete from feed.rule mine using feed.rule theirs
  where mine.caller_id = $1 and theirs.caller_id = $2 and mine.action = theirs.action and mine.keyword = theirs.keyword
    and mine.search_content = theirs.search_content
    and (mine.folder_id, mine.source_id) is not distinct from (theirs.folder_id, theirs.source_id)`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { shows } from './show-row.js';

/** $1: the owner, $2 and $3: the cursor, $4: how many. */
export const PAGE = `
  select ${columnsOf(shows, 's')} from shows.show s
  where owner = $1 and (created_at, id) < ($2, $3)
  order by created_at desc, id desc limit $4`;

/** $1: the owner, $2: who has them from now on. */
export const HAND_OVER_EPISODES = 'update shows.episode set owner = $2 where owner = $1';

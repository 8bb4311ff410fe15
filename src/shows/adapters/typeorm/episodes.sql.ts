import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { episodes } from './episode-row.js';

/** $1 owner, $2 show, $3 and $4: the cursor, $5: how many. */
export const EPISODE_PAGE = `
  select ${columnsOf(episodes, 'e')} from shows.episode e
  where owner = $1 and show_id = $2 and moment < $3 order by moment desc limit $4`;

/** $1 now, $2 until when they are leased, $3 how many. */
export const LEASE_EPISODES = `
  with due as (
    select show_id, moment from shows.episode where look_at <= $1 order by look_at limit $3 for update skip locked)
  update shows.episode e set look_at = $2 from due
  where e.show_id = due.show_id and e.moment = due.moment returning ${columnsOf(episodes, 'e')}`;

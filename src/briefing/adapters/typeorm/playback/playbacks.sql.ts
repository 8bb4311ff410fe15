import { columnsOf } from '../../../../shared/storage/database/mapped-table.js';
import { playbacks } from './playback-row.js';

/** $1 owner, $2 and $3 the moment and id after which the page begins, $4 limit, $5 statuses that nobody sees. */
export const PAGE = `
  select ${columnsOf(playbacks, 'p')} from briefing.playback p
  where p.owner = $1 and (p.at, p.briefing_id) < ($2, $3) and not exists (
    select from briefing.briefing b where b.id = p.briefing_id and b.status = any($5::text[]))
  order by p.at desc, p.briefing_id desc limit $4`;

/** $1 owner, $2 how many stay: those that were played last. */
export const FORGET_OLDEST = `
  delete from briefing.playback where owner = $1 and briefing_id in (
    select briefing_id from briefing.playback where owner = $1 order by at desc, briefing_id desc offset $2
  )`;

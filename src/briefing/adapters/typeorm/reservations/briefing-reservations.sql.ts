import { columnsOf } from '../../../../shared/storage/database/mapped-table.js';
import { SERIES } from '../series.sql.js';
import { reservations } from './reservation-row.js';

const RESERVATION = columnsOf(reservations, 't');

/** $1 owner, $2 key. */
export const KEY_USE = `
  select ${RESERVATION}, k.digest as "keyDigest", k.used_at as "keyUsedAt"
  from briefing.request_key k join briefing.ticket t using (briefing_id)
  where k.owner = $1 and k.key = $2`;

/** $1 owner, $2 digest, $3 status of a reservation, $4 statuses of a briefing: either will do. */
export const NEWEST_OF_SAME_WORK = `
  select ${RESERVATION} from briefing.ticket t left join briefing.briefing b on b.id = t.briefing_id
  where t.owner = $1 and t.digest = $2 and (t.standing = $3 or b.status = any($4::text[]))
  order by t.taken_at desc limit 1`;

/** When the last briefing of :owner in :series (null: outside any) that is :ready, or was when deleted, was requested. */
export const lastReadyAt = (series: string | null): string => `
  (select max(created_at) from briefing.briefing
   where owner = :owner and (status = :ready or status = 'deleted' and state ->> 'status' = :ready)
     and ${SERIES} ${series === null ? 'is null' : '= :series'})`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { LATEST_LOOK_MS } from '../../domain/episode.js';
import { LATEST_DUE_MS } from '../../domain/timing.js';
import { shows } from './show-row.js';

/** A lease that ends later than this was made by a clock that was ahead: nobody leases for so long. */
const LONGEST_LEASE_MS = 600_000;

const FREE = `(leased_until is null or leased_until <= $1 or leased_until > $1::bigint + ${LONGEST_LEASE_MS})`;

/** $1 now, $2 until when they are leased, $3 how many. The index is in the order of waiting. */
export const LEASE = `
  with due as (
    select id from shows.show where due_at <= $1 and ${FREE} order by due_at limit $3 for update skip locked)
  update shows.show s set leased_until = $2 from due where s.id = due.id returning ${columnsOf(shows, 's')}`;

/** $1 ids of shows, $2 a moment. */
export const TAKEN = `
  select show_id as "showId", moment from shows.episode where show_id = any($1) and moment >= $2`;

/**
 * By whom they are leased until $2, $1 ids of them; $3 when each has its next episode and $4 when somebody has to look.
 * Returns the ids of those that are still leased so.
 */
export const ADVANCE = `
  update shows.show s set next_at = given.next_at, due_at = given.due_at, leased_until = null
  from unnest($1::text[], $3::bigint[], $4::bigint[]) given (id, next_at, due_at)
  where s.id = given.id and s.leased_until = $2 returning s.id`;

/** $1 ids of shows, $2 moments, $3 owners, $4 causes, $5 now. A moment that has one keeps it. */
export const OPEN = `
  insert into shows.episode (show_id, moment, owner, cause, status, attempts, look_at, created_at, updated_at)
  select id, moment, owner, cause, 'pending', 0, $5, $5, $5
  from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) given (id, moment, owner, cause)
  on conflict do nothing`;

/**
 * $1 a show, $2 when it was made, $3 now. Stories of an episode that nothing could be asked for are new for the next one.
 * What was asked for in between counts as well. What a clock that was ahead dated says nothing.
 */
export const STORIES_SO_FAR = `
  select coalesce(
      max(created_at) filter (where (status <> 'skipped' or briefing_id is not null) and created_at <= $3),
      least($2::bigint, $3::bigint)) as since,
    coalesce(bool_or(status in ('pending', 'producing')), false) as unfinished,
    (select (reason ->> 'possibleAt')::bigint from shows.episode last
     where last.show_id = $1 and last.updated_at <= $3 order by moment desc limit 1) as "possibleAt"
  from shows.episode where show_id = $1`;

/** The more days a show has, the less time lies between two of them. */
const LATEST_DUE = `
  case schedule ->> 'kind'
    when 'weekly' then ${LATEST_DUE_MS.weekly} - jsonb_array_length(schedule -> 'days') * ${LATEST_DUE_MS.lessForEachDay}
    else ${LATEST_DUE_MS.stories} end`;

/** $1 now. Whoever looks after them then finds the right moment. */
export const REPAIR_SHOWS = `
  update shows.show set leased_until = null, due_at = $1, next_at = null where due_at > $1::bigint + ${LATEST_DUE}`;

/** $1 now. */
export const REPAIR_EPISODES = `
  update shows.episode set look_at = $1 where look_at > $1::bigint + ${LATEST_LOOK_MS}`;

import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { QUICK_MS, REST_TO_FETCH } from '../../domain/schedule.js';
import { feeds } from './feed-row.js';

const FREE = '(leased_until is null or leased_until <= $1)';

const TAKE = 'set leased_until = $2';
const LEASED = `${columnsOf(feeds, 'f')}, coalesce(f.kept_turn_at = f.next_check_at, false) as reserved`;

// The index feed_due is in the order of waiting, so it ends at the last row that is wanted, and passes those that others have locked or
// leased.
export const LEASE_NEXT = `
  with due as (
    select id from feed.feed where watched and next_check_at <= $1 and ${FREE}
    order by next_check_at limit $3 for update skip locked)
  update feed.feed f ${TAKE} from due where f.id = due.id returning ${LEASED}`;

export const LEASE_ONE = `update feed.feed f ${TAKE} where id = $3 and ${FREE} returning ${LEASED}`;

export const NEXT = `
  select next_check_at from feed.feed where watched and next_check_at is not null and ${FREE}
  order by next_check_at limit 1`;

// A locked row is being recorded, which sets its next due time.
export const MAKE_DUE = `
  with waiting as (
    select id from feed.feed
    where id = any($2::int[]) and watched and next_check_at > $1 and ${FREE} and coalesce(last_attempt_at, 0) <= $3
      and not exists (
        select from feed.fetch_log last
        where last.feed_id = feed.id and last.fetched_at + (last.took_ms - ${QUICK_MS}) * ${REST_TO_FETCH} > $1)
    order by id for update skip locked)
  update feed.feed f set next_check_at = $1 from waiting where f.id = waiting.id returning f.id`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const REPAIR_DATES = `
  with astray as (
    select id from feed.feed
    where watched and next_check_at is not null and greatest(last_attempt_at, leased_until) > $1::bigint + ${DAY}
    order by id for update skip locked)
  update feed.feed f set next_check_at = $1::bigint + (random() * ${HOUR})::bigint, leased_until = null
  from astray where f.id = astray.id`;

/** By whom it was leased until $2. */
const HELD = 'id = $1 and leased_until = $2';

export const ALL_HELD = `
  select asked.place::int as place from unnest($1::int[], $2::bigint[]) with ordinality asked (id, until, place)
  join feed.feed f on f.id = asked.id and f.leased_until = asked.until`;

export const RELEASE = `update feed.feed set leased_until = null where ${HELD}`;

export const PUT_OFF = `
  update feed.feed set leased_until = null, next_check_at = $3, kept_turn_at = $3 where ${HELD}`;

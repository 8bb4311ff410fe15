import { columnsOf } from '../../../shared/storage/database/mapped-table.js';
import { LONGEST_REST_OF_NOTIFIED, QUICK_MS, REST_TO_FETCH } from '../../domain/schedule.js';
import { hubSubscriptions } from './hub-subscription-row.js';

/** At every fetch. Of each feed there is one at most: those that we leave may be many. */
export const OF_FEEDS = `
  select ${columnsOf(hubSubscriptions, 's')} from feed.hub_subscription s
  where feed_id = any($1::int[]) and status <> 'leaving'`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const WATCHED = "f.watched and f.status <> 'gone'";

/** A feed that names another hub, or itself otherwise, at each fetch does so to its hubs once an hour. */
export const LEAVE = `
  update feed.hub_subscription s
  set status = 'leaving', lease_ends_at = coalesce(lease_ends_at, $2), attempts = 0, next_at = $2, last_error = null
  where status <> 'leaving' and not exists (
    select 1 from feed.feed f left join feed.advertised_hub a on a.feed_id = f.id
    where f.id = s.feed_id and ${WATCHED} and $1::text is not null
      and (s.begun_at + ${HOUR} > $2 or (a.hub_url, a.topic_url, $1) = (s.hub_url, s.topic_url, s.callback_base)))`;

export const BEGIN = `
  insert into feed.hub_subscription (feed_id, hub_url, topic_url, callback_base, begun_at, next_at)
  select a.feed_id, a.hub_url, a.topic_url, $1, $2, $2
  from feed.advertised_hub a join feed.feed f on f.id = a.feed_id and ${WATCHED}
  where not exists (select 1 from feed.hub_subscription s where s.feed_id = a.feed_id and s.status <> 'leaving')`;

/** Locks the feed before its hub rows, in the same order as the recording of a fetch. */
export const LOCK = `
  select 1 from feed.feed where id = (select feed_id from feed.hub_subscription where token = $1) for no key update`;

/**
 * A fetch that is due later already starts after this notification, so it suffices. `greatest` ignores nulls. Anybody
 * can be a hub, so a failing or slow feed is not fetched at every notification: a slow one a minute after its last fetch.
 */
export const NOTIFIED = `
  with notified as (
    update feed.hub_subscription s
    set rung_for = case when s.rung_for > $2 then s.rung_for
      else greatest($2, s.rung_for + ${MINUTE}, case when f.leased_until > $2 then $2::bigint + ${MINUTE} end,
        f.last_attempt_at + greatest(
          case f.status when 'failing' then ${15 * MINUTE} end,
          least((l.took_ms - ${QUICK_MS}) * ${REST_TO_FETCH}, ${LONGEST_REST_OF_NOTIFIED}))
      ) end
    from feed.feed f left join feed.fetch_log l on l.feed_id = f.id
    where s.token = $1 and f.id = s.feed_id and f.watched
    returning s.feed_id, s.rung_for)
  update feed.feed f set next_check_at = least(f.next_check_at, notified.rung_for)
  from notified where f.id = notified.feed_id and f.next_check_at is not null`;

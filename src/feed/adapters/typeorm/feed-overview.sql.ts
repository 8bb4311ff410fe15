/** With more items than this they are not counted: the statistics of the planner list the most common feeds. */
const FEW_ITEMS = 200_000;
const BATCH = 1_000;

/** Feeds are said to be fresh up to here: docs/operating.md, "Alerts". */
const OVERDUE_AFTER_MS = 900_000;

export const COUNTS = `
  select count(*) filter (where watched)::int as watched,
    count(*) filter (where not watched)::int as unwatched,
    count(*) filter (where watched and status = 'unfetched')::int as unfetched,
    count(*) filter (where watched and status = 'well')::int as well,
    count(*) filter (where watched and status = 'failing')::int as failing,
    count(*) filter (where watched and status = 'gone')::int as gone,
    count(*) filter (where watched and next_check_at <= $1 and coalesce(leased_until, 0) <= $1)::int as due,
    coalesce($1 - min(next_check_at) filter (where watched and next_check_at <= $1 and coalesce(leased_until, 0) <= $1), 0)
      as latest_ms,
    count(*) filter (where watched and next_check_at <= $1 - ${OVERDUE_AFTER_MS})::int as overdue,
    count(*) filter (where leased_until > $1)::int as being_fetched,
    (select count(*)::int from feed.host where paused_until > $1) as paused_hosts,
    (select count(*)::int from feed.hub_subscription where status = 'live' and lease_ends_at > $1) as hubs_live,
    (select count(*)::int from feed.hub_subscription
      where status <> 'leaving' and last_error is not null and coalesce(lease_ends_at, 0) <= $1) as hubs_silent
  from feed.feed`;

/** reltuples is −1 until the table is analysed for the first time, soon after its first rows. */
export const ABOUT = `
  select case when reltuples <= ${FEW_ITEMS} then (select count(*) from feed.item) else reltuples end::bigint as items,
    reltuples <= ${FEW_ITEMS} as few
  from pg_class where oid = 'feed.item'::regclass`;

export const DUE = `
  select url, next_check_at as at from feed.feed
  where watched and next_check_at <= $1 and coalesce(leased_until, 0) <= $1 order by next_check_at limit $2`;

export const troubled = (status: string, order: string): string => `
  select url, last_success_at, last_attempt_at, failures, last_error, next_check_at from feed.feed
  where watched and status = '${status}' order by ${order} limit $1`;

export const measured = (column: string): string => `
  select feed.url, took_ms, usual_ms, bytes from feed.fetch_log join feed.feed on feed.id = feed_id
  where feed.watched and ${column} is not null order by ${column} desc limit $1`;

export const COUNTED = `
  select feed.url, counted.items from (
    select feed_id, count(*)::int as items from feed.item group by feed_id order by items desc limit $1
  ) counted join feed.feed on feed.id = counted.feed_id order by counted.items desc`;

export const MOST_COMMON = `
  select feed.url, round(often.share * $2)::bigint as items
  from pg_stats stats, unnest(stats.most_common_vals::text::int[], stats.most_common_freqs) as often (feed_id, share)
  join feed.feed on feed.id = often.feed_id
  where stats.schemaname = 'feed' and stats.tablename = 'item' and stats.attname = 'feed_id'
  order by often.share desc limit $1`;

export const PAUSED = `
  select host, paused_until as until from feed.host where paused_until > $1 order by paused_until desc limit $2`;

export const WATCHED_AFTER = `select id from feed.feed where watched and id > $1 order by id limit ${BATCH}`;

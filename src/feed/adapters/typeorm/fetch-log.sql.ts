/** An exponential moving average with weight 1/5: about the last dozen fetches count. */
export const ADD = `
  insert into feed.fetch_log as kept (feed_id, fetched_at, took_ms, usual_ms, bytes, added)
  select feed_id, fetched_at, took_ms, took_ms, bytes, added
  from unnest($1::int[], $2::bigint[], $3::int[], $4::int[], $5::int[]) as t (feed_id, fetched_at, took_ms, bytes, added)
  order by feed_id
  on conflict (feed_id) do update set
    fetched_at = excluded.fetched_at,
    took_ms = coalesce(excluded.took_ms, kept.took_ms),
    usual_ms = coalesce(kept.usual_ms + (excluded.took_ms - kept.usual_ms) / 5, kept.usual_ms, excluded.usual_ms),
    bytes = coalesce(excluded.bytes, kept.bytes),
    added = excluded.added`;

// A permit is acquired at every lease of a feed, and the leases of many feeds of one web host follow each other: the bench of
// polling measures them, so they are prepared statements and no mapped rows.

export const READ = 'select host, free_at, queue_ends_at, paused_until from feed.host where host = any($1::text[])';

// In one order, so that two workers who want some of the same wait for each other instead of for ever.
export const LOCK = `${READ} order by host for update`;

export const ADD = `
  insert into feed.host (host, free_at, queue_ends_at) select host, $2, $3 from unnest($1::text[]) host order by host
  on conflict do nothing`;

export const UPDATE = `
  update feed.host h set free_at = t.free_at, queue_ends_at = t.queue_ends_at, paused_until = t.paused_until
  from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) as t (host, free_at, queue_ends_at, paused_until)
  where h.host = t.host`;

export const PURGE_IDLE = `
  delete from feed.host where greatest(free_at, queue_ends_at, paused_until) not between $1 and $2`;

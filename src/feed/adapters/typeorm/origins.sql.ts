// A permit is acquired at every lease of a feed, and the leases of many feeds of one web host follow each other: the bench of
// polling measures them, so they are prepared statements and no mapped rows.

export const READ = 'select free_at, queue_ends_at, paused_until from feed.host where host = $1';

export const LOCK = `${READ} for update`;

export const ADD = 'insert into feed.host (host, free_at, queue_ends_at) values ($1, $2, $3) on conflict do nothing';

export const UPDATE = 'update feed.host set free_at = $2, queue_ends_at = $3, paused_until = $4 where host = $1';

export const PURGE_IDLE = `
  delete from feed.host where greatest(free_at, queue_ends_at, paused_until) not between $1 and $2`;

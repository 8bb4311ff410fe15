export const HAS = 'select from identity.caller where id = $1 and held_since is not null';

export const ALL = 'select distinct caller_id as caller from identity.legal_hold where released_at is null';

export const LOCK = 'select from identity.caller where id = $1 for no key update';

export const MARK = 'update identity.caller set held_since = coalesce(held_since, $2) where id = $1';

/** The caller first, as whoever places a hold or erases locks it. */
export const LOCK_OF_HOLD = `
  select id as caller from identity.caller
  where id = (select caller_id from identity.legal_hold where id = $1) for no key update`;

export const RELEASE = `
  update identity.legal_hold set released_by = $2, released_at = $3 where id = $1 and released_at is null`;

export const UNMARK = `
  update identity.caller set held_since = null
  where id = $1 and not exists (select from identity.legal_hold where caller_id = $1 and released_at is null)`;

export const ERASURE_WAITS = 'select from identity.deferred_erasure where caller_id = $1';

export const LIST = `
  select hold.id, hold.caller_id as caller, hold.reason, hold.placed_by as "placedBy", hold.placed_at as "placedAt",
         hold.released_by as "releasedBy", hold.released_at as "releasedAt",
         coalesce(member.name, deferred.name) as name, coalesce(member.email, deferred.email) as email,
         deferred.asked_at as "erasureAskedAt"
  from identity.legal_hold hold
  left join identity.member on member.caller_id = hold.caller_id
  left join identity.deferred_erasure deferred on deferred.caller_id = hold.caller_id
  order by hold.released_at is not null, hold.placed_at desc, hold.id desc limit $1`;

/** $1 owner, $2 key. */
export const KEY_USE = `
  select t.*, k.digest as key_digest, k.used_at as key_used_at
  from briefing.request_key k join briefing.ticket t using (briefing_id)
  where k.owner = $1 and k.key = $2`;

/** $1 owner, $2 key, $3 digest, $4 briefing, $5 now. */
export const NOTE_KEY = `
  insert into briefing.request_key (owner, key, digest, briefing_id, used_at) values ($1, $2, $3, $4, $5)
  on conflict (owner, key) do update
    set digest = excluded.digest, briefing_id = excluded.briefing_id, used_at = excluded.used_at`;

/** $1 owner, $2 digest, $3 status of a reservation, $4 statuses of a briefing: either will do. */
export const NEWEST_OF_SAME_WORK = `
  select t.* from briefing.ticket t left join briefing.briefing b on b.id = t.briefing_id
  where t.owner = $1 and t.digest = $2 and (t.standing = $3 or b.status = any($4::text[]))
  order by t.taken_at desc limit 1`;

/** $1 owner, $2 moment. */
export const MADE_SINCE = 'select standing, taken_at from briefing.ticket where owner = $1 and taken_at > $2';

/** $1 briefing, $2 now. */
export const RENEW = 'update briefing.ticket set taken_at = $2 where briefing_id = $1';

/** The row's columns in their order; $10: the status of a briefing that can be heard. */
export const ISSUE = `
  insert into briefing.ticket (briefing_id, quick_read_id, owner, digest, slug, seed,
    sealed_words, taken_at, standing, last_ready_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9,
    (select max(created_at) from briefing.briefing where owner = $3 and status = $10))
  returning *`;

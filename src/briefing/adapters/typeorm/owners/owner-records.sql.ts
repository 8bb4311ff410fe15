/** $1 owner, $2 the status of briefings that do not count. One row, in one round trip. */
export const COUNT = `
  select (select count(*) from briefing.briefing where owner = $1 and status <> $2)::int as briefings,
         (select count(*) from briefing.ticket where owner = $1)::int as reservations,
         (select count(*) from briefing.request_key where owner = $1)::int as "idempotencyKeys",
         (select count(*) from briefing.change where owner = $1)::int as changes,
         (select count(*) from briefing.playback where owner = $1)::int as playbacks,
         (select count(*) from briefing.history_pass where owner = $1)::int as "historyPasses",
         (select count(key) from briefing.personal_key where coalesce(claimed_by, owner) = $1)::int as "encryptionKeys"`;

/** $1 owner. */
export const BRIEFINGS = `
  select briefing_id as id from briefing.ticket where owner = $1
  union select id from briefing.briefing where owner = $1
  order by id`;

/** $1 owner, $2 new owner, whose own stay. */
export const HAND_OVER_KEYS = `
  update briefing.request_key k set owner = $2 where owner = $1
    and not exists (select from briefing.request_key own where own.owner = $2 and own.key = k.key)`;

/** $1 owner. Whoever reads histories maps these rows; nothing here knows them. */
export const FORGET_PASSES = 'delete from briefing.history_pass where owner = $1';

/** $1 owner: what live streams are resumed from. */
export const FORGET_CHANGES = `
  with forgotten as (delete from briefing.change where owner = $1)
  delete from briefing.change_position where owner = $1`;

/** $1 owner, $2 new owner, who has come to own the briefings. */
export const HAND_OVER_PLAYBACKS = `
  update briefing.playback p set owner = $2 where owner = $1
    and not exists (select from briefing.playback own where own.owner = $2 and own.briefing_id = p.briefing_id)`;

/** $1 owner. What their briefings cite. */
export const FORGET_CITATIONS = `
  delete from briefing.citation where briefing_id in (
    select briefing_id from briefing.ticket where owner = $1 union select id from briefing.briefing where owner = $1)`;

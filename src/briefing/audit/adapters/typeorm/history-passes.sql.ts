/** $1 id of either artifact, $2 owner, $3 digest of the key, $4 when it expires. Nothing is kept when it is not theirs. */
export const ISSUE = `
  with own as (select id, slug from briefing.briefing where (id = $1 or quick_read_id = $1) and owner = $2),
  kept as (insert into briefing.history_pass (digest, kind, briefing_id, owner, expires_at)
    select $3, 'key', id, $2, $4 from own)
  select slug from own`;

/** The briefing of a pass has :slug, and is still its owner's. */
export const isOfSlug = (briefingId: string): string =>
  `(${briefingId}, owner) in (select b.id, b.owner from briefing.briefing b where b.slug = :slug)`;

/** $1 moment, $2 statuses in production. */
export const SINCE = `
  select b.id, b.revision from briefing.briefing b left join briefing.progress p on p.briefing_id = b.id
  where b.status = any($2::text[]) and b.updated_at < $1
    and (p.noted_at is null or p.noted_at < $1)
  order by b.updated_at limit 1000`;

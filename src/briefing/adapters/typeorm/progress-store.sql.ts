/**
 * $1 briefing, $2 percent, $3 now, $4 the status in which a briefing progresses: in any other one nothing is noted.
 * Returns whose briefing it is.
 */
export const NOTE = `
  with noted as (
    insert into briefing.progress as p (briefing_id, percent, noted_at)
    select id, $2::int, $3::bigint from briefing.briefing where id = $1 and status = $4
    on conflict (briefing_id) do update set percent = greatest(p.percent, excluded.percent),
      noted_at = greatest(p.noted_at, excluded.noted_at)
    returning p.briefing_id
  )
  select b.owner from noted join briefing.briefing b on b.id = noted.briefing_id`;

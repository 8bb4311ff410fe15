/** $1 id of a briefing, $2 how many after it. */
export const NEXT = `
  select b.id, b.state #> '{composed,script}' as script from briefing.briefing b
  where b.id > $1 and b.state #> '{composed,script}' is not null
    and not exists (select from briefing.citations_told t where t.briefing_id = b.id)
  order by b.id limit $2`;

/** $1 ids of items, $2 id of a briefing, $3 how many after it. */
export const CITING = `
  select briefing_id as "briefingId", array_agg(item_id order by item_id) as "itemIds" from briefing.citation
  where item_id = any($1::text[]) and briefing_id > $2
  group by briefing_id order by briefing_id limit $3`;

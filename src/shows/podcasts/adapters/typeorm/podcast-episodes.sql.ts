/** $1 owner, $2 ids of briefings, $3 what they were made for. */
export const EPISODES = `
  select briefing_id as "briefingId", revision, xml from shows.podcast_episode
  where owner = $1 and briefing_id = any($2) and made_for = $3`;

/**
 * $1 owner, $2 what they are made for, then one array for each column. The lock on a feed of the owner lasts until what
 * is written here is committed: who removes the feeds first removes these rows afterwards.
 */
export const KEEP = `
  with feed as (select guid from shows.podcast_feed where owner = $1 limit 1 for key share)
  insert into shows.podcast_episode (owner, briefing_id, revision, made_for, xml)
  select $1, given.briefing_id, given.revision, $2, given.xml
  from feed, unnest($3::text[], $4::int[], $5::text[]) given (briefing_id, revision, xml) order by given.briefing_id
  on conflict (owner, briefing_id) do update set revision = excluded.revision, made_for = excluded.made_for,
    xml = excluded.xml`;

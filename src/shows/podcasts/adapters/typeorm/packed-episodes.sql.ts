/** Prepared: whoever has no copy of a feed reads it. $1 guid, $2 what it is to be made from. */
export const FIND = `
  select deflated, crc32, bytes from shows.packed_episodes where guid = $1 and made_from = $2`;

/** $1 guid, $2 what it is made from, $3 deflated, $4 checksum, $5 bytes. A feed that is removed meanwhile takes it along. */
export const KEEP = `
  with feed as (select guid from shows.podcast_feed where guid = $1 for key share)
  insert into shows.packed_episodes (guid, made_from, deflated, crc32, bytes)
  select guid, $2, $3, $4, $5 from feed
  on conflict (guid) do update set made_from = excluded.made_from, deflated = excluded.deflated,
    crc32 = excluded.crc32, bytes = excluded.bytes`;

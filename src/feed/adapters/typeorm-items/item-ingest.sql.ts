/** Hashes come back as they are made in Node: hexadecimal, without hyphens. */
const hex = (column: string): string => `replace(${column}::text, '-', '') as ${column}`;

/** `linked`: false where an older version stored it without its link. `withdrawn`: a tombstone of it was there. */
export const STORED = `
  select feed_id, ${hex('guid_hash')}, ${hex('content_hash')}, language,
    (link_hash is not null or url is null) as linked,
    withdrawn_at is not null as withdrawn
  from unnest($1::int[], $2::uuid[]) as t (feed_id, guid_hash) join feed.item using (feed_id, guid_hash)`;

/** Each once, also if several entries have its link. */
export const WITH_LINKS = `
  select id, feed_id, ${hex('guid_hash')}, ${hex('link_hash')}, title, published_at
  from (select distinct * from unnest($1::int[], $2::uuid[]) as t (feed_id, link_hash)) t
    join feed.item using (feed_id, link_hash)`;

export const RENAME = `
  update feed.item i set guid_hash = t.guid_hash
  from unnest($1::uuid[], $2::uuid[]) as t (id, guid_hash) where i.id = t.id`;

/** What an older version stored without. */
export const LINK = `
  update feed.item i set link_hash = t.link_hash, enclosures = t.enclosures, language = t.language
  from unnest($1::int[], $2::uuid[], $3::uuid[], $4::jsonb[], $5::text[])
    as t (feed_id, guid_hash, link_hash, enclosures, language)
  where i.feed_id = t.feed_id and i.guid_hash = t.guid_hash`;

/**
 * Those of the entries that were removed: by their guid, or by link and date when the guid has changed. They were seen
 * at `at`, which is noted every $6; what was not seen for $7 is forgotten.
 */
export const FORMER = `
  with entry as (
    select * from unnest($1::int[], $2::bigint[], $3::uuid[], $4::uuid[], $5::bigint[])
      as t (feed_id, at, guid_hash, link_hash, published_at)
  ), seen as (
    select e.feed_id, e.at, e.guid_hash as entry_hash, f.guid_hash
    from entry e join feed.former_item f on f.feed_id = e.feed_id
      and (f.guid_hash = e.guid_hash or (f.link_hash = e.link_hash and f.published_at = e.published_at))
  ), noted as (
    update feed.former_item f set last_seen_at = s.at from seen s
    where f.feed_id = s.feed_id and f.guid_hash = s.guid_hash and f.last_seen_at < s.at - $6::bigint
  ), forgotten as (
    delete from feed.former_item f using (select distinct feed_id, at from entry) e
    where f.feed_id = e.feed_id and f.last_seen_at < e.at - $7::bigint
      and not exists (select from seen s where s.feed_id = f.feed_id and s.guid_hash = f.guid_hash)
  )
  select distinct feed_id, ${hex('entry_hash')} from seen`;

/** Of an item that is there already the place stays: it belongs to the document of `created_at`. */
export const UPSERT = `
  with incoming as (
    select * from unnest($1::int[], $2::bigint[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::bigint[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::jsonb[], $13::jsonb[], $14::text[], $15::text[],
      $16::text[], $17::tsvector[], $18::tsvector[], $19::smallint[], $20::bytea[])
      as t (feed_id, at, id, guid_hash, link_hash, content_hash, published_at, title, author, url, summary, enclosures, categories,
        language, content_text, content_raw, title_words, further_words, place, phrase_filter)
  ), saved as (
    insert into feed.item as old (id, feed_id, sort_at, guid_hash, link_hash, content_hash, published_at, created_at,
      title, author, url, summary, enclosures, categories, language, place)
    select id, feed_id, coalesce(published_at, at), guid_hash, link_hash, content_hash, published_at, at,
      title, author, url, summary, enclosures, categories, language, place
    from incoming
    on conflict (feed_id, guid_hash) do update set
      link_hash = excluded.link_hash, content_hash = excluded.content_hash,
      published_at = coalesce(old.published_at, excluded.published_at),
      sort_at = coalesce(old.published_at, excluded.published_at, old.created_at), title = excluded.title,
      author = excluded.author, url = excluded.url, summary = excluded.summary, enclosures = excluded.enclosures,
      categories = excluded.categories, language = excluded.language, withdrawn_at = null
    returning id, feed_id, guid_hash, sort_at
  )
  insert into feed.item_text (item_id, feed_id, sort_at, content_text, content_raw, title_words, all_words,
    phrase_filter)
  select s.id, feed_id, s.sort_at, i.content_text, i.content_raw, i.title_words, i.title_words || i.further_words,
    i.phrase_filter
  from saved s join incoming i using (feed_id, guid_hash)
  on conflict (item_id) do update set
    sort_at = excluded.sort_at, content_text = excluded.content_text, content_raw = excluded.content_raw,
    title_words = excluded.title_words, all_words = excluded.all_words, phrase_filter = excluded.phrase_filter`;

/** Kept items of which these entries change the words, or that come back after a tombstone. */
export const REVISED = `
  select i.feed_id, i.id
  from unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::text[])
    as t (feed_id, guid_hash, title, summary, content_text)
    join feed.item i using (feed_id, guid_hash) join feed.item_text x on x.item_id = i.id
  where i.kept and (i.withdrawn_at is not null
    or (i.title, i.summary, x.content_text) is distinct from (t.title, t.summary, t.content_text))
  order by i.id`;

export const WITHDRAW = `
  with gone as (
    update feed.item set withdrawn_at = $3
    where feed_id = $1 and guid_hash = any($2::uuid[]) and withdrawn_at is null returning id, kept
  )
  select id from gone where kept order by id`;

export const NEWEST_TIMES = `
  select asked.feed_id as "feedId", array(
    select sort_at from feed.item where feed_id = asked.feed_id order by sort_at desc, id desc limit $2) as times
  from unnest($1::int[]) asked (feed_id)`;

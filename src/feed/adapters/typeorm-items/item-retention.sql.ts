/** Also feeds that were fetched lately: for a new subscriber that happens before the feed counts as watched. */
const FOLLOWED = '(f.watched or coalesce(f.last_attempt_at, f.created_at) >= $1)';

/** Items i of feed f that are dated before $1 and, where somebody follows f, come after its newest $2. */
const OLD = `
  i.feed_id = f.id and not i.kept and i.sort_at < $1 and (not ${FOLLOWED} or (i.sort_at, i.id) < (
    select x.sort_at, x.id from feed.item x where x.feed_id = f.id
    order by x.sort_at desc, x.id desc offset greatest($2::int - 1, 0) limit 1))`;

export const COUNT = `
  with f as materialized (select * from feed.feed where id > $3 order by id limit $4)
  select f.id as feed_id, (select count(*) from feed.item i where ${OLD}) as count from f order by f.id`;

// Without validators the next fetch reads the whole feed: who follows it again may get back what is removed now.
export const FORGET = `
  update feed.feed f set etag = null, last_modified = null, body_hash = null where id = $2 and not ${FOLLOWED}`;

export const REMOVE = `
  with gone as (
    delete from feed.item i using feed.feed f where f.id = $3 and not i.kept and i.id in (
      select i.id from feed.item i where ${OLD} order by i.sort_at, i.id limit $4)
    returning i.feed_id, i.guid_hash, i.link_hash, i.published_at, ${FOLLOWED} as followed
  ), noted as (
    insert into feed.former_item (feed_id, guid_hash, link_hash, published_at, last_seen_at)
    select feed_id, guid_hash, link_hash, published_at, $5 from gone where followed
    on conflict (feed_id, guid_hash) do update set last_seen_at = excluded.last_seen_at
  )
  select count(*) as count from gone`;

/** Skips a locked feed: a fetch may hold it, and the next run comes soon. */
export const LOCK = 'select id from feed.feed where id = $1 for update skip locked';

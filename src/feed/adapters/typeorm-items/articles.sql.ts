/** What a feed says of an item. */
const TEXT = "coalesce(nullif(t.content_text, ''), i.summary, '')";

export const NEWEST = `
  select i.id, i.url, char_length(${TEXT}) as length, right(${TEXT}, 4000) as text, right(t.content_raw, 400) as ending,
    a.url as article_url, char_length(a.content_text) as article_length,
    a.item_hash <> i.content_hash as article_outdated
  from feed.item i join feed.item_text t on t.item_id = i.id left join feed.article a on a.item_id = i.id
  where i.feed_id = $1 order by i.sort_at desc, i.id desc limit $2`;

/** Rows are locked in one order to avoid deadlocks; the newest item is due first. */
export const ENQUEUE = `
  insert into feed.article (item_id, url, due_at)
  select item_id, url, $3 + place - 1
  from unnest($1::uuid[], $2::text[]) with ordinality as queued (item_id, url, place) order by item_id
  on conflict (item_id) do update set url = excluded.url, status = 'sought', due_at = excluded.due_at,
    turn_kept = false, attempts = 0, reason = null`;

export const LEASE_NEXT = `
  with due as (
    select item_id from feed.article where due_at <= $1 order by due_at limit 1 for update skip locked
  ), leased as (
    update feed.article a set due_at = $2, attempts = a.attempts + 1
    from due where a.item_id = due.item_id returning a.*
  )
  select c.item_id, i.feed_id, c.url, c.turn_kept, c.attempts, i.title, ${TEXT} as text
  from leased c join feed.item i on i.id = c.item_id join feed.item_text t on t.item_id = c.item_id`;

export const HEAD = 'select title, summary, author, content_hash from feed.item where id = $1';

export const WINDOW = `
  select substr(content_text, $2::int + 1, $3::int) as text, char_length(content_text) as length
  from feed.article where item_id = $1 and content_text is not null`;

/** As much as of what feeds say. */
export const TEXTS = `
  select item_id, left(content_text, 50000) as text
  from feed.article where item_id = any($1::uuid[]) and content_text is not null`;

/** Rows as the service would have stored them: `feeds` feeds of `each` items; the caller follows every second feed. */
export async function seed(client, { callerId, feeds, each }) {
  const now = Date.UTC(2026, 6, 28);
  await client.query(
    `insert into feed.feed (url, title, created_at)
     select 'https://feed' || n || '.example/rss', 'Feed ' || n, $2 from generate_series(1, $1::int) n`,
    [feeds, now],
  );
  // Ids are UUIDv7 of the moment; feeds differ in how often they publish, as in life.
  await client.query(
    `insert into feed.item
       (id, feed_id, sort_at, guid_hash, content_hash, published_at, created_at, title, author, url, summary)
     select (substr(moment, 1, 12) || '7' || substr(noise, 1, 3) || 'a' || substr(noise, 4, 15))::uuid,
       feed_id, at, noise::uuid, noise::uuid, at, at,
       initcap(a || ' ' || b || ' ' || n), 'Author ' || n % 50, 'https://feed.example/' || noise,
       'The ' || a || ' of the ' || b || ' was the talk of the town on day ' || n || ', as everybody said afterwards.'
     from (
       select f.id as feed_id, n, md5(f.id || ':' || n) as noise,
         $2::bigint - (n * (1 + f.id % 40) * 600000::bigint) - f.id * 1000 as at,
         (array['harbour', 'library', 'orchard', 'railway', 'museum', 'stadium'])[1 + (n + f.id) % 6] as a,
         (array['repair', 'award', 'opening', 'budget', 'festival'])[1 + (n * f.id) % 5] as b
       from feed.feed f, generate_series(1, $1::int) n) drawn,
     lateral (select lpad(to_hex(at), 12, '0') as moment) m`,
    [each, now],
  );
  await client.query(
    `insert into feed.item_text (item_id, feed_id, sort_at, content_text, title_words, all_words)
     select i.id, i.feed_id, i.sort_at, body, to_tsvector('simple', i.title || ' ' || i.summary),
       to_tsvector('simple', i.title || ' ' || i.summary || ' ' || body)
     from feed.item i, lateral (select repeat(i.summary || ' ', 12) as body) b`,
  );
  await client.query(
    `insert into subscriptions.feed (id, url, title, heard_at, search_text) select id, url, title, $1, title from feed.feed`,
    [now],
  );
  await client.query(
    `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
     select 'src_' || lpad(id::text, 26, '0'), $1, id, $2, $2 from feed.feed where id % 2 = 0`,
    [callerId, now],
  );
  await client.query('vacuum analyze');
}

// What the service is measured against: Fastify and pg, no framework, no authentication, no validation; one statement
// that joins what the service reads in several.
import Fastify from 'fastify';
import { Pool, types } from 'pg';

const [databaseUrl, callerId] = process.argv.slice(2);

const PAGE = `
  with heads as materialized (
    select s.feed_id, h.sort_at, h.id
    from subscriptions.subscription s cross join lateral (
      select x.sort_at, x.id from feed.item x where x.feed_id = s.feed_id order by x.sort_at desc, x.id desc limit 1) h
    where s.caller_id = $1 and s.deleted_at is null
    order by h.sort_at desc, h.id desc limit $2::int
  ), lowest as (
    select case when count(*) < $2::int then ${Number.MIN_SAFE_INTEGER} else min(sort_at) end as at from heads
  ), places as materialized (
    select h.id
    from heads f cross join lateral (
      select x.id, x.sort_at from feed.item x where x.feed_id = f.feed_id and x.sort_at >= (select at from lowest)
      order by x.sort_at desc, x.id desc limit $2::int) h
    order by h.sort_at desc, h.id desc limit $2::int
  )
  select i.id, i.title, i.author, i.url, i.published_at, i.summary, i.created_at,
    s.id as source_id, f.title as source_title, f.url as feed_url
  from places p join feed.item i on i.id = p.id
    join subscriptions.subscription s on s.feed_id = i.feed_id and s.caller_id = $1 and s.deleted_at is null
    join subscriptions.feed f on f.id = i.feed_id
  order by i.sort_at desc, i.id desc`;

const toItem = ({ source_id, source_title, feed_url, ...item }) => ({
  ...item,
  source: { id: source_id, title: source_title, feed_url },
});

const pool = new Pool({ connectionString: databaseUrl, max: 10 });
types.setTypeParser(types.builtins.INT8, Number);
const server = Fastify();

server.post('/api/v1/items/list', async (request) => {
  const limit = request.body?.limit ?? 20;
  const { rows } = await pool.query({ name: 'page', text: PAGE, values: [callerId, limit + 1] });
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit).map(toItem),
    next_cursor: rows.length > limit ? `${last.published_at ?? last.created_at}:${last.id}` : null,
  };
});

console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit());

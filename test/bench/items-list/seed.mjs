import { phraseFilterOf } from '../../../dist/feed/domain/phrase-filter.js';
import { cutText, lexemesOf } from '../../../dist/feed/domain/search-words.js';
import { LANGUAGES, randomNumbers, zipfText } from './zipf-texts.mjs';

const TEXTS_EACH = 1_500;
const NEWEST = Date.UTC(2026, 6, 28);
const YEAR_MS = 365 * 86_400_000;
/** Made again when the rows are there: several times as fast. Their definitions are the schema's own. */
const LATER = ['item_newest', 'item_feed_title_words', 'item_all_words', 'item_text_feed'];

const vectorOf = (...texts) => [...lexemesOf(texts.map(cutText))].map((lexeme) => `'${lexeme}'`).join(' ');

/** What items say: each text is said by many items, each item has one word of its own. */
async function seedTexts(client) {
  await client.query(`create temporary table bench_text (
    language int, slot int, title text, summary text, content text, title_words tsvector, all_words tsvector,
    phrase_filter bytea, primary key (language, slot))`);
  const random = randomNumbers(1);
  for (const [language, name] of LANGUAGES.entries()) {
    const rows = Array.from({ length: TEXTS_EACH }, (_, slot) => {
      const [title, summary, content] = [8, 30, 150].map((length) => zipfText(name, length, random));
      const words = [vectorOf(title, summary), vectorOf(title, summary, content)];
      const phrase_filter = `\\x${Buffer.from(phraseFilterOf([title, summary, content].map(cutText))).toString('hex')}`;
      return { language, slot, title, summary, content, title_words: words[0], all_words: words[1], phrase_filter };
    });
    await client.query(`insert into bench_text select * from json_populate_recordset(null::bench_text, $1)`, [
      JSON.stringify(rows),
    ]);
  }
}

/**
 * In the order of their time, as life brings them, over a year. A few feeds publish most. Feeds speak one language each.
 * Ids are UUIDv7 of the moment; the n-th item has the word `issueN`.
 */
const DRAWN = `
  select n, at, noise, feed_id, feed_id % ${LANGUAGES.length} as language,
    ('x' || substr(noise, 9, 6))::bit(24)::int % ${TEXTS_EACH} as slot,
    (lpad(to_hex(at), 12, '0') || '7' || substr(noise, 1, 3) || 'a' || substr(noise, 4, 15))::uuid as id
  from (
    select n, md5(n::text) as noise, ${NEWEST - YEAR_MS} + floor(n * (${YEAR_MS}::numeric / $1))::bigint as at
    from generate_series($2::int, $3::int) n) moment,
  lateral (
    select 1 + floor($4::int * power(('x' || substr(noise, 1, 7))::bit(28)::int / 268435456.0, 1.7))::int as feed_id) f`;

const ITEMS = `
  insert into feed.item
    (id, feed_id, sort_at, guid_hash, content_hash, published_at, created_at, title, author, url, summary)
  select d.id, d.feed_id, d.at, d.noise::uuid, d.noise::uuid, d.at, d.at, t.title || ' issue' || d.n,
    'Author ' || d.n % 50, 'https://feed.example/' || d.noise, t.summary
  from (${DRAWN}) d join bench_text t using (language, slot) order by d.n`;

const TEXTS = `
  insert into feed.item_text (item_id, feed_id, sort_at, content_text, title_words, all_words, phrase_filter)
  select d.id, d.feed_id, d.at, t.content, t.title_words || own, t.all_words || own, t.phrase_filter
  from (${DRAWN}) d join bench_text t using (language, slot),
    lateral (select array_to_tsvector(array['issue' || d.n]) as own) o order by d.n`;

const STEP = 500_000;

async function seedItems(client, items, feeds) {
  for (let first = 1; first <= items; first += STEP) {
    const params = [items, first, Math.min(items, first + STEP - 1), feeds];
    await client.query(ITEMS, params);
    await client.query(TEXTS, params);
  }
}

async function withoutIndexes(client, work) {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'feed' and indexname = any($1)`,
    [LATER],
  );
  for (const { name } of rows) await client.query(`drop index feed.${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/** Rows as the service would have stored them. */
export async function seed(client, { items, feeds }) {
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`);
  await client.query(
    `insert into feed.feed (url, title, created_at)
     select 'https://feed' || n || '.example/rss', 'Feed ' || n, $2 from generate_series(1, $1::int) n`,
    [feeds, NEWEST],
  );
  await client.query(
    `insert into subscriptions.feed (id, url, title, heard_at, search_text) select id, url, title, $1, title from feed.feed`,
    [NEWEST],
  );
  await seedTexts(client);
  await withoutIndexes(client, () => seedItems(client, items, feeds));
  await client.query('vacuum analyze');
}

/** `callerId` follows this many feeds, evenly drawn from those with many items and with few. */
export async function follow(client, callerId, count) {
  await client.query(
    `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
     select 'src_' || substr(md5($1::text || id), 1, 26), $1, id, $3, $3
     from (select id, row_number() over (order by md5(id::text)) as place from feed.feed) f where place <= $2::int`,
    [callerId, count, NEWEST],
  );
}

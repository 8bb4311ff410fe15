// Items on their way into the store, against the same rows by bare multi-row inserts into tables with the same indexes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { TypeormItemStore } from '../../dist/feed/adapters/typeorm-items/typeorm-item-store.js';
import { FeedModule } from '../../dist/feed/feed.module.js';
import { createDataSource } from '../../dist/shared/storage/database/data-source.js';
import { runMigrations } from '../../dist/shared/storage/database/migrations.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { TypeormDatabase } from '../../dist/shared/storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../dist/shared/storage/database/typeorm-unit-of-work.js';
import { TypeIdIds } from '../../dist/shared/storage/database/type-id-ids.js';
import { randomNumbers, zipfText } from './items-list/zipf-texts.mjs';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { eachOf } from './harness/turns.mjs';

const ROUNDS = 9;
const FEEDS = 20;
const ITEMS_EACH = 50;
const TARGET = 0.5;
const NOW = Date.UTC(2026, 6, 28);

const random = randomNumbers(1);

const document = (round, feed) =>
  Array.from({ length: ITEMS_EACH }, (_, index) => {
    const [title, summary, contentText] = [8, 30, 300].map((length) => zipfText('en', length, random));
    const url = `https://feed-${feed}.example/${round}/${index}`;
    const item = { guid: url, url, title, author: 'Somebody', publishedAt: NOW + round * 1_000_000 + index };
    return {
      ...item,
      summary,
      contentText,
      contentRaw: `<p>${contentText}</p>`,
      enclosures: [],
      categories: [],
      language: 'en',
    };
  });

async function seconds(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** The same columns and indexes, side by side: both grow alike. */
async function bareTables(client) {
  await client.query('create schema bare');
  for (const table of ['item', 'item_text'])
    await client.query(`create table bare.${table} (like feed.${table} including all)`);
}

/** What the store has written for a feed, as parameters of one statement for each table. */
async function rowsOf(client, feedId, since) {
  const { rows: items } = await client.query(
    'select * from feed.item where feed_id = $1 and sort_at >= $2 order by id',
    [feedId, since],
  );
  const { rows: texts } = await client.query(
    `select t.* from feed.item_text t join feed.item i on i.id = t.item_id
     where i.feed_id = $1 and i.sort_at >= $2 order by t.item_id`,
    [feedId, since],
  );
  return { items, texts };
}

const TYPES = {
  uuid: 'uuid[]',
  int4: 'int[]',
  int8: 'bigint[]',
  text: 'text[]',
  jsonb: 'jsonb[]',
  bool: 'boolean[]',
  tsvector: 'text[]',
  bytea: 'bytea[]',
};

async function insertInto(client, table) {
  const { rows } = await client.query(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'bare' and table_name = $1 order by ordinal_position`,
    [table],
  );
  const given = rows.map(({ type }, index) => `$${index + 1}::${TYPES[type]}`);
  const cast = rows.map(({ name, type }) => (type === 'tsvector' ? `${name}::tsvector` : name));
  const names = rows.map(({ name }) => name);
  const text = `insert into bare.${table} (${names}) select ${cast} from unnest(${given}) as t (${names})`;
  return (all) => ({ name: `bare.${table}`, text, values: names.map((name) => all.map((row) => row[name])) });
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'ingest-bench-'));
  const server = await startDatabase({ dataDir, databaseUrl: null, databaseOwnerUrl: null });
  const dataSource = await createDataSource(server.ownerUrl, [FeedModule.schema]).initialize();
  const client = new Client({ connectionString: server.ownerUrl });
  try {
    await runMigrations(dataSource);
    await client.connect();
    await bareTables(client);
    await measure(dataSource, client);
  } finally {
    await client.end();
    await dataSource.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataSource, client) {
  const unitOfWork = new TypeormUnitOfWork(dataSource);
  const database = new TypeormDatabase(dataSource.pool, unitOfWork);
  const store = new TypeormItemStore(database, unitOfWork, new TypeIdIds());
  const { rows } = await client.query(
    `insert into feed.feed (url, created_at) select 'https://feed-' || n || '.example/', 0
     from generate_series(1, $1::int) n returning id`,
    [FEEDS],
  );
  const feedIds = rows.map(({ id }) => id);
  const inserts = [await insertInto(client, 'item'), await insertInto(client, 'item_text')];
  const ingest = (feedId, items) =>
    unitOfWork.run(async () => {
      await database.query('select id from feed.feed where id = $1 for update', [feedId], 'bench.lock');
      await store.ingest([{ feedId, items, at: NOW }]);
    });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const documents = feedIds.map((feedId, index) => [feedId, document(round, index)]);
    const ours = await seconds(async () => {
      for (const [feedId, items] of documents) await ingest(feedId, items);
    });
    const unchanged = await seconds(async () => {
      for (const [feedId, items] of documents) await ingest(feedId, items);
    });
    const statements = [];
    for (const feedId of feedIds) {
      const { items, texts } = await rowsOf(client, feedId, NOW + round * 1_000_000);
      if (items.length !== ITEMS_EACH) throw new Error(`${items.length} rows of ${ITEMS_EACH} items`);
      statements.push([inserts[0](items), inserts[1](texts)]);
    }
    const bare = await seconds(async () => {
      for (const [item, text] of statements) {
        await client.query('begin');
        await client.query(item);
        await client.query(text);
        await client.query('commit');
      }
    });
    // The first one fills caches and prepares statements.
    if (round > 0) rounds.push({ ours, bare, unchanged });
  }
  tell(rounds);
}

function tell(rounds) {
  const items = FEEDS * ITEMS_EACH;
  const rates = (name) => ({ 'items/s': eachOf(rounds, name).map((seconds) => items / seconds) });
  report({
    rows: { ingest: rates('ours'), 'bare insert of the same rows': rates('bare'), unchanged: rates('unchanged') },
    wanted: [
      {
        name: 'items/s, ingest / bare insert',
        value: pairedRatios(eachOf(rounds, 'bare'), eachOf(rounds, 'ours')),
        atLeast: TARGET,
      },
    ],
  });
}

await main();

// items/list through the whole service, in stores of 10,000 and of a million items (and as many as SCALE_ITEMS says),
// by turns: what a page, a search and a search in contents cost as the store grows, and how many pages of searches say
// nothing but where to go on.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Pool } from 'undici';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { follow, seed } from './items-list/seed.mjs';
import { randomNumbers, wordOf } from './items-list/zipf-texts.mjs';
import { report } from './harness/report.mjs';
import { percentile } from './harness/statistics.mjs';

const ROOT = join(import.meta.dirname, '../..');
const SIZES = [10_000, 1_000_000, ...(process.env.SCALE_ITEMS ? [Number(process.env.SCALE_ITEMS)] : [])];
const FLAT = 1.5;
const REQUESTS = 100;
/** What is slow is asked less often. */
const LONGEST_MS = 8_000;
const WARM_UP = 3;
const FOLLOWED = { one: 1, usual: 200, many: 1_000 };

const random = randomNumbers(3);
const between = (low, high) => low + Math.floor(random() * (high - low));
const european = () => ['en', 'es', 'pt', 'de', 'fr'][between(0, 5)];
const asian = () => ['zh', 'ja'][between(0, 2)];
/** Some of the words are frequent in one language only. */
const frequent = () => wordOf(european(), between(0, 20));

const KEYWORDS = {
  'common word': frequent,
  'two common words': () => `${frequent()} ${frequent()}`,
  'common words that never meet': () => `${wordOf('en', between(0, 20))} ${wordOf('de', between(0, 20))}`,
  'usual word': () => wordOf(european(), between(100, 1_000)),
  'word of one item': (items) => `issue${between(1, items)}`,
  'word that never occurs': () => `never${between(0, 1_000)}`,
  'two characters': () => ['中国', '市场', '日本', '東京'][between(0, 4)],
  'one character': () => wordOf(asian(), between(0, 10)).slice(0, 1),
  'rare character': () => String.fromCodePoint(0x4e00 + between(0, 9_000)),
  'phrase of common words': () => `"${wordOf('en', between(0, 5))} ${wordOf('en', between(0, 5))}"`,
  'phrase that never occurs': () => '"market climate minister government"',
  'phrase of usual words': () => `"${wordOf('en', between(10, 25))} ${wordOf('en', between(10, 25))}"`,
  'word and exclusion': () => `${frequent()} -${frequent()}`,
  'word that is hardly ever alone': () => `${wordOf('en', between(3, 20))} -${wordOf('en', 0)} -${wordOf('en', 1)}`,
  'exclusion only': () => `-${frequent()}`,
};

/** A cursor from anywhere in the past year. */
const deep = () => ({
  cursor: `${Date.UTC(2026, 6, 28) - between(0, 360 * 86_400_000)}:itm_7zzzzzzzzzzzzzzzzzzzzzzzzz`,
});

const CASES = [
  { name: 'page', body: () => ({}) },
  { name: 'page of 100', body: () => ({ limit: 100 }) },
  { name: 'page of the past', body: deep },
  ...[false, true].flatMap((search_content) =>
    Object.entries(KEYWORDS).map(([name, keyword]) => ({
      name: `${name}${search_content ? ', in contents' : ''}`,
      body: (items) => ({ keyword: keyword(items), search_content }),
    })),
  ),
];

function serve(env) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise((resolve, reject) => {
    child.stdout.on('data', (said) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  return { child, url };
}

async function register(url, client) {
  const answer = await fetch(`${url}/api/v1/auth/skill/anonymous`, { method: 'POST' });
  const { access_token: token } = await answer.json();
  const { rows } = await client.query('select id from identity.caller order by created_at desc, id desc limit 1');
  return { token, callerId: rows[0].id };
}

/** A service with a store of this size. */
async function open(items) {
  const dataDir = await mkdtemp(join(tmpdir(), 'items-scale-bench-'));
  const database = await startDatabase({ dataDir, databaseUrl: null });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { child, url } = serve({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ROLE: 'api',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await client.end();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const address = await url;
  const began = performance.now();
  await seed(client, { items, feeds: Math.max(FOLLOWED.many, items / 500) });
  const tokens = {};
  for (const [who, count] of Object.entries(FOLLOWED)) {
    const { token, callerId } = await register(address, client);
    await follow(client, callerId, count);
    tokens[who] = token;
  }
  await client.query('analyze');
  const { rows } = await client.query(
    `select sum(pg_total_relation_size(c.oid))::bigint as bytes from pg_class c
     where relnamespace = 'feed'::regnamespace and relkind = 'r'`,
  );
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${items} items: seeded in ${seconds.toFixed(0)} s, ${(Number(rows[0].bytes) / 2 ** 20).toFixed(0)} MB`);
  return { items, tokens, pool: new Pool(address, { connections: 1 }), close };
}

async function ask({ pool, tokens, items }, who, body) {
  const began = performance.now();
  const answer = await pool.request({
    path: '/api/v1/items/list',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
    body: JSON.stringify(body(items)),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(text);
  const ms = performance.now() - began;
  const page = JSON.parse(text);
  return { ms, saysNothing: page.items.length === 0 && page.next_cursor !== null };
}

/** By turns, so that a busy moment of the machine hits all. */
async function measure(stores, who, body) {
  const times = stores.map(() => []);
  const until = performance.now() + LONGEST_MS;
  for (let round = -WARM_UP; round < REQUESTS && (round < WARM_UP || performance.now() < until); round += 1) {
    for (const [index, store] of stores.entries()) {
      const asked = await ask(store, who, body);
      if (round >= 0) times[index].push(asked);
    }
  }
  return times.map((each) => {
    const ms = each.map((asked) => asked.ms);
    const nothing = each.filter(({ saysNothing }) => saysNothing).length / each.length;
    return { p50: percentile(ms, 0.5), p99: percentile(ms, 0.99), nothing: 100 * nothing };
  });
}

/** Of everybody who follows so many: reports of one benchmark are told apart by their rows. */
const named = (who, rows) => Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${who}: ${name}`, row]));

const inWords = (results) =>
  Object.fromEntries(
    results.flatMap(({ p50, p99, nothing }, index) => [
      [`${SIZES[index]} p50`, p50],
      [`p99 of ${SIZES[index]}`, p99],
      [`% empty of ${SIZES[index]}`, nothing],
    ]),
  );

const stores = [];
try {
  for (const items of SIZES) stores.push(await open(items));
  for (const [who, count] of Object.entries(FOLLOWED)) {
    const rows = {};
    const wanted = [];
    for (const { name, body } of CASES) {
      const results = await measure(stores, who, body);
      rows[name] = inWords(results);
      const ratio = Math.max(...results.slice(1).map(({ p50 }) => p50 / results[0].p50));
      if (name !== 'page' || who !== 'usual') continue;
      wanted.push({ name: 'a page grows, times', value: ratio, atMost: FLAT });
    }
    report({ title: `milliseconds, ${count} subscriptions`, rows: named(who, rows), wanted });
  }
} finally {
  for (const { pool, close } of stores) {
    await pool.close();
    await close();
  }
}

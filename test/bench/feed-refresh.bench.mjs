// Refreshing 200 feeds of 50 items each: the whole program with its poller, against bare fetches of the same documents.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { request } from 'undici';
import { randomNumbers, zipfText } from './items-list/zipf-texts.mjs';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FEEDS = 200;
const ITEMS = 50;
const LANES = 8;
const GIVE_UP_MS = 120_000;
const ROUNDS = 5;

/** Feeds as publishers serve them, each on a host of its own: 127.0.0.1 to 127.0.0.200. */
class Publishers {
  /** Items that have come since the beginning, of each feed. */
  news = 0;
  validators = true;
  #first = null;
  #texts;
  #servers = [];

  constructor() {
    const random = randomNumbers(7);
    this.#texts = Array.from({ length: 500 }, () => ({
      title: zipfText('en', 8, random),
      text: zipfText('en', 220, random),
    }));
  }

  async listen() {
    this.urls = await Promise.all(Array.from({ length: FEEDS }, (_, index) => this.#serve(index)));
  }

  close() {
    for (const server of this.#servers) {
      server.close();
      server.closeAllConnections();
    }
  }

  async #serve(feed) {
    const server = createServer((incoming, response) => this.#answer(incoming, response));
    this.#servers.push(server);
    const host = `127.0.0.${feed + 1}`;
    await new Promise((resolve) => server.listen(0, host, resolve));
    return `http://${host}:${server.address().port}/${feed}`;
  }

  /** The moment of the first request since this was last asked. */
  takeFirst() {
    const first = this.#first;
    this.#first = null;
    return first;
  }

  #answer(incoming, response) {
    this.#first ??= performance.now();
    const etag = `"${this.news}"`;
    if (this.validators && incoming.headers['if-none-match'] === etag) return response.writeHead(304).end();
    if (this.validators) response.setHeader('etag', etag);
    response.setHeader('content-type', 'application/rss+xml');
    response.end(this.#document(Number(incoming.url.slice(1))));
  }

  #document(feed) {
    const items = Array.from({ length: ITEMS }, (_, index) => this.#item(feed, ITEMS + this.news - index));
    return `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed ${feed}</title>
      <link>http://feed${feed}.example/</link>${items.join('')}</channel></rss>`;
  }

  #item(feed, number) {
    const { title, text } = this.#texts[(feed * 31 + number * 7) % this.#texts.length];
    const at = new Date(Date.UTC(2026, 5, 1) + number * 600_000).toUTCString();
    return `<item><title>${title} ${number}</title><link>http://feed${feed}.example/${number}</link>
      <guid>${feed}-${number}</guid><pubDate>${at}</pubDate><description><![CDATA[<p>${text}</p>]]></description></item>`;
  }
}

async function startProgram(env) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (said) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
  });
  return { stop, url };
}

const cli = (env, ...args) =>
  execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { env, encoding: 'utf8' }).trim();

async function follow(env, url, feedUrls) {
  cli(env, 'user:create', '--email', 'bench@example.org', '--name', 'Bench', '--password', 'correct horse battery');
  const token = cli(env, 'token:create', '--email', 'bench@example.org');
  const opml = `<opml version="2.0"><body>${feedUrls.map((feed) => `<outline xmlUrl="${feed}"/>`).join('')}</body></opml>`;
  const response = await fetch(`${url}/api/v1/subscriptions/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ opml }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

/** Seconds from the first request to the moment at which the last feed has been recorded. */
async function refresh(client, publishers, begin) {
  publishers.takeFirst();
  const since = await begin();
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until; await sleep(5)) {
    const { rows } = await client.query(`select count(*)::int as count from feed.feed where last_attempt_at >= $1`, [
      since,
    ]);
    if (rows[0].count === FEEDS) return (performance.now() - publishers.takeFirst()) / 1_000;
  }
  throw new Error('not all feeds were fetched');
}

async function makeDue(client) {
  const { rows } = await client.query(
    'update feed.feed set next_check_at = 0 where watched returning (extract(epoch from now()) * 1000)::bigint as now',
  );
  return rows[0].now;
}

/** Seconds of fetching the same documents and throwing them away, as many at once. */
async function bare(urls, headers = {}) {
  const waiting = [...urls];
  const began = performance.now();
  const lane = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const { body } = await request(url, { headers });
      await body.dump({ limit: 10_000_000 });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (performance.now() - began) / 1_000;
}

const NOTHING = () => undefined;

/** In turns with bare fetches, so that a busy moment of the machine hits both. */
async function rounds(count, prepare, work, compare) {
  const runs = { ours: [], bare: [] };
  for (let round = 0; round < count; round += 1) {
    prepare();
    runs.ours.push(await work());
    runs.bare.push(await compare());
  }
  return runs;
}

async function measure(client, publishers, follow) {
  const again = () => refresh(client, publishers, () => makeDue(client));
  const whole = () => bare(publishers.urls);
  const current = () => bare(publishers.urls, { 'if-none-match': `"${publishers.news}"` });
  const first = await rounds(1, NOTHING, () => refresh(client, publishers, follow), whole);
  const unchanged = await rounds(ROUNDS, NOTHING, again, current);
  const news = await rounds(ROUNDS, () => (publishers.news += 2), again, whole);
  publishers.validators = false;
  const same = await rounds(ROUNDS, NOTHING, again, whole);
  const { rows: kept } = await client.query('select count(*)::int as count from feed.item');
  const expected = FEEDS * (ITEMS + publishers.news);
  if (kept[0].count !== expected) throw new Error(`${kept[0].count} items are kept, not ${expected}`);
  return { first, 'unchanged, 304': unchanged, 'unchanged, whole': same, 'two new items each': news };
}

const dataDir = await mkdtemp(join(tmpdir(), 'feed-refresh-bench-'));
const publishers = new Publishers();
await publishers.listen();
const env = {
  PATH: process.env.PATH,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
  RATE_LIMIT_PER_MINUTE: '100000',
};
const program = await startProgram(env);
try {
  const { url } = JSON.parse(await readFile(join(dataDir, 'postgres/running.json'), 'utf8'));
  const client = new Client({ connectionString: url });
  await client.connect();
  const measured = await measure(client, publishers, async () => {
    await follow(env, program.url, publishers.urls);
    return 0;
  });
  await client.end();
  const row = ({ ours, bare: alone }) => ({
    'the service s': ours,
    'bare fetches s': alone,
    ratio: pairedRatios(ours, alone),
  });
  report({
    title:
      `${FEEDS} feeds of ${ITEMS} items, ${LANES} at once; search vectors of the whole text included. ` +
      'FreshRSS 1.24.3, on another machine: first 10.4 s, unchanged 0.81 s, two new items each 5.74 s.',
    rows: Object.fromEntries(Object.entries(measured).map(([name, runs]) => [name, row(runs)])),
  });
} finally {
  await program.stop();
  publishers.close();
  await rm(dataDir, { recursive: true, force: true });
}

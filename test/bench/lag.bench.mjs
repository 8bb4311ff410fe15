// How long the background projector takes to show an event, while 50 briefings are in production: the whole program on
// each event store. From the event's own time to the moment at which another connection sees it projected.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { PostgresNotifications } from '../../dist/shared/storage/database/postgres-notifications.js';
import { EventStoreDbEventStore } from '../../dist/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../dist/shared/storage/eventstore/postgres-event-store.js';
import { serveEventStoreDb } from './event-store/protocol-server.mjs';
import { report } from './harness/report.mjs';
import { percentile } from './harness/statistics.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BRIEFINGS = 50;
const ITEMS = 60;
const SECONDS = 40;
const LOOK_EVERY_MS = 2;
const TARGET_P99_MS = 250;

async function serveFeed() {
  const now = Date.now();
  const items = Array.from({ length: ITEMS }, (_, index) => {
    const text = `The harbour of place ${index} opens again after ${index + 3} days of repairs, the council said on Monday.
      Engineers replaced ${index + 12} metres of pipe. About ${index * 13 + 900} people use it every year. The mayor of
      place ${index} thanked the workers. A further stage of the works begins in spring and will take ${index + 4} weeks.`;
    return `<item><title>Harbour of place ${index} opens again</title><link>http://127.0.0.1/${index}</link>
      <pubDate>${new Date(now - index * 600_000).toUTCString()}</pubDate><description>${text}</description></item>`;
  });
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/rss+xml');
    response.end(`<rss version="2.0"><channel><title>Harbours</title>${items.join('')}</channel></rss>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function startProgram(env) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  while (child.exitCode === null) {
    const ready = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null);
    if (ready?.ok) return { stop };
    await sleep(50);
  }
  throw new Error('the program did not start');
}

const cli = (env, ...args) =>
  execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { env, encoding: 'utf8' }).trim();

async function post(env, token, path, body) {
  const response = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Milliseconds from each event to its rows, of all events that are appended until the signal. */
async function lags(store, client, signal) {
  const events = [];
  const steps = [];
  const listening = (async () => {
    for await (const batch of store.subscribe({ after: '', streamPrefix: 'briefing-', signal }))
      events.push(...batch.events);
  })();
  const projected = () => steps.at(-1)?.position ?? '';
  while (!signal.aborted || (events.at(-1)?.position ?? '') > projected()) {
    const { rows } = await client.query(
      `select position from eventstore.checkpoint where projection = 'briefing.shelf'`,
    );
    const position = rows[0]?.position ?? '';
    if (position > projected()) steps.push({ position, at: Date.now() });
    await sleep(LOOK_EVERY_MS);
  }
  await listening;
  const shownAt = (event) => steps.find(({ position }) => position >= event.position).at;
  return events.map((event) => Math.max(0, shownAt(event) - event.recordedAt)).toSorted((x, y) => x - y);
}

async function measure(feedUrl, eventStoreUrl) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lag-bench-'));
  const env = {
    PATH: process.env.PATH,
    PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
    BRIEFING_DAILY_LIMIT: '1000',
    ...(eventStoreUrl !== null && { EVENT_STORE_URL: eventStoreUrl }),
  };
  const program = await startProgram(env);
  const { url } = JSON.parse(await readFile(join(dataDir, 'postgres/running.json'), 'utf8'));
  const notifications = new PostgresNotifications(url);
  const store =
    eventStoreUrl === null ? new PostgresEventStore(url, notifications) : new EventStoreDbEventStore(eventStoreUrl);
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    cli(env, 'user:create', '--email', 'bench@example.org', '--name', 'Bench', '--password', 'correct horse battery');
    const token = cli(env, 'token:create', '--email', 'bench@example.org');
    await post(env, token, 'subscriptions/create', { feed_url: feedUrl });
    await post(env, token, 'listening/update', { memory: false });
    const measuring = lags(store, client, AbortSignal.timeout(SECONDS * 1000));
    await Promise.all(
      Array.from({ length: BRIEFINGS }, (_, index) =>
        post(env, token, 'artifacts/compositions/create', {
          artifact_type: 'audio_brief',
          user_request: `Harbours, round ${index}`,
          capacity: { target_length_seconds: 180 },
        }),
      ),
    );
    return await measuring;
  } finally {
    await client.end();
    await store.close();
    await notifications.close();
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const feed = await serveFeed();
const eventStoreDb = await serveEventStoreDb();
try {
  const rows = {};
  const wanted = [];
  for (const [name, url] of [
    ['PostgreSQL', null],
    ['EventStoreDB', eventStoreDb.url],
  ]) {
    const times = await measure(`http://127.0.0.1:${feed.address().port}/`, url);
    const p99 = percentile(times, 0.99);
    rows[name] = { events: times.length, 'p50 ms': percentile(times, 0.5), 'p99 ms': p99 };
    wanted.push({ name: `${name}: p99 ms`, value: p99, atMost: TARGET_P99_MS });
  }
  report({ rows, wanted });
} finally {
  eventStoreDb.stop();
  feed.close();
}

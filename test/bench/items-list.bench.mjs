// items/list of a signed-in caller through the whole service, against bare Fastify + pg on the same rows.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { follow, seed } from './items-list/seed.mjs';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { eachOf, inTurns } from './harness/turns.mjs';
import { processorMsOf } from '../support/program/processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const FEEDS = 400;
const ITEMS = 100_000;
const SECONDS = 4;
const ROUNDS = 7;
const TARGET = 0.95;

/** A server in its own process; resolves with its address once it has printed one. */
function serve(script, args, env) {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said = (said + data).slice(-10_000);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${said}`)));
  });
  return { child, url };
}

const ready = async ({ child, url }) => ({ child, url: await url });

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function registerCaller(url, client) {
  const answer = await fetch(`${url}/api/v1/auth/skill/anonymous`, { method: 'POST' });
  const { access_token: token } = await answer.json();
  const { rows } = await client.query('select id from identity.caller');
  return { token, callerId: rows[0].id };
}

async function measure({ url, child }, token, seconds) {
  const before = processorMsOf(child.pid);
  const result = await autocannon({
    url: `${url}/api/v1/items/list`,
    method: 'POST',
    connections: 32,
    duration: seconds,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"limit":20}',
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const microseconds = ((processorMsOf(child.pid) - before) * 1_000) / result.requests.total;
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, microseconds };
}

const row = (runs) => ({
  'requests/s': eachOf(runs, 'perSecond'),
  'p50 ms': eachOf(runs, 'p50'),
  'p99 ms': eachOf(runs, 'p99'),
  'processor µs/request': eachOf(runs, 'microseconds'),
});

async function compare(service, bare, token) {
  await measure(service, token, 2);
  await measure(bare, token, 2);
  return await inTurns(
    { bare: () => measure(bare, token, SECONDS), service: () => measure(service, token, SECONDS) },
    ROUNDS,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'items-list-bench-'));
const database = await startDatabase({ dataDir, databaseUrl: null });
const client = new Client({ connectionString: database.url });
const servers = [];
try {
  await client.connect();
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ROLE: 'api',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const service = serve('dist/main.js', [], env);
  servers.push(service.child);
  const { token, callerId } = await registerCaller(await service.url, client);
  await seed(client, { feeds: FEEDS, items: ITEMS });
  await follow(client, callerId, FEEDS / 2);
  const bare = serve('test/bench/items-list/bare-server.mjs', [database.url, callerId], {});
  servers.push(bare.child);
  const [ours, theirs] = [await ready(service), await ready(bare)];
  const runs = await compare(ours, theirs, token);
  const ratioOf = (figure) => pairedRatios(eachOf(runs.service, figure), eachOf(runs.bare, figure));
  report({
    title: `items/list, ${ITEMS} items, ${FEEDS / 2} subscriptions, 32 connections`,
    rows: { 'bare Fastify + pg': row(runs.bare), 'the service': row(runs.service) },
    wanted: [
      { name: 'requests/s, the service / bare', value: ratioOf('perSecond'), atLeast: TARGET },
      { name: 'processor time of a request, the service / bare', value: ratioOf('microseconds') },
    ],
  });
} finally {
  await Promise.all(servers.map(stop));
  await client.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

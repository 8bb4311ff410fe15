// What a thousand open live streams (STREAMS=5000: so many) cost a node: memory, and the time of its other requests while
// heartbeats are sent, tokens are looked up, and fifty briefings a second make progress somewhere. When callers have left,
// nothing of them is open.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Sha256TokenMint } from '../../dist/identity/security/adapters/crypto/sha256-token-mint.js';
import { handlesOf } from '../support/program/processes.ts';
import { withPrograms } from './authentication/program.mjs';
import { report } from './harness/report.mjs';
import { eachOf } from './harness/turns.mjs';

const STREAMS_OF_EACH = 10;
const CALLERS = Number(process.env.STREAMS ?? 1_000) / STREAMS_OF_EACH;
const MOST_KILOBYTES_OF_EACH = 40;
/** Connections of the database and of requests come and go. */
const FEW_HANDLES = 60;
/** Longer than the time between two heartbeats. */
const ROUND_MS = 20_000;
const ROUNDS = 5;
const CHANGES_PER_SECOND = 50;
/** Of the middle request of a round; a measurable lag is more than a millisecond. */
const MOST_LAG_MS = 1;

const HEARTBEAT = ':\n\n';

const METRICS_TOKEN = 'a-token-of-the-benchmark-alone-0123456789';

/** What is in use when garbage is gone: what V8 holds in reserve for later depends on what was before. */
async function megabytesOf({ pid }, url) {
  process.kill(pid, 'SIGUSR2');
  await sleep(1000);
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const metrics = await answer.text();
  const valueOf = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)[1]);
  const idle = valueOf('nodejs_heap_size_total_bytes') - valueOf('nodejs_heap_size_used_bytes');
  return (valueOf('process_resident_memory_bytes') - idle) / 2 ** 20;
}

async function callers(database) {
  const mint = new Sha256TokenMint();
  const now = Date.now();
  const made = Array.from({ length: CALLERS }, () => ({ id: `usr_${randomUUID()}`, ...mint.mint() }));
  for (const { id, digest } of made) {
    await database.query(`insert into identity.caller (id, kind, created_at) values ($1, 'member', $2)`, [id, now]);
    await database.query(
      `insert into identity.token (digest, caller_id, issued_at, expires_at) values (decode($1, 'hex'), $2, $3, $4)`,
      [digest, id, now, now + 3_600_000],
    );
  }
  return made;
}

/** Resolves when the answer has begun. */
async function open(url, token, heard) {
  const asked = request(`${url}/api/v1/events`, { headers: { authorization: `Bearer ${token}` }, agent: false }).end();
  const [answer] = await once(asked, 'response');
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`);
  answer.setEncoding('utf8').on('data', (text) => text.includes(HEARTBEAT) && (heard.beats += 1));
  answer.on('error', () => undefined);
  return asked;
}

async function openAll(url, made, heard) {
  const streams = [];
  for (const { token } of made) {
    streams.push(...(await Promise.all(Array.from({ length: STREAMS_OF_EACH }, () => open(url, token, heard)))));
  }
  return streams;
}

/** The time of one small request after another, and whatever else goes on. */
async function round(url, database, made, token) {
  const times = [];
  const until = performance.now() + ROUND_MS;
  let changed = 0;
  const began = performance.now();
  while (performance.now() < until) {
    while (changed < ((performance.now() - began) / 1000) * CHANGES_PER_SECOND) {
      const { id } = made[changed % made.length];
      await database.query('select pg_notify($1, $2)', ['briefing_change', `${id} art_${changed}`]);
      changed += 1;
    }
    const started = performance.now();
    const answer = await fetch(`${url}/api/v1/settings/get`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    await answer.text();
    times.push(performance.now() - started);
    await sleep(5);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)];
  return { p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) };
}

const shown = (rounds, megabytes) => ({
  'p50 ms': eachOf(rounds, 'p50'),
  'p99 ms': eachOf(rounds, 'p99'),
  'longest ms': eachOf(rounds, 'longest'),
  'memory MB': megabytes,
});

await withPrograms({ METRICS_TOKEN, NODE_OPTIONS: '--expose-gc' }, async (start, env, children) => {
  const url = await start();
  const [node] = children;
  const database = new Client({ connectionString: env.DATABASE_OWNER_URL });
  await database.connect();
  const made = await callers(database);
  const [{ token }] = made;
  const heard = { beats: 0 };
  // The first time everything is compiled and pools are filled.
  for (const stream of await openAll(url, made.slice(0, 10), heard)) stream.on('error', () => undefined).destroy();
  await round(url, database, made, token);

  const rounds = { without: [], with: [] };
  const memory = { without: [], with: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    rounds.without.push(await round(url, database, made, token));
    memory.without.push(await megabytesOf(node, url));
    heard.beats = 0;
    const handles = handlesOf(node.pid).sockets;
    const streams = await openAll(url, made, heard);
    rounds.with.push(await round(url, database, made, token));
    memory.with.push(await megabytesOf(node, url));
    if (heard.beats < streams.length) throw new Error(`${heard.beats} heartbeats of ${streams.length} streams`);
    for (const stream of streams) stream.on('error', () => undefined).destroy();
    await sleep(2000);
    const left = handlesOf(node.pid).sockets - handles;
    if (left > FEW_HANDLES) throw new Error(`${left} of ${streams.length} connections are still open`);
  }
  await database.end();

  const streams = CALLERS * STREAMS_OF_EACH;
  const cost = Math.max(...memory.with.map((megabytes, turn) => megabytes - memory.without[turn]));
  const lags = rounds.with.map(({ p50 }, turn) => p50 - rounds.without[turn].p50);
  report({
    rows: {
      'no stream': shown(rounds.without, memory.without),
      [`${streams} streams`]: shown(rounds.with, memory.with),
    },
    wanted: [
      { name: `${streams} streams cost at most, MB`, value: cost, atMost: (MOST_KILOBYTES_OF_EACH * streams) / 1_000 },
      { name: 'and of the middle request, ms', value: lags, atMost: MOST_LAG_MS },
    ],
  });
});

// From request to MP3, starting and idling: the whole program on its embedded database, as an agent meets it.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, familyOf, megabytesOf } from '../support/program/processes.ts';
import { report } from './harness/report.mjs';
import { eachOf } from './harness/turns.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FEEDS = 10;
const ITEMS_EACH = 50;
const ROUNDS = 5;
const TARGET = { readySeconds: 8, composeSeconds: 2, startSeconds: 5, idleMegabytes: 300 };

const WORDS = ['harbour', 'library', 'orchard', 'railway', 'museum', 'hospital', 'stadium', 'reservoir', 'theatre'];
const word = (seed) => WORDS[seed % WORDS.length];

function itemXml(feed, index, now) {
  const story = (feed * 31 + index * 17) % (FEEDS * ITEMS_EACH * 0.7);
  const place = `Place${Math.floor(story)}`;
  const text = [
    `The ${word(story)} of ${place} opens again after ${story + 3} days of repairs, the council said on Monday.`,
    `Engineers replaced ${story + 12} metres of pipe at the ${word(story)} and renewed the roof above it.`,
    `About ${story * 13 + 900} people use the ${word(story)} of ${place} every year, more than before the works.`,
    `The mayor of ${place} thanked the workers and said that the costs had stayed within the plan.`,
    `A further stage of the works at the ${word(story + 1)} begins in spring and will take ${story + 4} weeks.`,
  ].join(' ');
  const at = new Date(now - (feed * ITEMS_EACH + index) * 120_000).toUTCString();
  return `<item><title>${place} ${word(story)} opens again</title><link>http://127.0.0.1/${feed}/${index}</link>
    <guid isPermaLink="false">${feed}-${index}</guid><pubDate>${at}</pubDate><description>${text}</description></item>`;
}

async function serveFeeds() {
  const now = Date.now();
  const server = createServer((request, response) => {
    const feed = Number(request.url.slice(1));
    const items = Array.from({ length: ITEMS_EACH }, (_, index) => itemXml(feed, index, now)).join('');
    response.setHeader('content-type', 'application/rss+xml');
    response.end(`<rss version="2.0"><channel><title>Feed ${feed}</title>${items}</channel></rss>`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Resolves when /readyz says so, with the seconds it took. */
async function start(env) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'dist/main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null);
    if (ready?.ok) return { child, seconds: (performance.now() - began) / 1000 };
    await sleep(20);
  }
}

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

const cli = (env, ...args) =>
  execFileSync(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], { env, encoding: 'utf8' });

const poster = (env, token) => async (path, body) => {
  const response = await fetch(`http://127.0.0.1:${env.PORT}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return response.json();
};

/** Seconds from request to ready, and of them those until the script was written. */
async function brief(env, post, seconds, request) {
  const began = performance.now();
  const { artifact_id: id } = await post('artifacts/compositions/create', {
    artifact_type: 'audio_brief',
    user_request: request,
    capacity: { target_length_seconds: seconds },
  });
  for (;;) {
    const { artifact } = await post('artifacts/get', { id });
    if (artifact.error) throw new Error(artifact.error.message);
    if (artifact.status === 'ready') {
      const ready = (performance.now() - began) / 1000;
      return { ready, id, composed: composeSeconds(env, id), length: artifact.audio_duration_ms / 1000 };
    }
    await sleep(50);
  }
}

function composeSeconds(env, id) {
  const events = cli(env, 'audit:show', id)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const at = (type) => Date.parse(events.find((event) => event.type === type).at);
  return (at('BriefingComposed') - at('BriefingRequested')) / 1000;
}

async function idleMemory(pid) {
  // The voices and the composer leave when they have had nothing to do for a minute.
  for (let waited = 0; waited < 150; waited += 5) {
    const workers = familyOf(pid).filter((running) =>
      commandOf(running.pid).some((word) => word.includes('.worker.js')),
    );
    if (workers.length === 0) break;
    await sleep(5000);
  }
  return megabytesOf(pid);
}

const feeds = await serveFeeds();
const dataDir = await mkdtemp(join(tmpdir(), 'briefing-bench-'));
const port = 20_000 + Math.floor(Math.random() * 20_000);
const env = {
  PATH: process.env.PATH,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
  BRIEFING_DAILY_LIMIT: '1000',
};
let program;
try {
  program = await start(env);
  await stop(program.child);
  const starts = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    program = await start(env);
    starts.push(program.seconds);
    if (round < ROUNDS - 1) await stop(program.child);
  }
  cli(env, 'user:create', '--email', 'bench@example.org', '--name', 'Bench', '--password', 'correct horse battery');
  const post = poster(env, cli(env, 'token:create', '--email', 'bench@example.org').trim());
  for (let feed = 0; feed < FEEDS; feed += 1) {
    await post('subscriptions/create', { feed_url: `http://127.0.0.1:${feeds.address().port}/${feed}` });
  }
  // Each round tells the same news.
  await post('listening/update', { memory: false });
  await brief(env, post, 300, 'Warm up');
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await brief(env, post, 300, `Round ${round}`));
  const idle = await idleMemory(program.child.pid);
  report({
    rows: { 'briefings of 300 s': { 'length, s': eachOf(runs, 'length') } },
    wanted: [
      {
        name: '5-minute briefing over 500 items, request to ready, s',
        value: eachOf(runs, 'ready'),
        atMost: TARGET.readySeconds,
      },
      { name: 'of it until the script is written, s', value: eachOf(runs, 'composed'), atMost: TARGET.composeSeconds },
      { name: 'warm start to ready, s', value: starts, atMost: TARGET.startSeconds },
      { name: 'idle program with its PostgreSQL (PSS), MB', value: idle, atMost: TARGET.idleMegabytes },
    ],
  });
} finally {
  await stop(program.child);
  feeds.close();
  await rm(dataDir, { recursive: true, force: true });
}

// A private podcast feed of 500 episodes through the whole service: written for the first time, from cold (the first
// request for it in the life of a process, whose code has not run yet; also without compression), whole again, and
// unchanged (304).
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { processorMs, withPrograms } from './authentication/program.mjs';
import { report } from './harness/report.mjs';

const EPISODES = 500;
// With and without compression; all share one database, and its connections.
const STARTS = 5;
const REQUESTS = 100;
const TARGET = { cold: 20, unchanged: 2 };

const COMPRESSED = { 'accept-encoding': 'gzip' };

const OWNER = 'usr_bench';
const SECRET = 'bench-bench-bench-bench';
const PATH = `/podcasts/${SECRET}.xml`;

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Eight stories of one to three sources, as in ten minutes. */
const stories = Array.from({ length: 8 }, (_, story) => ({
  title: `The harbour of town ${story} opens again after repairs of many weeks`,
  items: ['Morning Post', 'City Desk', 'The Daily Gazette']
    .slice(0, 1 + ((story * story) % 3))
    .map((sourceTitle, source) => ({
      id: `itm_${story}_${source}`,
      title: `${sourceTitle}: harbour ${story} opens again, the council says, and ships wait outside`,
      url: `https://news${source}.example/2026/11/23/harbour-${story}-opens-again?from=feed`,
      sourceId: `src_${source}`,
      sourceTitle,
      at: 0,
    })),
}));
const lines = stories.flatMap((_, story) => [
  { host: 0, text: 'And now to the next one.', story },
  {
    host: 1,
    text: 'The harbour opens again, said the council.',
    story,
    citation: { itemId: `itm_${story}_0`, quote: '' },
  },
]);
const script = {
  language: 'en',
  title: 'Harbours',
  hosts: [{ id: 'host_en_alex', name: 'Alex' }],
  seed: 's',
  lines,
  stories,
};
const SCRIPT = JSON.stringify({ ...script, chapters: [{ title: 'Hello', line: 0 }], ledger: [] });
const TIMELINE = JSON.stringify({
  timings: lines.map((_, index) => ({ startMs: index * 5000, durationMs: 4000 })),
  durationMs: 80_000,
});

const ref = (key, content) => ({ key, bytes: Buffer.byteLength(content), sha256: digest(content) });

function stateOf(id, slug, at) {
  const request = { language: 'en', timezone: 'UTC', hostIds: [], series: null };
  return {
    status: 'ready',
    requested: {
      owner: OWNER,
      quickReadId: `${id}q`,
      slug,
      seed: 's',
      request,
      activeSubscriptions: 3,
      requestedAt: at,
    },
    composed: { title: `Harbours ${id}`, script: ref(`${id}/script.json`, SCRIPT), hosts: null },
    recorded: { timeline: ref(`${id}/timeline.json`, TIMELINE), durationMs: 80_000 },
    published: { audio: { key: `${id}/audio.mp3`, bytes: 640_000, sha256: digest(id) }, durationMs: 80_000 },
  };
}

async function makeBriefings(client, dataDir) {
  for (let index = 0; index < EPISODES; index += 1) {
    const id = `art_${String(index).padStart(4, '0')}`;
    const at = Date.now() - index * 86_400_000 - 60_000;
    const folder = join(dataDir, 'media', id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'script.json'), SCRIPT);
    await writeFile(join(folder, 'timeline.json'), TIMELINE);
    await client.query(
      `insert into briefing.briefing (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
       values ($1, $2, $3, $4, 4, 'ready', 100, $5, $6, $6)`,
      [id, `${id}q`, OWNER, `slug-${id}-0123456789`, JSON.stringify(stateOf(id, `slug-${id}-0123456789`, at)), at],
    );
  }
  await client.query(
    `insert into shows.podcast_feed (guid, owner, show_id, secret_digest, sealed_secret, created_at, renewed_at)
     values ('guid', $1, '', decode($2, 'hex'), '', 0, 0)`,
    [OWNER, digest(SECRET)],
  );
  await client.query('vacuum (analyze) briefing.briefing');
}

/** Until the last byte is there. As it comes: to unpack it is the client's time. */
async function timed(url, headers = COMPRESSED, path = PATH) {
  const began = performance.now();
  const [answer] = await once(get(`${url}${path}`, { headers }), 'response');
  const parts = [];
  for await (const part of answer) parts.push(part);
  const ms = performance.now() - began;
  const bytes = Buffer.concat(parts);
  const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  return { ms, status: answer.statusCode, text, etag: answer.headers.etag };
}

async function several(url, headers, status) {
  const all = [];
  const before = processorMs();
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const answer = await timed(url, headers);
    if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}`);
    all.push(answer.ms);
  }
  return {
    ms: all,
    'processor ms': (processorMs() - before) / REQUESTS,
  };
}

// One address for all: episodes are kept as they are written for it.
await withPrograms({ BASE_URL: 'https://briefings.example.org' }, async (start, { DATABASE_URL, DATA_DIR }) => {
  const first = await start();
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await makeBriefings(client, DATA_DIR);
  } finally {
    await client.end();
  }
  const written = await timed(first);
  if (written.text.split('<item>').length !== EPISODES + 1) throw new Error(`not all episodes: ${written.status}`);
  const cold = { gzip: [], identity: [] };
  let spent = 0;
  // One after the other, so that both meet the same machine.
  for (const encoding of Array.from({ length: STARTS }, () => ['gzip', 'identity']).flat()) {
    const url = await start();
    // The connection, and what every request needs, are not what is measured.
    await timed(url, COMPRESSED, '/readyz');
    await timed(url, COMPRESSED, '/podcasts/nothing.xml');
    const before = processorMs();
    cold[encoding].push((await timed(url, { 'accept-encoding': encoding })).ms);
    if (encoding === 'gzip') spent += processorMs() - before;
  }
  const whole = await several(first, COMPRESSED, 200);
  const unchanged = await several(first, { ...COMPRESSED, 'if-none-match': written.etag }, 304);
  report({
    title: `${Math.round(written.text.length / 1024)} KiB`,
    rows: {
      [`${EPISODES} episodes, written for the first time`]: { ms: written.ms },
      'from cold, in several processes': { ms: cold.gzip, 'processor ms': spent / STARTS },
      'from cold, for who takes no compression': { ms: cold.identity },
      'whole again': whole,
      'unchanged (304)': unchanged,
    },
    wanted: [
      { name: 'from cold, ms', value: cold.gzip, atMost: TARGET.cold },
      { name: 'unchanged, ms', value: unchanged.ms, atMost: TARGET.unchanged },
    ],
  });
});

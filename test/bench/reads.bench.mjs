// Reads of a signed-in caller and the public page of a briefing through the whole service, each beside bare Fastify + pg
// that asks for the same rows and sends the same answer. `items-list` measures lists of items, over many of them.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Installation } from '../../scripts/capacity/measuring/installation.mjs';
import { Publishers } from '../../scripts/capacity/measuring/publishers.mjs';
import { processorMsOf } from '../support/program/processes.ts';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { eachOf, inTurns, TURNS } from './harness/turns.mjs';
import { FEEDS, installed } from './reads/installed.mjs';

const ITEMS_EACH = 50;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
const TARGET = 0.95;

const PROFILE = 'select language, timezone from preferences.profile where caller_id = $1';
const BRIEFINGS = `select b.*, p.percent, p.noted_at from briefing.briefing b
  left join briefing.progress p on p.briefing_id = b.id`;

/** Each with the statement that brings what its answer is made of. */
const readsOf = (caller, { id, viewer_url }) => [
  { name: 'settings/get', body: {}, sql: PROFILE, values: [caller] },
  {
    name: 'artifacts/list',
    body: {},
    sql: `${BRIEFINGS} where b.owner = $1 order by b.created_at desc limit 21`,
    values: [caller],
  },
  { name: 'artifacts/get', body: { id }, sql: `${BRIEFINGS} where b.id = $1`, values: [id] },
  {
    name: 'viewer page',
    page: new URL(viewer_url).pathname,
    sql: `${BRIEFINGS} where b.slug = $1`,
    values: [new URL(viewer_url).pathname.split('/').at(-1)],
  },
];

const requestOf = ({ name, page, body }, token) =>
  page === undefined
    ? {
        method: 'POST',
        path: `/api/v1/${name}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }
    : { method: 'GET', path: page, headers: {} };

/** The same reads, with the answers of the service. */
async function answered(reads, { url }, token) {
  return await Promise.all(
    reads.map(async (read) => {
      const { method, path, headers, body } = requestOf(read, token);
      const answer = await fetch(url + path, { method, headers, body });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      const type = answer.headers.get('content-type');
      return { ...read, method, path, type, answer: await answer.text() };
    }),
  );
}

async function serveBare(database, file) {
  const args = [join(import.meta.dirname, 'reads/bare-server.mjs'), database.url, file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    child.stdout.once('data', (said) => resolve(String(said).trim()));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return { pid: child.pid, url, stop: () => child.kill('SIGTERM') };
}

async function measure({ url, pid }, { path, ...request }, duration) {
  const before = processorMsOf(pid);
  const result = await autocannon({ url: url + path, ...request, connections: 16, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refusals`);
  return {
    count: result.requests.total,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    microseconds: ((processorMsOf(pid) - before) * 1_000) / result.requests.total,
  };
}

async function compare(servers, request) {
  const works = Object.fromEntries(
    Object.entries(servers).map(([name, server]) => [name, () => measure(server, request, SECONDS)]),
  );
  for (const server of Object.values(servers)) await measure(server, request, WARM_UP_SECONDS);
  return await inTurns(works, TURNS);
}

const row = (runs) => ({
  'requests/s': eachOf(runs, 'perSecond'),
  'p99 ms': eachOf(runs, 'p99'),
  'processor µs/request': eachOf(runs, 'microseconds'),
});

/** Of the node and of PostgreSQL, of one request. */
async function statementsOf({ meter }, api, request) {
  let asked;
  const { statements } = await meter.cost(1, async () => (asked = await measure(api, request, SECONDS)));
  return statements / asked.count;
}

const publishers = new Publishers(FEEDS, ITEMS_EACH);
await publishers.listen();
try {
  await Installation.use({}, async (installation) => {
    const { api, token, artifact } = await installed(installation, publishers);
    const { rows: owners } = await installation.client.query('select owner from briefing.briefing limit 1');
    const reads = await answered(readsOf(owners[0].owner, artifact), api, token);
    const file = join(installation.dataDir, 'reads.json');
    await writeFile(file, JSON.stringify(reads));
    const bare = await serveBare(installation.database, file);
    try {
      for (const read of reads) {
        const request = requestOf(read, token);
        const runs = await compare({ bare, service: api }, request);
        const ratioOf = (figure) => pairedRatios(eachOf(runs.service, figure), eachOf(runs.bare, figure));
        report({
          title: `${read.name}, ${read.answer.length} characters, 16 connections`,
          rows: { 'bare Fastify + pg': row(runs.bare), 'the service': row(runs.service) },
          wanted: [
            { name: `${read.name}: requests/s, the service / bare`, value: ratioOf('perSecond'), atLeast: TARGET },
            { name: `${read.name}: processor time of a request, the service / bare`, value: ratioOf('microseconds') },
            { name: `${read.name}: statements of a request`, value: await statementsOf(installation, api, request) },
          ],
        });
      }
    } finally {
      bare.stop();
    }
  });
} finally {
  publishers.close();
}

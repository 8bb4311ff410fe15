// Measures what each thing that the service does costs, on this machine, and writes it where the simulation and
// docs/scaling.md read it: npm run measure:costs [-- --out FILE] [-- --quick]
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from './setup.mjs';
import { briefingCosts } from './capacity/measuring/briefings.mjs';
import { ceilings } from './capacity/measuring/ceilings.mjs';
import { idleNodes, SETTLED_MS } from './capacity/measuring/idle-nodes.mjs';
import { Installation, PASSWORD } from './capacity/measuring/installation.mjs';
import { pollCosts } from './capacity/measuring/polls.mjs';
import { provenance, rounded } from './capacity/measuring/provenance.mjs';
import { Publishers } from './capacity/measuring/publishers.mjs';
import { requestCosts, signIn } from './capacity/measuring/requests.mjs';
import { mcpTokenOf, streamCosts } from './capacity/measuring/streams.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'docs/scaling/unit-costs.json' }, quick: { type: 'boolean' } },
});
const SIZE = values.quick
  ? { feeds: 60, turns: 1, requests: 60, streams: 10, restSeconds: 5, steps: [1, 2] }
  : { feeds: 200, turns: 3, requests: 400, streams: 30, restSeconds: 10, steps: [1, 5, 10, 20] };
const ITEMS_EACH = 50;

const say = (what) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);

async function itemIds(api, token) {
  const answer = await fetch(`${api.url}/api/v1/items/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ limit: 100 }),
  });
  return (await answer.json()).items.map(({ id }) => id);
}

async function ofOneNode(installation, publishers) {
  const { meter } = installation;
  const api = await installation.start('api', { ROLE: 'api' });
  const worker = await installation.start('worker', { ROLE: 'worker' });
  const token = await installation.member('bench');
  await sleep(SETTLED_MS);
  await meter.rest(SIZE.restSeconds);
  say('polls');
  const polls = await pollCosts(installation, publishers, { api, token, turns: SIZE.turns });
  say('requests');
  const requests = await requestCosts(meter, {
    url: api.url,
    token,
    mcpToken: await mcpTokenOf(installation, 'bench@example.org'),
    cookies: await signIn(api.url, 'bench@example.org', PASSWORD),
    itemIds: await itemIds(api, token),
    count: SIZE.requests,
  });
  say('briefings');
  const briefings = await briefingCosts(installation, { api, worker, token, requests: SIZE.requests / 2 });
  say('streams');
  const stream = await streamCosts(installation, api, { callers: SIZE.streams, seconds: SIZE.restSeconds });
  await installation.stop('api');
  await installation.stop('worker');
  return { ...polls, ...requests, ...briefings, stream };
}

const file = resolve(ROOT, values.out);
const from = { ...provenance(), feeds: SIZE.feeds, items: SIZE.feeds * ITEMS_EACH };
const measured = { from };

/** After each part: what was measured is not lost with what comes after. */
function keep(part, figures) {
  measured[part] = figures;
  writeFileSync(file, `${JSON.stringify(rounded(measured), null, 2)}\n`);
}

async function restingNodes(installation) {
  const most = SIZE.steps.at(-1);
  const steps = [...SIZE.steps.map((workers) => ({ workers, apis: 0 })), { workers: most, apis: SIZE.steps.at(-2) }];
  return await idleNodes(installation, steps, SIZE.restSeconds);
}

const publishers = new Publishers(SIZE.feeds, ITEMS_EACH);
await publishers.listen();
await Installation.use({}, async (installation) => {
  keep('costs', await ofOneNode(installation, publishers));
  say('ceilings');
  keep('limits', await ceilings(installation, 2));
  say('nodes at rest');
  keep('idle', await restingNodes(installation));
}).finally(() => publishers.close());
say(`written: ${values.out}`);

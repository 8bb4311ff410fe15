// The same operation with its bearer token checked, and by a program that takes everybody for its caller.
import autocannon from 'autocannon';
import { median, processorMs, withPrograms } from './authentication/program.mjs';

const REQUESTS = 5000;
const ROUNDS = 7;
const TARGET = 1.25;

/** One small query each, so that there is little to hide the cost behind. */
const OPERATION = '/api/v1/settings/get';

async function register(url) {
  const answer = await fetch(`${url}/api/v1/auth/skill/anonymous`, { method: 'POST' });
  const { access_token: token, registration_id: id } = await answer.json();
  return { token, id };
}

async function measure(url, token) {
  const before = processorMs();
  const result = await autocannon({
    url: url + OPERATION,
    method: 'POST',
    connections: 32,
    amount: REQUESTS,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const cost = ((processorMs() - before) * 1000) / REQUESTS;
  return { cost, perSecond: REQUESTS / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

const mid = (runs) => ({
  'processor µs/request': Math.round(median(runs.map((run) => run.cost))),
  'requests/s': Math.round(median(runs.map((run) => run.perSecond))),
  'p50 ms': median(runs.map((run) => run.p50)),
  'p99 ms': median(runs.map((run) => run.p99)),
});

await withPrograms({}, async (start) => {
  const checking = await start();
  const { token, id } = await register(checking);
  const open = await start(id);
  const runs = { checking: [], open: [] };
  await measure(checking, token);
  await measure(open, token);
  // In turns, so that a busy moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.open.push(await measure(open, token));
    runs.checking.push(await measure(checking, token));
  }
  const ratio = median(runs.checking.map((run, at) => run.cost / runs.open[at].cost));
  console.table({ 'without authentication': mid(runs.open), 'with a bearer token': mid(runs.checking) });
  console.log(`${OPERATION}, 32 connections, service and database together:`);
  console.log(`an authenticated request costs ${ratio.toFixed(2)} × the same without (at most ${TARGET})`);
  if (ratio > TARGET) process.exitCode = 1;
});

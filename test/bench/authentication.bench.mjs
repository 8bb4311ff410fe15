// The same operation with its bearer token checked, and by a program that takes everybody for its caller.
import autocannon from 'autocannon';
import { median, withPrograms } from './authentication/program.mjs';

const SECONDS = 4;
const ROUNDS = 7;
const TARGET = 1.25;

/** One small query each, so that there is little to hide the cost behind. */
const OPERATION = '/api/v1/settings/get';

async function register(url) {
  const answer = await fetch(`${url}/api/v1/auth/skill/anonymous`, { method: 'POST' });
  const { access_token: token, registration_id: id } = await answer.json();
  return { token, id };
}

async function measure(url, token, seconds) {
  const result = await autocannon({
    url: url + OPERATION,
    method: 'POST',
    connections: 32,
    duration: seconds,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const mid = (runs) => ({
  'requests/s': Math.round(median(runs.map((run) => run.perSecond))),
  'p50 ms': median(runs.map((run) => run.p50)),
  'p99 ms': median(runs.map((run) => run.p99)),
});

await withPrograms({}, async (start) => {
  const checking = await start();
  const { token, id } = await register(checking);
  const open = await start(id);
  const runs = { checking: [], open: [] };
  await measure(checking, token, 2);
  await measure(open, token, 2);
  // In turns, so that a busy moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.open.push(await measure(open, token, SECONDS));
    runs.checking.push(await measure(checking, token, SECONDS));
  }
  const ratio = median(runs.open.map((run, at) => run.perSecond / runs.checking[at].perSecond));
  console.table({ 'without authentication': mid(runs.open), 'with a bearer token': mid(runs.checking) });
  console.log(`${OPERATION}, 32 connections: an authenticated request costs ${ratio.toFixed(2)} × (at most ${TARGET})`);
  if (ratio > TARGET) process.exitCode = 1;
});

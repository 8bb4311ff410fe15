// The same operation with its bearer token checked, and by a program that takes everybody for its caller.
import autocannon from 'autocannon';
import { processorMs, withPrograms } from './authentication/program.mjs';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { eachOf, inTurns } from './harness/turns.mjs';

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

const row = (runs) => ({
  'processor µs/request': eachOf(runs, 'cost'),
  'requests/s': eachOf(runs, 'perSecond'),
  'p50 ms': eachOf(runs, 'p50'),
  'p99 ms': eachOf(runs, 'p99'),
});

await withPrograms({}, async (start) => {
  const checking = await start();
  const { token, id } = await register(checking);
  const open = await start(id);
  await measure(checking, token);
  await measure(open, token);
  const runs = await inTurns({ open: () => measure(open, token), checking: () => measure(checking, token) }, ROUNDS);
  report({
    title: `${OPERATION}, 32 connections, service and database together`,
    rows: { 'without authentication': row(runs.open), 'with a bearer token': row(runs.checking) },
    wanted: [
      {
        name: 'an authenticated request costs, × the same without',
        value: pairedRatios(eachOf(runs.checking, 'cost'), eachOf(runs.open, 'cost')),
        atMost: TARGET,
      },
    ],
  });
});

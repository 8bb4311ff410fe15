// How much slower others are answered while people sign in: p99 of one operation under a steady load, with and without.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'undici';
import { withPrograms } from './authentication/program.mjs';
import { report } from './harness/report.mjs';
import { percentile } from './harness/statistics.mjs';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const SIGN_INS_PER_MINUTE = 50;
const REQUESTS_PER_SECOND = 200;
/** Three sign-ins. */
const SECONDS = 3.6;
const TURNS = 25;
const TARGET = 1.2;
const PASSWORD = 'correct horse battery staple';

const run = promisify(execFile);

async function createMember(env, email) {
  const command = [CLI, 'user:create', '--email', email, '--name', 'Member', '--password', PASSWORD];
  await run(process.execPath, command, { env: { ...process.env, ...env } });
  const { stdout } = await run(process.execPath, [CLI, 'token:create', '--email', email], {
    env: { ...process.env, ...env },
  });
  return /pbs_\w+/.exec(stdout)[0];
}

/** As a browser does it: the page, then its form. Each time from another address, as the limits want it. */
async function signIn(url, email, visitor) {
  const address = { 'x-forwarded-for': `198.51.100.${visitor % 250}`, 'sec-fetch-site': 'same-origin' };
  const page = await fetch(`${url}/signin`, { headers: address });
  const cookie = page.headers.getSetCookie().map((header) => header.split(';', 1)[0]);
  const [, token] = /name="form_token" value="([^"]+)"/.exec(await page.text());
  const answer = await fetch(`${url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...address, cookie: cookie.join('; ') },
    body: new URLSearchParams({ form_token: token, email, password: PASSWORD }),
  });
  if (answer.status !== 303) throw new Error(`signing in answered ${answer.status}`);
}

/** Signs somebody in every 1.2 s until told to stop. */
function keepSigningIn(url, email) {
  let visitor = 0;
  const under = new Set();
  const timer = setInterval(() => {
    const one = signIn(url, email, (visitor += 1)).finally(() => under.delete(one));
    under.add(one);
  }, 60_000 / SIGN_INS_PER_MINUTE);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
  };
}

/**
 * Asks at a steady pace, whether the service keeps up or not, so that whoever would have waited is counted. Latency in
 * ms from the moment at which the request was due.
 */
async function measure(url, token) {
  const pool = new Pool(url, { connections: 16 });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const began = performance.now();
  const latencies = [];
  const ask = async (due) => {
    const answer = await pool.request({ method: 'POST', path: '/api/v1/settings/get', headers, body: '{}' });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`settings/get answered ${answer.statusCode}`);
    latencies.push(performance.now() - due);
  };
  const asked = [];
  for (let number = 0; number < REQUESTS_PER_SECOND * SECONDS; number += 1) {
    const due = began + (number * 1000) / REQUESTS_PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    asked.push(ask(due));
  }
  await Promise.all(asked);
  await pool.close();
  return latencies;
}

async function measureBusy(url, token, email) {
  const stop = keepSigningIn(url, email);
  try {
    return await measure(url, token);
  } finally {
    await stop();
  }
}

const row = (latencies) => ({ 'p50 ms': percentile(latencies, 0.5), 'p99 ms': percentile(latencies, 0.99) });

await withPrograms({ TRUSTED_PROXY_CIDRS: '127.0.0.0/8' }, async (start, env) => {
  const url = await start();
  const email = 'member@example.org';
  const token = await createMember(env, email);
  await measure(url, token);
  const latencies = { calm: [], busy: [] };
  const calm = async () => latencies.calm.push(...(await measure(url, token)));
  const busy = async () => latencies.busy.push(...(await measureBusy(url, token, email)));
  // In short turns and in changing order, so that what else this machine does hits both alike.
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const one of turn % 2 === 0 ? [calm, busy] : [busy, calm]) await one();
  }
  const rows = [row(latencies.calm), row(latencies.busy)];
  const ratio = rows[1]['p99 ms'] / rows[0]['p99 ms'];
  report({
    title: `settings/get at ${REQUESTS_PER_SECOND} requests/s`,
    rows: { 'nobody signs in': rows[0], [`${SIGN_INS_PER_MINUTE} sign-ins a minute`]: rows[1] },
    wanted: [{ name: 'p99 while people sign in, × the calm one', value: ratio, atMost: TARGET }],
  });
});

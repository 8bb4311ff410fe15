// How much slower others are answered while people sign in: p99 of one operation under a steady load, with and without.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { median, withPrograms } from './authentication/program.mjs';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
const SIGN_INS_PER_MINUTE = 50;
const REQUESTS_PER_SECOND = 200;
const SECONDS = 12;
const ROUNDS = 7;
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

async function measure(url, token) {
  const result = await autocannon({
    url: `${url}/api/v1/settings/get`,
    method: 'POST',
    connections: 16,
    overallRate: REQUESTS_PER_SECOND,
    duration: SECONDS,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { p50: result.latency.p50, p99: result.latency.p99 };
}

async function measureBusy(url, token, email) {
  const stop = keepSigningIn(url, email);
  try {
    return await measure(url, token);
  } finally {
    await stop();
  }
}

const mid = (runs) => ({ 'p50 ms': median(runs.map((run) => run.p50)), 'p99 ms': median(runs.map((run) => run.p99)) });

await withPrograms({ TRUSTED_PROXY_CIDRS: '127.0.0.0/8' }, async (start, env) => {
  const url = await start();
  const email = 'member@example.org';
  const token = await createMember(env, email);
  await measure(url, token);
  const runs = { calm: [], busy: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.calm.push(await measure(url, token));
    runs.busy.push(await measureBusy(url, token, email));
  }
  const ratio = median(runs.busy.map((run, at) => run.p99 / runs.calm[at].p99));
  console.table({ 'nobody signs in': mid(runs.calm), [`${SIGN_INS_PER_MINUTE} sign-ins a minute`]: mid(runs.busy) });
  console.log(`settings/get at ${REQUESTS_PER_SECOND} requests/s: p99 ${ratio.toFixed(2)} × (at most ${TARGET})`);
  if (ratio > TARGET) process.exitCode = 1;
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BearerProxy } from '../support/mcp/bearer-proxy.js';
import { freePort } from '../support/program/free-port.js';
import { letIn, logIn } from '../support/mcp/mcp-login.js';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';

const ROOT = join(import.meta.dirname, '../..');
const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const EXPECTED_FAILURES = join(ROOT, 'test/conformance/expected-failures.yml');
const LONGEST_RUN_MS = 240_000;
const LOGIN = { email: 'conformance@example.org', password: 'correct horse battery' };

let dataDir: string;
let program: Program;
let proxy: BearerProxy;

beforeAll(async () => {
  dataDir = await newDataDir();
  program = await Program.start({ dataDir, env: { RATE_LIMIT_PER_MINUTE: '100000' } });
  await cli({ dataDir }, 'user:create', '--email', LOGIN.email, '--name', 'Tester', '--password', LOGIN.password);
  const memory = await logIn(program.baseUrl, LOGIN);
  proxy = await BearerProxy.start(program.baseUrl, memory.tokens()?.access_token ?? '');
});

afterAll(async () => {
  await proxy?.close();
  await stopPrograms();
  await removeDataDir(dataDir);
});

interface Run {
  readonly child: ChildProcess;
  /** All it has printed so far. */
  readonly output: () => string;
  readonly exitCode: Promise<number | null>;
}

function conformance(...args: readonly string[]): Run {
  const child = spawn(process.execPath, [SUITE, ...args], { timeout: LONGEST_RUN_MS, killSignal: 'SIGKILL' });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const exitCode = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => lines.join(''), exitCode };
}

const SUMMARY = '=== SUMMARY ===';

/** The verdict; when it is bad, with what led to it. */
async function verdict(run: Run): Promise<string> {
  const code = await run.exitCode;
  const [, summary] = run.output().split(SUMMARY);
  return code === 0 && summary !== undefined ? 'conforms' : `exit code ${code}\n${summary ?? run.output()}`;
}

describe('the conformance suite of the Model Context Protocol', () => {
  test.each([
    ['all scenarios, extensions too, each in the revision that it is of', []],
    ['all scenarios of 2026-07-28 in that revision', ['--spec-version', '2026-07-28']],
    ['all scenarios of 2025-06-18 in that revision', ['--spec-version', '2025-06-18']],
  ])('passes, but for what is listed: %s', async (_what, options) => {
    const server = ['server', '--url', `${proxy.baseUrl}/mcp`, '--suite', 'all'];
    const run = conformance(...server, ...options, '--expected-failures', EXPECTED_FAILURES);
    expect(await verdict(run)).toBe('conforms');
  });

  test('passes for the authorization server, with a person in a browser', async () => {
    const port = await freePort();
    const redirect = `http://127.0.0.1:${port}/callback`;
    const registered = await fetch(`${program.baseUrl}/api/auth/oauth2/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Conformance',
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'none',
      }),
    });
    const { client_id } = (await registered.json()) as { client_id: string };
    const client = ['--client-id', client_id, '--resource', `${program.baseUrl}/mcp`, '--port', String(port)];
    const run = conformance('authorization', '--url', program.baseUrl, ...client);
    await letInWhenAsked(run);
    expect(await run.exitCode).toBe(0);
    expect(run.output()).toMatch(/2 passed, 0 failed/);
  });
});

/** The suite prints the address that it would like a person to open, and listens for where that leads. */
async function letInWhenAsked({ child, output }: Run): Promise<void> {
  const asked = () => /http:\/\/\S+\/oauth2\/authorize\?\S+/.exec(output())?.[0];
  while (asked() === undefined && child.exitCode === null) {
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')]);
  }
  const back = await letIn(new URL(asked() ?? program.baseUrl), LOGIN);
  await (await fetch(back)).text();
}

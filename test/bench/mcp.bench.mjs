// tools/call through the whole service, in both ways to speak the protocol: how many calls one core carries.
import autocannon from 'autocannon';
import { Client } from 'pg';
import { Sha256TokenMint } from '../../dist/identity/security/adapters/crypto/sha256-token-mint.js';
import { familyOf } from '../support/program/processes.ts';
import { withPrograms } from './authentication/program.mjs';
import { report } from './harness/report.mjs';
import { eachOf } from './harness/turns.mjs';

const SECONDS = 4;
const ROUNDS = 5;
const TARGET = 500;

const TOOLS = ['list_hosts', 'get_settings'];

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const REVISIONS = {
  '2025-11-25': (name) => ({ headers: { 'mcp-protocol-version': '2025-11-25' }, params: { name, arguments: {} } }),
  '2026-07-28': (name) => ({
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
    params: {
      name,
      arguments: {},
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }),
};

/** Seconds that all threads of this process have worked. */
const processorSeconds = (pid) => (familyOf(pid)[0]?.processorMs ?? 0) / 1000;

/** What the authorization server hands out: written beside it, because nobody is there to be asked. */
async function mcpToken(url, databaseUrl) {
  const answer = await fetch(`${url}/api/v1/auth/skill/anonymous`, { method: 'POST' });
  const { registration_id: id } = await answer.json();
  const { token, digest } = new Sha256TokenMint().mint();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into identity.token (digest, caller_id, client, audience, scopes, issued_at, expires_at)
     select decode($1, 'hex'), $2, 'bench', 'mcp', '{mcp:use}', issued_at, expires_at from identity.token where caller_id = $2 limit 1`,
    [digest, id],
  );
  await client.end();
  return token;
}

async function measure({ url, pid, token }, revision, name, seconds) {
  const { headers, params } = REVISIONS[revision](name);
  const before = processorSeconds(pid);
  const result = await autocannon({
    url: `${url}/mcp`,
    method: 'POST',
    connections: 16,
    duration: seconds,
    headers: { ...HEADERS, ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  const calls = result.requests.total;
  return {
    perCore: calls / (processorSeconds(pid) - before),
    perSecond: result.requests.average,
    p99: result.latency.p99,
  };
}

await withPrograms({}, async (start, { DATABASE_URL }, children) => {
  const url = await start();
  const service = { url, pid: children[0].pid, token: await mcpToken(url, DATABASE_URL) };
  const table = {};
  for (const revision of Object.keys(REVISIONS)) {
    for (const name of TOOLS) {
      const runs = [];
      await measure(service, revision, name, 2);
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure(service, revision, name, SECONDS));
      table[`${name}, ${revision}`] = {
        'calls/s a core': eachOf(runs, 'perCore'),
        'calls/s': eachOf(runs, 'perSecond'),
        'p99 ms': eachOf(runs, 'p99'),
      };
    }
  }
  report({
    title: 'tools/call, 16 connections',
    rows: table,
    wanted: Object.entries(table).map(([name, row]) => ({
      name: `${name}, calls/s a core`,
      value: row['calls/s a core'],
      atLeast: TARGET,
    })),
  });
});

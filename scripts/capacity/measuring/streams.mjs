// What a stream of events costs that is open and tells nothing: memory of its node, and a second of heartbeats.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sha256TokenMint } from '../../../dist/identity/security/adapters/crypto/sha256-token-mint.js';
import { OURS } from './meter.mjs';
import { megabytesOf } from '../../../test/support/program/processes.ts';

const STREAMS_OF_EACH = 10;
const HOUR = 3_600_000;

/** Members with a token each; `audience` as tokens have it. */
export async function tokens({ client }, count, audience = {}) {
  const mint = new Sha256TokenMint();
  const now = Date.now();
  const made = Array.from({ length: count }, () => ({ id: `usr_${randomUUID()}`, ...mint.mint() }));
  for (const { id, digest } of made) {
    await client.query(`${OURS} insert into identity.caller (id, kind, created_at) values ($1, 'member', $2)`, [
      id,
      now,
    ]);
    await tokenOf(client, { callerId: id, digest, now, ...audience });
  }
  return made;
}

async function tokenOf(client, { callerId, digest, now }) {
  await client.query(
    `${OURS} insert into identity.token (digest, caller_id, issued_at, expires_at) values (decode($1, 'hex'), $2, $3, $4)`,
    [digest, callerId, now, now + HOUR],
  );
}

/** What the authorization server hands out, for whoever has that other token: nobody is there to be asked. */
export async function mcpTokenOf({ client }, email) {
  const { token, digest } = new Sha256TokenMint().mint();
  await client.query(
    `${OURS} insert into identity.token (digest, caller_id, client, audience, scopes, issued_at, expires_at)
     select decode($1, 'hex'), caller_id, 'bench', 'mcp', '{mcp:use}', issued_at, expires_at from identity.token
      where caller_id = (select caller_id from identity.member where email = $2) limit 1`,
    [digest, email],
  );
  return token;
}

async function open(url, token) {
  const asked = request(`${url}/api/v1/events`, { headers: { authorization: `Bearer ${token}` }, agent: false }).end();
  const [answer] = await once(asked, 'response');
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`);
  answer.on('error', () => undefined).resume();
  return asked;
}

async function openAll(url, made) {
  const streams = [];
  for (const { token } of made) {
    streams.push(...(await Promise.all(Array.from({ length: STREAMS_OF_EACH }, () => open(url, token)))));
  }
  return streams;
}

/** Per stream, and second of it. */
export async function streamCosts(installation, api, { callers, seconds }) {
  const { meter } = installation;
  const made = await tokens(installation, callers);
  // Once before: what the first ones make the node keep is not theirs.
  for (const stream of await openAll(api.url, made)) stream.on('error', () => undefined).destroy();
  await sleep(5_000);
  const before = megabytesOf(api.pid);
  const streams = await openAll(api.url, made);
  await sleep(2_000);
  const memory = megabytesOf(api.pid) - before;
  const cost = await meter.cost(streams.length * seconds, async () => await sleep(seconds * 1000));
  for (const stream of streams) stream.on('error', () => undefined).destroy();
  return { ...cost, megabytes: Math.max(0, memory) / streams.length };
}

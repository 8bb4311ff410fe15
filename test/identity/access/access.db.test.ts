import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EndOtherSessions } from '../../../src/identity/accounts/application/commands/end-other-sessions.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { ListAccess } from '../../../src/identity/access/application/queries/list-access.js';
import { ListSessions } from '../../../src/identity/accounts/application/queries/list-sessions.js';
import { SessionStore } from '../../../src/identity/accounts/application/ports/session-store.js';
import { TokenMint } from '../../../src/identity/security/application/ports/token-mint.js';
import { TokenStore, type NewToken } from '../../../src/identity/access/application/ports/token-store.js';
import { RevokeAccess } from '../../../src/identity/access/application/commands/revoke-access.js';
import { RevokeToken } from '../../../src/identity/access/application/commands/revoke-token.js';
import type { Access } from '../../../src/identity/access/domain/access.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { argvOf } from '../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';

const HOUR_MS = 3_600_000;
const VISIT = { address: '203.0.113.7' };

let app: TestApp;
let second: TestApp;
let commands: CommandBus;
let queries: QueryBus;
let database: Database;
let email: string;
let caller: CallerId;
let other: CallerId;

async function member(address: string): Promise<CallerId> {
  await app.memberToken(address);
  const id = await queries.execute(new FindPerson({ email: address }));
  await database.execute('delete from identity.token where caller_id = $1', [id]);
  return id;
}

beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  second = await startTestApp({ modules: [PreferencesModule], databaseUrl: app.databaseUrl });
  commands = app.app.get(CommandBus, { strict: false });
  queries = app.app.get(QueryBus, { strict: false });
  database = app.app.get(Database);
  other = await member('other@example.org');
});
afterAll(async () => {
  await second?.close();
  await app?.close();
});

beforeEach(async () => {
  email = `member-${Math.random().toString(36).slice(2)}@example.org`;
  caller = await member(email);
});

/** Returns the token itself. */
async function give(token: Partial<NewToken>): Promise<string> {
  const minted = app.app.get(TokenMint, { strict: false }).mint();
  const usual = { client: 'skill', clientName: null, audience: 'api', scopes: ['skill'], grantId: null } as const;
  const lifetime = { issuedAt: Date.now(), expiresAt: Date.now() + HOUR_MS };
  const { digest } = minted;
  await app.app.get(TokenStore, { strict: false }).add({ digest, callerId: caller, ...usual, ...lifetime, ...token });
  return minted.token;
}

const CLIENT = {
  client: 'https://chat.example/client',
  clientName: 'Chat',
  audience: 'mcp',
  scopes: ['mcp:use'],
} as const;

/** A consent with a refresh token, as the authorization server keeps them. */
async function consent(grantedAt: number, renewableUntil: number | null): Promise<string> {
  const grantId = randomBytes(16).toString('hex');
  const put = (kind: string, createdAt: number, expiresAt: number) =>
    database.execute(
      `insert into identity.oidc_payload (kind, digest, payload, caller_id, client_id, grant_id, created_at, expires_at)
       values ($1, $2, '{}', $3, $4, $5, $6, $7)`,
      [kind, randomBytes(32), caller, CLIENT.client, grantId, createdAt, expiresAt],
    );
  await put('Grant', grantedAt, grantedAt + 365 * 24 * HOUR_MS);
  if (renewableUntil !== null) await put('RefreshToken', grantedAt, renewableUntil);
  return grantId;
}

const list = (of = caller, which: ListAccess['which'] = 'active'): Promise<readonly Access[]> =>
  queries.execute(new ListAccess(of, which));

async function only(): Promise<Access> {
  const [access, ...rest] = await list();
  expect(rest).toEqual([]);
  if (access === undefined) throw new Error('nothing is listed');
  return access;
}

const statusOf = async (token: string): Promise<number> => (await app.post('/api/v1/settings/get', {}, token)).status;

const eventsOf = (of: CallerId): Promise<object[]> =>
  database.query(
    `select kind, client, address, detail from identity.security_event
     where caller_id = $1 and kind in ('token_revoked', 'signed_out') order by id`,
    [of],
  );

async function cli(name: string, options: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const command = app.app.get(CliRegistry).find(name);
  await command?.execute(argvOf(options), (line) => void lines.push(line));
  return lines;
}

describe('the list of who can come in', () => {
  test('names each agent with its own words, since when, and until when', async () => {
    await give({ clientName: 'Pod\u202Ebean', issuedAt: 1000, expiresAt: Date.now() + HOUR_MS });
    expect(await only()).toMatchObject({
      kind: 'skill',
      client: 'skill',
      name: 'Pod\u202Ebean',
      audience: 'api',
      issuedAt: 1000,
      lastUsedAt: null,
      endedAt: null,
    });
  });

  test('tells what operators made from what people let in, and when each was last used', async () => {
    await commands.execute(new IssueToken(email));
    await database.execute('update identity.token set last_used_at = 7000 where caller_id = $1', [caller]);
    expect(await only()).toMatchObject({ kind: 'operator', client: 'operator', lastUsedAt: 7000 });
  });

  test('has one entry for what a client was let do, however many tokens it has had', async () => {
    const renewable = Date.now() + 30 * 24 * HOUR_MS;
    const grantId = await consent(1000, renewable);
    await give({ ...CLIENT, grantId, issuedAt: 2000, expiresAt: 2000 + HOUR_MS });
    await give({ ...CLIENT, grantId, issuedAt: 9000 });
    expect(await only()).toMatchObject({
      kind: 'oauth',
      client: CLIENT.client,
      name: 'Chat',
      audience: 'mcp',
      issuedAt: 1000,
      lastUsedAt: 9000,
      expiresAt: renewable,
    });
  });

  test('keeps a client whose hour is over while it can take a new token, and no longer', async () => {
    const over = { issuedAt: 1000, expiresAt: 2000 };
    await give({ ...CLIENT, grantId: await consent(1000, Date.now() + HOUR_MS), ...over });
    await give({ ...CLIENT, grantId: await consent(1000, Date.now() - 1), ...over });
    await give({ ...CLIENT, grantId: await consent(1000, null), ...over });
    const withdrawn = await consent(1000, Date.now() + HOUR_MS);
    await give({ ...CLIENT, grantId: withdrawn, ...over });
    await database.execute(`delete from identity.oidc_payload where grant_id = $1 and kind = 'Grant'`, [withdrawn]);
    await only();
  });

  test('has an entry for each agent, also when they were let in by one consent', async () => {
    const grantId = await consent(1000, null);
    await give({ grantId });
    await give({ grantId });
    expect(await list()).toHaveLength(2);
  });

  test('is newest first, and everybody has their own', async () => {
    await give({ clientName: 'b', issuedAt: 2000 });
    await give({ clientName: 'c', issuedAt: 3000 });
    await give({ clientName: 'a', issuedAt: 1000 });
    expect((await list()).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    expect(await list(other)).toEqual([]);
  });

  test('shows an anonymous agent to itself as one', async () => {
    await app.anonymousToken();
    const [row] = await database.query<{ id: CallerId }>(
      `select id from identity.caller where kind = 'anonymous' order by created_at desc limit 1`,
    );
    expect(await list(row?.id)).toMatchObject([{ kind: 'anonymous', client: 'skill' }]);
  });

  test('leaves out what has ended, unless that is asked for', async () => {
    await give({ clientName: 'expired', issuedAt: 1, expiresAt: 2 });
    await give({ clientName: 'living' });
    await commands.execute(new RevokeAccess(caller, (await only()).ref, VISIT));
    expect(await list()).toEqual([]);
    const ended = await list(caller, 'all');
    expect(ended.map(({ name, endedAt }) => [name, endedAt === 2])).toEqual([
      ['living', false],
      ['expired', true],
    ]);
  });

  test('names an access by a reference that cannot be used as a token', async () => {
    const token = await give({});
    const { ref } = await only();
    expect(ref).toMatch(/^[0-9a-f]{32}$/);
    expect(createHash('sha256').update(token).digest('hex')).not.toContain(ref);
    expect([await statusOf(ref), await statusOf(`pbs_${ref}`), await statusOf(token)]).toEqual([401, 401, 200]);
  });
});

describe('revoking an access', () => {
  test('refuses the next request on every node, and lets the others go on', async () => {
    const [token, stays] = [await give({ clientName: 'goes', issuedAt: 1 }), await give({ clientName: 'stays' })];
    expect(await statusOf(token)).toBe(200);
    const [, goes] = await list();
    await commands.execute(new RevokeAccess(caller, goes?.ref ?? '', VISIT));
    expect([await statusOf(token), await statusOf(stays)]).toEqual([401, 200]);
    expect((await second.post('/api/v1/settings/get', {}, token)).status).toBe(401);
  });

  test('is on record once, with whose it was and from where, by however many it is asked for', async () => {
    await give({ clientName: 'Podbean' });
    const { ref } = await only();
    const again = (on: TestApp) =>
      on.app.get(CommandBus, { strict: false }).execute(new RevokeAccess(caller, ref, VISIT));
    await Promise.all([again(app), again(second), again(app), again(second)]);
    await again(app);
    expect(await eventsOf(caller)).toEqual([
      { kind: 'token_revoked', client: 'skill', address: VISIT.address, detail: 'Podbean' },
    ]);
  });

  test('of a client ends every token of it and what renews them', async () => {
    const grantId = await consent(1000, Date.now() + HOUR_MS);
    await give({ ...CLIENT, grantId });
    await give({ ...CLIENT, grantId });
    await commands.execute(new RevokeAccess(caller, (await only()).ref, VISIT));
    const left = 'select from identity.token where grant_id = $1 and revoked_at is null';
    expect(await database.query(left, [grantId])).toEqual([]);
    expect(await database.query('select from identity.oidc_payload where grant_id = $1', [grantId])).toEqual([]);
    expect(await eventsOf(caller)).toHaveLength(1);
  });

  test('of one agent leaves the other that was let in by the same consent', async () => {
    const grantId = await consent(1000, null);
    const [one, two] = [await give({ grantId, issuedAt: 1 }), await give({ grantId })];
    const [, first] = await list();
    await commands.execute(new RevokeAccess(caller, first?.ref ?? '', VISIT));
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
  });

  test('is for its owner only; to others there is no such thing', async () => {
    const token = await give({});
    const { ref } = await only();
    for (const [who, what] of [
      [other, ref],
      [caller, 'nonsense'],
      [caller, ''],
    ] as const) {
      await expect(commands.execute(new RevokeAccess(who, what, VISIT))).rejects.toMatchObject({ kind: 'not_found' });
    }
    expect(await statusOf(token)).toBe(200);
    expect([...(await eventsOf(caller)), ...(await eventsOf(other))]).toEqual([]);
  });

  test('is possible with nothing but the token, for operators: then all of its client ends', async () => {
    const grantId = await consent(1000, Date.now() + HOUR_MS);
    const [token] = [await give({ ...CLIENT, grantId }), await give({ ...CLIENT, grantId })];
    await Promise.all([commands.execute(new RevokeToken(token)), commands.execute(new RevokeToken(token))]);
    expect(await list()).toEqual([]);
    expect(await eventsOf(caller)).toEqual([
      { kind: 'token_revoked', client: CLIENT.client, address: null, detail: 'Chat' },
    ]);
  });
});

describe('the sessions of a member', () => {
  async function signIn(startedAt: number): Promise<string> {
    const { token, digest } = app.app.get(TokenMint, { strict: false }).mint();
    const session = { digest, callerId: caller, startedAt, expiresAt: Date.now() + HOUR_MS };
    await app.app.get(SessionStore, { strict: false }).add(session);
    return token;
  }

  const sessions = (token: string) => queries.execute(new ListSessions(caller, token));

  test('are listed newest first, and the one that asks is marked', async () => {
    const own = await signIn(2000);
    await signIn(1000);
    await signIn(3000);
    expect((await sessions(own)).map(({ current, startedAt }) => [current, startedAt])).toEqual([
      [false, 3000],
      [true, 2000],
      [false, 1000],
    ]);
  });

  test('end except for the one that asks, which is on record once', async () => {
    const own = await signIn(2000);
    await signIn(1000);
    await signIn(3000);
    const end = () => commands.execute(new EndOtherSessions(caller, own, VISIT));
    expect(await Promise.all([end(), end()]).then(([a, b]) => a + b)).toBe(2);
    expect(await end()).toBe(0);
    expect(await sessions(own)).toMatchObject([{ current: true, startedAt: 2000 }]);
    expect(await eventsOf(caller)).toEqual([
      { kind: 'signed_out', client: null, address: VISIT.address, detail: 'everywhere else: 2' },
    ]);
  });

  test('end altogether when the one that asks is none of theirs', async () => {
    await signIn(1000);
    expect(await commands.execute(new EndOtherSessions(caller, 'nonsense', VISIT))).toBe(1);
  });
});

describe('access:list and access:revoke', () => {
  test('show an operator who can come in, and shut one out', async () => {
    const token = await give({ clientName: 'Evil\n\u001B[2Jagent', issuedAt: 0, expiresAt: Date.UTC(2999, 0, 1) });
    const { ref } = await only();
    expect(await cli('access:list', { email })).toEqual([
      `${ref}  skill     api  since 1970-01-01T00:00:00.000Z  never used  until 2999-01-01T00:00:00.000Z  skill  ` +
        '"Evil\uFFFD\uFFFD[2Jagent"',
    ]);
    expect(await cli('access:revoke', { email, ref })).toEqual(['Revoked.']);
    expect(await statusOf(token)).toBe(401);
    expect(await cli('access:list', { email })).toEqual([]);
    expect(await cli('access:list', { email, all: 'yes' })).toEqual([expect.stringContaining('  ended 2')]);
  });

  test('say when there is no such person or access', async () => {
    await expect(cli('access:list', { email: 'nobody@example.org' })).rejects.toThrow('There is no member');
    await expect(cli('access:revoke', { email, ref: 'x' })).rejects.toThrow('There is no such access.');
    await expect(cli('access:revoke', { email })).rejects.toThrow('--ref is missing.');
  });
});

import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { RevokeToken } from '../../../src/identity/access/application/commands/revoke-token.js';
import { TokenMint } from '../../../src/identity/security/application/ports/token-mint.js';
import { TokenStore } from '../../../src/identity/access/application/ports/token-store.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { TokenVerifier } from '../../../src/shared/delivery/http/authentication/token-verifier.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { type Member, newMember, tokenOf } from '../../support/people/credentials.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';

const PASSWORD = 'correct horse battery staple';
const DAY_MS = 24 * 3600 * 1000;

let app: TestApp;
let commands: CommandBus;
beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  commands = app.app.get(CommandBus, { strict: false });
});
afterAll(() => app.close());

const sql = <Row>(text: string, params: unknown[] = []): Promise<Row[]> => app.app.get(DataSource).query(text, params);
const statusOf = async (token: string): Promise<number> => (await app.post('/api/v1/settings/get', {}, token)).status;

/** Of one caller, oldest first. */
const trailOf = (id: string) =>
  sql<{ kind: string; client: string; address: string | null }>(
    'select kind, client, address from identity.security_event where caller_id = $1 order by id',
    [id],
  );

describe('a member', () => {
  test('is created once per e-mail address, in any spelling', async () => {
    const id = await commands.execute(new CreateMember(' Ada@Example.org ', 'Ada', PASSWORD));
    expect(id).toMatch(/^usr_[0-9a-z]{26}$/);
    await expect(commands.execute(new CreateMember('ada@example.ORG', 'Ada', PASSWORD))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'email_taken',
      message: 'There is a member with the e-mail ada@example.ORG already.',
    });
    expect(await sql('select kind from identity.caller where id = $1', [id])).toEqual([{ kind: 'member' }]);
  });

  test('is created once when two try at the same time', async () => {
    const tries = Array.from({ length: 4 }, () =>
      commands.execute(new CreateMember('twin@example.org', 'T', PASSWORD)),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sql(`select 1 from identity.member where email_key = 'twin@example.org'`)).toHaveLength(1);
  });

  test('has a password that is kept as argon2id with 19 MiB and two passes', async () => {
    await commands.execute(new CreateMember('kept@example.org', 'K', PASSWORD));
    const [row] = await sql<{ hash: string }>(
      `select password_hash as hash from identity.member where email_key = 'kept@example.org'`,
    );
    const [, algorithm, version, cost, salt = '', key] = row!.hash.split('$');
    expect([algorithm, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    const nonce = Buffer.from(salt, 'base64');
    const parameters = { message: PASSWORD, nonce, tagLength: 32, memory: 19_456, passes: 2, parallelism: 1 };
    expect(argon2Sync('argon2id', parameters).toString('base64').replace(/=+$/, '')).toBe(key);
  });
});

describe('a token of a member', () => {
  test('is issued by e-mail and lasts 30 days', async () => {
    const id = await commands.execute(new CreateMember('token@example.org', 'T', PASSWORD));
    const before = Date.now();
    const issued = await commands.execute(new IssueToken('TOKEN@example.org'));
    const issuedAt = issued.expiresAt - 30 * DAY_MS;
    expect(issued.callerId).toBe(id);
    expect(issued.token).toMatch(/^pbs_[0-9A-Za-z]{49}$/);
    expect([before <= issuedAt, issuedAt <= Date.now()]).toEqual([true, true]);
    expect(await statusOf(issued.token)).toBe(200);
  });

  test('is on record as issued by an operator, without the token', async () => {
    const id = await commands.execute(new CreateMember('record@example.org', 'R', PASSWORD));
    const { token } = await commands.execute(new IssueToken('record@example.org'));
    expect((await trailOf(id)).at(-1)).toEqual({ kind: 'token_issued', client: 'operator', address: null });
    expect(JSON.stringify(await sql('select * from identity.security_event'))).not.toContain(token);
    expect(await app.app.get(TokenVerifier).verify(token, 'api')).toMatchObject({
      caller: { id, kind: 'member' },
      client: 'operator',
      scopes: ['skill'],
    });
  });

  test('is not issued to an e-mail that no member has', async () => {
    await expect(commands.execute(new IssueToken('nobody@example.org'))).rejects.toMatchObject({
      kind: 'not_found',
      message: 'There is no member with the e-mail nobody@example.org.',
    });
  });

  test('is refused on the request after its revocation; other tokens go on', async () => {
    const token = await app.memberToken('revoked@example.org');
    const { token: second } = await commands.execute(new IssueToken('revoked@example.org'));
    expect(await statusOf(token)).toBe(200);
    await commands.execute(new RevokeToken(token));
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(second)).toBe(200);
    await commands.execute(new RevokeToken(token));
  });

  test('that nobody issued cannot be revoked', async () => {
    await expect(commands.execute(new RevokeToken('pbs_nonsense'))).rejects.toMatchObject({ kind: 'not_found' });
  });

  test('is refused when it has expired', async () => {
    const token = await app.memberToken('expired@example.org');
    await sql(
      `update identity.token set expires_at = $1 where caller_id =
      (select caller_id from identity.member where email_key = 'expired@example.org')`,
      [Date.now() - 1],
    );
    expect(await statusOf(token)).toBe(401);
  });

  test('is noted as used, once an hour', async () => {
    const token = await app.memberToken('used@example.org');
    const lastUse = async () => {
      const [row] = await sql<{ at: number | null }>(`select last_used_at as at from identity.token where caller_id =
        (select caller_id from identity.member where email_key = 'used@example.org')`);
      return row!.at;
    };
    expect(await lastUse()).toBeNull();
    const before = Date.now();
    await statusOf(token);
    const first = await until(lastUse, (at) => at !== null);
    expect(Number(first)).toBeGreaterThanOrEqual(before);
    expect(Number(first)).toBeLessThanOrEqual(Date.now());
    await statusOf(token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastUse()).toEqual(first);
  });
});

describe('the store of tokens', () => {
  let member: Member;
  let store: TokenStore;
  const digestOf = (token: string): string => app.app.get(TokenMint, { strict: false }).digestOf(token)!;
  const isLive = async (token: string, audience: 'api' | 'mcp' = 'mcp'): Promise<boolean> =>
    (await app.app.get(TokenVerifier).verify(token, audience)) !== null;

  beforeAll(async () => {
    member = await newMember(app);
    store = app.app.get(TokenStore, { strict: false });
  });

  test('gives back all that was kept of a token', async () => {
    const now = Date.now();
    const kept = {
      client: 'https://client.example/metadata',
      clientName: 'Client "x" <b>',
      audience: 'mcp',
      scopes: ['mcp:use', 'offline_access'],
      grantId: 'grant-1',
      issuedAt: now - 1,
      expiresAt: now + 1000,
    } as const;
    const digest = digestOf(await tokenOf(app, member, kept));
    expect(await store.find(digest, now)).toEqual({ digest, callerId: member.id, ...kept });
    expect(await store.find(digest, now + 1000)).toBeNull();
    expect(await store.find('00'.repeat(32), now)).toBeNull();
  });

  test('knows a token for its own audience only', async () => {
    const [api, mcp] = [await tokenOf(app, member, { audience: 'api' }), await tokenOf(app, member)];
    expect([await isLive(api, 'api'), await isLive(api, 'mcp')]).toEqual([true, false]);
    expect([await isLive(mcp, 'api'), await isLive(mcp, 'mcp')]).toEqual([false, true]);
  });

  test('ends one token, and leaves the others of its consent', async () => {
    const [one, other] = [
      await tokenOf(app, member, { grantId: 'grant-2' }),
      await tokenOf(app, member, { grantId: 'grant-2' }),
    ];
    expect(await store.revoke(digestOf(one), Date.now())).toBe(true);
    expect([await isLive(one), await isLive(other)]).toEqual([false, true]);
    expect(await store.find(digestOf(one), Date.now())).toBeNull();
  });

  test('ends all tokens of a consent at once, and those of no other', async () => {
    const ended = await Promise.all(
      (['api', 'mcp', 'mcp'] as const).map((audience) => tokenOf(app, member, { grantId: 'grant-3', audience })),
    );
    const other = await tokenOf(app, member, { grantId: 'grant-4' });
    const free = await tokenOf(app, member);
    await store.revokeGrant('grant-3', Date.now());
    const alive = [await isLive(ended[0]!, 'api'), await isLive(ended[1]!), await isLive(ended[2]!)];
    expect(alive).toEqual([false, false, false]);
    expect([await isLive(other), await isLive(free)]).toEqual([true, true]);
  });

  test('ends all tokens of a caller at once, and those of nobody else', async () => {
    const [leaving, staying] = [await newMember(app), await newMember(app)];
    const ended = [await tokenOf(app, leaving, { audience: 'api', scopes: ['skill'] }), await tokenOf(app, leaving)];
    const other = await tokenOf(app, staying);
    await store.revokeAllOf(leaving.id, Date.now());
    expect([await isLive(ended[0]!, 'api'), await isLive(ended[1]!)]).toEqual([false, false]);
    expect(await isLive(other)).toBe(true);
  });

  test('remembers when a token was first revoked', async () => {
    const token = await tokenOf(app, member, { grantId: 'grant-5' });
    const revokedAt = async () => {
      const text = `select revoked_at as at from identity.token where digest = decode($1, 'hex')`;
      return (await sql<{ at: number }>(text, [digestOf(token)]))[0]!.at;
    };
    await store.revoke(digestOf(token), 1000);
    await store.revoke(digestOf(token), 2000);
    await store.revokeGrant('grant-5', 3000);
    await store.revokeAllOf(member.id, 4000);
    expect(await revokedAt()).toBe(1000);
  });

  test('does nothing for a unit of work that is given up', async () => {
    const token = await tokenOf(app, await newMember(app));
    const givenUp = app.app.get(UnitOfWork).run(async () => {
      await store.revoke(digestOf(token), Date.now());
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await isLive(token)).toBe(true);
  });

  test('treats tokens that are older than the column of clients as Skill Sessions', async () => {
    const { token, digest } = app.app.get(TokenMint, { strict: false }).mint();
    await sql(
      `insert into identity.token (digest, caller_id, issued_at, expires_at) values (decode($1, 'hex'), $2, 0, $3)`,
      [digest, member.id, Date.now() + DAY_MS],
    );
    expect(await app.app.get(TokenVerifier).verify(token, 'api')).toMatchObject({ client: 'skill', scopes: ['skill'] });
    expect(await statusOf(token)).toBe(200);
  });
});

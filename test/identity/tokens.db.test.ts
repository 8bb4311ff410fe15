import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { CreateMember } from '../../src/identity/application/create-member.js';
import { IssueToken } from '../../src/identity/application/issue-token.js';
import { RevokeToken } from '../../src/identity/application/revoke-token.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { startTestApp, type TestApp } from '../support/http-app.js';

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
    const issued = await commands.execute(new IssueToken('TOKEN@example.org'));
    expect(issued.callerId).toBe(id);
    expect(issued.token).toMatch(/^pbs_[0-9A-Za-z]{49}$/);
    expect(Math.abs(issued.expiresAt - Date.now() - 30 * DAY_MS)).toBeLessThan(10_000);
    expect(await statusOf(issued.token)).toBe(200);
  });

  test('is not issued to nobody', async () => {
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
    await statusOf(token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const first = await lastUse();
    expect(Math.abs(Date.now() - Number(first))).toBeLessThan(10_000);
    await statusOf(token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lastUse()).toEqual(first);
  });
});

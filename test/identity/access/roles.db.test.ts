import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { TokenVerifier } from '../../../src/shared/delivery/http/authentication/token-verifier.js';
import { argvOf } from '../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';

let app: TestApp;
let email: string;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
});
afterAll(() => app?.close());
beforeEach(async () => {
  email = `member-${Math.random()}@example.org`;
  token = await app.memberToken(email);
});

const sql = <Row>(text: string, params: unknown[] = []): Promise<Row[]> => app.app.get(DataSource).query(text, params);
const rolesOf = async (bearer: string) => (await app.app.get(TokenVerifier).verify(bearer, 'api'))?.caller.roles;

async function cli(name: string, options: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  await app.app
    .get(CliRegistry)
    .find(name)!
    .execute(argvOf(options), (line) => void lines.push(line));
  return lines;
}

const grant = (): Promise<string[]> => cli('role:grant', { email, role: 'auditor' });
const revoke = (): Promise<string[]> => cli('role:revoke', { email, role: 'auditor' });
const listed = async (): Promise<string[]> => (await cli('role:list')).filter((line) => line.startsWith(email));

describe('a role', () => {
  test('is granted to a member by e-mail, in any spelling, and holds for all their tokens from the next request on', async () => {
    const { token: second } = await app.app.get(CommandBus, { strict: false }).execute(new IssueToken(email));
    expect(await rolesOf(token)).toEqual([]);
    expect(await cli('role:grant', { email: ` ${email.toUpperCase()} `, role: 'auditor' })).toEqual(['Granted.']);
    expect([await rolesOf(token), await rolesOf(second)]).toEqual([['auditor'], ['auditor']]);
  });

  test('that is revoked holds no more from the next request on, and can be granted again', async () => {
    await grant();
    expect(await revoke()).toEqual(['Revoked.']);
    expect(await rolesOf(token)).toEqual([]);
    await grant();
    expect(await rolesOf(token)).toEqual(['auditor']);
  });

  test('is granted once and revoked once, however often and by however many', async () => {
    await Promise.all([grant(), grant(), grant()]);
    expect(await rolesOf(token)).toEqual(['auditor']);
    expect(await listed()).toHaveLength(1);
    await Promise.all([revoke(), revoke()]);
    await revoke();
    expect(await listed()).toHaveLength(1);
  });

  test('is listed with since when and until when it was held', async () => {
    await grant();
    await revoke();
    await grant();
    const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
    const [first, second, ...rest] = await listed();
    expect(first).toMatch(new RegExp(`^${email} auditor since ${time} until ${time}$`));
    expect(second).toMatch(new RegExp(`^${email} auditor since ${time}$`));
    expect(rest).toEqual([]);
  });

  test('must be one of the known roles', async () => {
    await expect(cli('role:grant', { email, role: 'king' })).rejects.toThrow(
      'role must be one of auditor, operator, not "king".',
    );
    await expect(cli('role:grant', { email })).rejects.toThrow('--role is missing.');
  });

  test('is not granted to an e-mail that no member has', async () => {
    await expect(cli('role:grant', { email: 'nobody@example.org', role: 'auditor' })).rejects.toThrow(
      'There is no member with the e-mail nobody@example.org.',
    );
  });

  test('cannot be held by an anonymous caller', async () => {
    const anonymous = await app.anonymousToken();
    expect(await rolesOf(anonymous)).toEqual([]);
    const [caller] = await sql<{ id: string }>(`select id from identity.caller where kind = 'anonymous' limit 1`);
    const insert = `insert into identity.role_grant (caller_id, role, granted_at) values ($1, 'auditor', 0)`;
    await expect(sql(insert, [caller!.id])).rejects.toThrow('violates foreign key constraint');
  });
});

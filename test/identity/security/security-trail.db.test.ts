import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { OwnSecurityEvents } from '../../../src/identity/security/application/queries/own-security-events.js';
import { SecurityLog } from '../../../src/identity/security/application/ports/security-log.js';
import { RevokeRole } from '../../../src/identity/access/application/commands/revoke-role.js';
import type { RecordedSecurityEvent } from '../../../src/identity/security/domain/security-event.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { argvOf } from '../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
let commands: CommandBus;
let queries: QueryBus;
let database: Database;
let email: string;
let caller: CallerId;

beforeAll(async () => {
  app = await startTestApp();
  commands = app.app.get(CommandBus, { strict: false });
  queries = app.app.get(QueryBus, { strict: false });
  database = app.app.get(Database);
});
afterAll(() => app?.close());

beforeEach(async () => {
  email = `member-${Math.random().toString(36).slice(2)}@example.org`;
  await app.memberToken(email);
  caller = await queries.execute(new FindPerson({ email }));
  await database.execute('delete from identity.security_event');
});

const own = (): Promise<readonly RecordedSecurityEvent[]> => queries.execute(new OwnSecurityEvents(caller, 100));
const kindsOf = async (): Promise<string[]> => (await own()).map(({ kind }) => kind);

function record(event: Partial<RecordedSecurityEvent>): Promise<void> {
  const blank = { operatorId: null, client: null, address: null, detail: null };
  const usual = { kind: 'signed_in', callerId: caller, at: Date.now(), ...blank } as const;
  return app.app.get(SecurityLog, { strict: false }).record({ ...usual, ...event });
}

async function cli(options: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  const command = app.app.get(CliRegistry).find('security:events');
  await command?.execute(argvOf(options), (line) => void lines.push(line));
  return lines;
}

describe('a security event', () => {
  test('is on record for each change, once, however often and by however many it is asked for', async () => {
    const grant = () => commands.execute(new GrantRole(email, 'auditor'));
    await Promise.all([grant(), grant(), grant()]);
    await commands.execute(new RevokeRole(email, 'auditor'));
    await commands.execute(new RevokeRole(email, 'auditor'));
    expect(await kindsOf()).toEqual(['role_revoked', 'role_granted']);
    expect((await own())[0]).toMatchObject({ callerId: caller, detail: 'auditor', address: null, client: null });
  });

  test('of a change that was rolled back is not on record', async () => {
    const undone = app.app.get(UnitOfWork).run(async () => {
      await commands.execute(new GrantRole(email, 'auditor'));
      expect(await kindsOf()).toEqual(['role_granted']);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kindsOf()).toEqual([]);
  });

  test('that cannot be recorded undoes the change', async () => {
    await database.execute(`alter table identity.security_event add constraint away check (kind <> 'role_granted')`);
    await expect(commands.execute(new GrantRole(email, 'auditor'))).rejects.toThrow('away');
    await database.execute('alter table identity.security_event drop constraint away');
    const sql = 'select from identity.role_grant where caller_id = $1';
    expect(await database.query(sql, [caller])).toEqual([]);
  });

  test('is seen by the one it is about, newest first and no more than asked for, and by no other person', async () => {
    await record({ at: 1000 });
    await record({ at: 3000, kind: 'password_changed' });
    await record({ at: 2000, kind: 'signed_out' });
    await app.memberToken('other@example.org');
    const other = await queries.execute(new FindPerson({ email: 'other@example.org' }));
    await record({ callerId: other });
    await record({ callerId: null, kind: 'sign_in_failed' });
    expect(await kindsOf()).toEqual(['password_changed', 'signed_out', 'signed_in']);
    expect(await queries.execute(new OwnSecurityEvents(caller, 2))).toHaveLength(2);
  });
});

describe('the events of somebody who was erased', () => {
  test('keep kind and time, and lose who it was, from where and with what', async () => {
    await record({ at: 5000, address: '203.0.113.7', client: 'Anne’s agent', detail: 'Anne' });
    await commands.execute(new EraseCaller(caller, 'operator'));
    const nothing = { caller_id: null, operator_id: null, client: null, address: null, detail: null, exported: false };
    expect(await database.query('select * from identity.security_event order by at')).toEqual([
      { id: expect.any(Number), at: 5000, kind: 'signed_in', ...nothing },
      { ...nothing, id: expect.any(Number), at: expect.any(Number), kind: 'caller_erased', caller_id: caller },
    ]);
  });

  test('end with one that says so, however often the erasure is asked for', async () => {
    await Promise.all([1, 2, 3].map(() => commands.execute(new EraseCaller(caller, 'operator'))));
    await commands.execute(new EraseCaller(caller, 'operator'));
    expect(await kindsOf()).toEqual(['caller_erased']);
  });

  test('are counted by user:erase before, and gone after it', async () => {
    const erase = async (options: Record<string, string>): Promise<string> => {
      const lines: string[] = [];
      const command = app.app.get(CliRegistry).find('user:erase');
      await command?.execute(argvOf(options), (line) => void lines.push(line));
      return lines.join('\n');
    };
    await record({});
    await record({});
    expect(await erase({ email })).toMatch(/identity +2 security events/);
    expect(await erase({ email, yes: 'yes' })).toContain(`Nothing is left of ${caller}.`);
    expect(await erase({ caller })).toBe(`Nothing is left of ${caller}.`);
  });
});

describe('security:events', () => {
  test('prints newest first, in words', async () => {
    await record({ at: Date.parse('2026-11-21T08:00:00Z'), address: '203.0.113.7' });
    await record({ at: Date.parse('2026-11-21T09:00:00Z'), kind: 'role_granted', detail: 'auditor' });
    expect(await cli()).toEqual([
      `2026-11-21T09:00:00.000Z  was given a role  ${caller}  -  auditor`,
      `2026-11-21T08:00:00.000Z  signed in  ${caller}  203.0.113.7`,
    ]);
  });

  test('prints one JSON value a line', async () => {
    await record({ at: 0, kind: 'consent_given', client: 'https://app.example.org/client', address: '::/64' });
    expect((await cli({ format: 'json' })).map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        at: '1970-01-01T00:00:00.000Z',
        kind: 'consent_given',
        caller_id: caller,
        operator_id: null,
        address: '::/64',
        client: 'https://app.example.org/client',
        detail: null,
      },
    ]);
  });

  test('takes a person by e-mail or id, kinds, a time and a limit', async () => {
    await record({ kind: 'sign_in_failed', at: Date.now() - 3 * HOUR_MS });
    await record({ kind: 'signed_in', at: Date.now() - 2 * HOUR_MS });
    await record({ kind: 'signed_out', at: Date.now() });
    await record({ kind: 'sign_in_failed', callerId: null });
    const wordsOf = async (options: Record<string, string>) =>
      (await cli({ format: 'json', ...options })).map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(await wordsOf({ email })).toEqual(['signed_out', 'signed_in', 'sign_in_failed']);
    expect(await wordsOf({ caller, kind: 'signed_in, sign_in_failed' })).toEqual(['signed_in', 'sign_in_failed']);
    expect(await wordsOf({ caller, since: '150m' })).toEqual(['signed_out', 'signed_in']);
    expect(await wordsOf({ caller, since: new Date(Date.now() - HOUR_MS).toISOString() })).toEqual(['signed_out']);
    expect(await wordsOf({ limit: '1' })).toHaveLength(1);
    expect(await wordsOf({})).toHaveLength(4);
  });

  test('lets no name of a program break a line or move the cursor', async () => {
    await record({ client: 'nice\n2026-11-21T09:00:00.000Z  signed in\u001B[2J\u202E' });
    const lines = await cli();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('refuses options that it does not understand, and names them', async () => {
    await expect(cli({ kind: 'signed_in,nonsense' })).rejects.toThrow(
      /--kind must be of signed_up, .*, not "nonsense"/,
    );
    await expect(cli({ since: 'yesterday' })).rejects.toThrow('--since must be like 24h');
    await expect(cli({ since: '2026-13-01' })).rejects.toThrow('--since must be like 24h');
    for (const limit of ['0', 'x', '10001', '1.5']) await expect(cli({ limit })).rejects.toThrow('--limit must be');
    await expect(cli({ format: 'xml' })).rejects.toThrow('--format must be json or text, not "xml".');
    await expect(cli({ email, caller })).rejects.toThrow('Give either --email or --caller.');
    await expect(cli({ email: 'nobody@example.org' })).rejects.toThrow('There is no member');
  });
});

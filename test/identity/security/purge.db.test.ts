import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { PurgeExpired } from '../../../src/identity/security/application/commands/purge-expired.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let second: TestApp;
let database: Database;

beforeAll(async () => {
  app = await startTestApp({ modules: [PreferencesModule] });
  second = await startTestApp({ modules: [PreferencesModule], databaseUrl: app.databaseUrl });
  database = app.app.get(Database);
});
afterAll(async () => {
  await second?.close();
  await app?.close();
});

const daysAgo = (days: number): number => Date.now() - days * DAY_MS;

async function purge(on = app, signal = new AbortController().signal): Promise<Record<string, number>> {
  const purged = await on.app.get(CommandBus, { strict: false }).execute(new PurgeExpired(signal));
  return Object.fromEntries(purged.map(({ what, count }) => [what, count]));
}

const countOf = async (table: string, where = 'true'): Promise<number> => {
  const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`);
  return row?.count ?? 0;
};

beforeEach(async () => {
  await purge();
});

async function anonymous(endedDaysAgo: number): Promise<{ id: string; token: string }> {
  const id = `usr_${randomBytes(13).toString('hex')}`;
  await database.execute(`insert into identity.caller (id, kind, created_at) values ($1, 'anonymous', $2)`, [
    id,
    Math.round(daysAgo(endedDaysAgo)),
  ]);
  const token = await tokenOf(id, { expiresAt: daysAgo(endedDaysAgo) });
  return { id, token };
}

async function tokenOf(
  id: string,
  { expiresAt, issuedAt = 0, grant = null }: { expiresAt: number; issuedAt?: number; grant?: string | null },
): Promise<string> {
  const digest = randomBytes(32).toString('hex');
  await database.execute(
    `insert into identity.token (digest, caller_id, grant_id, issued_at, expires_at)
     values (decode($1, 'hex'), $2, $3, $4, $5)`,
    [digest, id, grant, issuedAt, expiresAt],
  );
  return digest;
}

const isThere = async (digest: string): Promise<boolean> =>
  (await countOf('identity.token', `digest = decode('${digest}', 'hex')`)) === 1;

const record = (kind: string, at: number, caller: string | null = null): Promise<number> =>
  database.execute('insert into identity.security_event (kind, at, caller_id) values ($1, $2, $3)', [kind, at, caller]);

/** The purge puts on record what it deletes. */
const NOT_OF_RETENTION = `kind <> 'data_expired'`;

describe('the purge', () => {
  test('removes tokens 30 days after they expired, and none that works', async () => {
    const { id } = await anonymous(-1);
    const [old, recent, living] = [
      await tokenOf(id, { expiresAt: daysAgo(30) }),
      await tokenOf(id, { expiresAt: daysAgo(29.9) }),
      await tokenOf(id, { expiresAt: daysAgo(-1) }),
    ];
    expect(await purge()).toMatchObject({ tokens: 1 });
    expect([await isThere(old), await isThere(recent), await isThere(living)]).toEqual([false, true, true]);
  });

  test('keeps the newest token of a consent, and of those that it replaced what is a day old', async () => {
    const { id } = await anonymous(-1);
    const tokens = [
      await tokenOf(id, { grant: 'g1', issuedAt: 1, expiresAt: daysAgo(2) }),
      await tokenOf(id, { grant: 'g1', issuedAt: 2, expiresAt: daysAgo(0.5) }),
      await tokenOf(id, { grant: 'g1', issuedAt: 3, expiresAt: daysAgo(0.4) }),
      await tokenOf(id, { grant: 'g2', issuedAt: 1, expiresAt: daysAgo(2) }),
      await tokenOf(id, { issuedAt: 1, expiresAt: daysAgo(2) }),
    ];
    expect(await purge()).toMatchObject({ replacedTokens: 1, tokens: 0 });
    expect(await Promise.all(tokens.map(isThere))).toEqual([false, true, true, true, true]);
  });

  test.each([
    ['claims', 'identity.claim', 'digest, caller_id, expires_at', '$2, $1, $3'],
    ['sessions', 'identity.session', 'digest, caller_id, started_at, expires_at', '$2, $1, 0, $3'],
    ['devices', 'identity.device', 'digest, caller_id, known_since, expires_at', '$2, $1, 0, $3'],
    ['links', 'identity.link', 'digest, purpose, email, expires_at', `$2, 'invitation', $1, $3`],
    ['attempts', 'identity.attempt', 'key, first_at, expires_at, used', '$2, length($1), $3, 1'],
    ['pairings', 'identity.pairing', 'device_code_digest, anonymous_id, interval_ms, expires_at', '$2, $1, 0, $3'],
  ])('removes %s as soon as they have expired', async (what, table, columns, values) => {
    const { id } = await anonymous(-1);
    const put = (expiresAt: number) =>
      database.execute(`insert into ${table} (${columns}) values (${values})`, [id, randomBytes(32), expiresAt]);
    await put(Date.now() - 1);
    await put(Date.now() + DAY_MS);
    expect(await purge()).toMatchObject({ [what]: 1 });
    expect(await countOf(table, `expires_at > ${Date.now()}`)).toBeGreaterThan(0);
    expect(await countOf(table, `expires_at <= ${Date.now() - 1}`)).toBe(0);
  });

  test('removes what the authorization server does not need any more', async () => {
    const put = (kind: string, expiresAt: number) =>
      database.execute(
        `insert into identity.oidc_payload (kind, digest, payload, created_at, expires_at) values ($1, $2, '{}', 0, $3)`,
        [kind, randomBytes(32), expiresAt],
      );
    await put('AuthorizationCode', Date.now() - 1);
    await put('RefreshToken', Date.now() + DAY_MS);
    expect(await purge()).toMatchObject({ grants: 1 });
    expect(await countOf('identity.oidc_payload', `kind in ('AuthorizationCode', 'RefreshToken')`)).toBe(1);
  });

  test('keeps security events for 180 days, and failed sign-ins that name nobody for 30', async () => {
    const { id } = await anonymous(-1);
    await record('signed_in', daysAgo(181), id);
    await record('signed_in', daysAgo(179), id);
    await record('sign_in_failed', daysAgo(31), id);
    await record('sign_in_failed', daysAgo(31));
    await record('sign_in_failed', daysAgo(29));
    expect(await purge()).toMatchObject({ securityEvents: 1, failedSignInsOfNobody: 1 });
    expect(await countOf('identity.security_event', NOT_OF_RETENTION)).toBe(3);
  });

  test('forgets anonymous callers who made nothing, 30 days after their session, without a trace', async () => {
    const [idle, recent, living] = [await anonymous(31), await anonymous(29), await anonymous(-1)];
    await tokenOf(living.id, { expiresAt: daysAgo(40) });
    expect(await purge()).toMatchObject({ idleCallers: 1 });
    expect(await countOf('identity.caller', `id = '${idle.id}'`)).toBe(0);
    expect(await countOf('identity.erased_caller', `caller_id = '${idle.id}'`)).toBe(0);
    expect(await countOf('identity.caller', `id in ('${recent.id}', '${living.id}')`)).toBe(2);
  });

  test('keeps anonymous callers who made something in any context, and members', async () => {
    const busy = await anonymous(31);
    await database.execute(
      `insert into preferences.profile (caller_id, language, timezone) values ($1, 'en', 'Europe/Berlin')`,
      [busy.id],
    );
    await app.memberToken('silent@example.org');
    await database.execute(
      'update identity.token set expires_at = 1 where client_name is null and caller_id in (select caller_id from identity.member)',
    );
    await database.execute('update identity.caller set seen_at = $2 where id = $1', [busy.id, daysAgo(29)]);
    expect(await purge()).toMatchObject({ idleCallers: 0, unusedCallers: 0 });
    expect(await countOf('identity.caller', `id = '${busy.id}'`)).toBe(1);
    expect(await isThere(busy.token)).toBe(false);
    expect(await countOf('identity.member', `email_key = 'silent@example.org'`)).toBe(1);
  });

  test('removes each row once when two workers are at it, and more than one batch of them', async () => {
    const before = await countOf('identity.security_event', NOT_OF_RETENTION);
    await database.execute(
      `insert into identity.security_event (kind, at) select 'signed_in', 1 from generate_series(1, 2500)`,
    );
    const idle = await Promise.all(Array.from({ length: 20 }, () => anonymous(31)));
    const [one, two] = await Promise.all([purge(app), purge(second)]);
    expect((one['idleCallers'] ?? 0) + (two['idleCallers'] ?? 0)).toBe(idle.length);
    const left = (await purge())['securityEvents'] ?? 0;
    expect((one['securityEvents'] ?? 0) + (two['securityEvents'] ?? 0) + left).toBe(2500);
    expect(await countOf('identity.security_event', NOT_OF_RETENTION)).toBe(before);
  });

  test('leaves nothing half done when its process is killed, and the next one goes on', async () => {
    const { id, token } = await anonymous(31);
    await database.execute(`
      create function identity.kill() returns trigger language plpgsql as
      $$ begin raise exception 'killed, says the test'; end $$`);
    await database.execute(
      'create trigger killed before delete on identity.caller for each row execute function identity.kill()',
    );
    await expect(purge()).rejects.toThrow('killed');
    expect([await countOf('identity.caller', `id = '${id}'`), await isThere(token)]).toEqual([1, true]);
    await database.execute('drop trigger killed on identity.caller');
    expect(await purge()).toMatchObject({ idleCallers: 1 });
  });

  test('stops between batches when its worker is stopping, and the next one goes on', async () => {
    await database.execute(
      `insert into identity.security_event (kind, at) select 'signed_in', 1 from generate_series(1, 10)`,
    );
    expect(await purge(app, AbortSignal.abort())).toMatchObject({ securityEvents: 0 });
    expect(await purge()).toMatchObject({ securityEvents: 10 });
  });

  test('is planned for each hour, once for all workers', async () => {
    expect(await database.query(`select cron from jobs.schedule where name = 'identity.purge'`)).toEqual([
      { cron: '41 * * * *' },
    ]);
  });

  test('is done and counted by identity:purge', async () => {
    await record('signed_in', 1);
    const lines: string[] = [];
    await app.app
      .get(CliRegistry)
      .find('identity:purge')
      ?.execute([], (line) => void lines.push(line));
    expect(lines).toContain('       1 security events');
    expect(lines).toContain('       0 anonymous callers that made nothing');
  });
});

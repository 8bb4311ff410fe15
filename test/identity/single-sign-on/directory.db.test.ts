import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Config } from '../../../src/config.js';
import { CheckIdentities } from '../../../src/identity/single-sign-on/application/commands/check-identities.js';
import { DeactivateMember } from '../../../src/identity/accounts/accounts.js';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { tokenOf } from '../../support/people/credentials.js';
import { People } from '../../support/people/people.js';
import { OidcIssuer } from '../../support/servers/oidc-issuer.js';
import { mcpStatus } from '../access/oauth-kit.js';
import { at, settingsOf, Traveller } from './sign-on-kit.js';

const MINUTE_MS = 60_000;

let issuer: OidcIssuer;
let app: TestApp;
let people: People;
let persons = 0;

const config = (): Partial<Config> =>
  at(
    settingsOf(issuer, {
      groups: ['staff'],
      roleGroups: { operator: ['admins'], auditor: ['audit'] },
    }),
  );

beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ listen: 'known', config: config() });
  issuer.serve(app.url);
  people = new People(app);
  await people.create('emergency@example.org');
  await people.commands.execute(new GrantRole('emergency@example.org', 'operator'));
});
afterAll(async () => {
  await app?.close();
  await issuer?.close();
});
beforeEach(() => {
  persons += 1;
});
afterEach(() => {
  issuer.disowns.clear();
});

const person = (...groups: readonly string[]) =>
  (issuer.person = { sub: `person-${persons}`, email: `person-${persons}@example.com`, email_verified: true, groups });

interface Me {
  readonly user: { readonly id: CallerId };
}

/** Each time with a browser of its own; null: nobody is signed in. */
async function signIn(): Promise<{ readonly id: CallerId; readonly session: string } | null> {
  const traveller = new Traveller(app);
  await traveller.signIn();
  const session = traveller.here.cookie(SESSION_COOKIE) ?? '';
  const { status, body } = await people.me<Me>(session);
  return status === 200 ? { id: body.user.id, session } : null;
}

const rolesOf = async (id: CallerId): Promise<readonly string[]> => {
  const sql = 'select role from identity.role_grant where caller_id = $1 and revoked_at is null order by role';
  return (await app.app.get(Database).query<{ role: string }>(sql, [id])).map(({ role }) => role);
};

/** As the job does, `minutes` from now. */
async function checkAfter(minutes: number): Promise<number> {
  const clock = app.app.get(Clock, { strict: false });
  const later = Date.now() + minutes * MINUTE_MS;
  clock.now = () => later;
  try {
    return await people.commands.execute(new CheckIdentities(new AbortController().signal));
  } finally {
    clock.now = () => Date.now();
  }
}

describe('the groups of an issuer', () => {
  test('let in those who are in one of them, at each sign-in', async () => {
    person('guests');
    expect(await signIn()).toBeNull();
    person('staff');
    expect(await signIn()).not.toBeNull();
    person();
    expect(await signIn()).toBeNull();
  });

  test('give roles at each sign-in and take them away, on record', async () => {
    person('staff', 'admins', 'audit');
    const { id } = (await signIn())!;
    expect(await rolesOf(id)).toEqual(['auditor', 'operator']);
    person('staff', 'audit');
    await signIn();
    expect(await rolesOf(id)).toEqual(['auditor']);
    expect((await people.kindsOf(id)).filter((kind) => kind.startsWith('role_'))).toEqual([
      'role_granted',
      'role_granted',
      'role_revoked',
    ]);
  });

  test('leave the last operator one', async () => {
    const database = app.app.get(Database);
    person('staff', 'admins');
    const { id } = (await signIn())!;
    await database.execute(
      `update identity.role_grant set revoked_at = 1 where caller_id <> $1 and role = 'operator'`,
      [id],
    );
    person('staff');
    expect(await signIn()).not.toBeNull();
    expect(await rolesOf(id)).toEqual(['operator']);
    issuer.disowns.add(`person-${persons}`);
    await checkAfter(20);
    expect(await rolesOf(id)).toEqual(['operator']);
    await database.execute(
      `update identity.role_grant set revoked_at = null where caller_id <> $1 and role = 'operator'`,
      [id],
    );
  });
});

describe('somebody whom the issuer does not know any more', () => {
  test('is out with browsers and agents at the next look, and back when they sign in there again', async () => {
    person('staff');
    const { id, session } = (await signIn())!;
    const agent = await tokenOf(app, { id, email: '', password: '' });
    await checkAfter(20);
    expect([await people.isSignedIn(session), await mcpStatus(app, agent)]).toEqual([true, 200]);
    issuer.disowns.add(`person-${persons}`);
    expect(await checkAfter(60)).toBeGreaterThan(0);
    expect([await people.isSignedIn(session), await mcpStatus(app, agent)]).toEqual([false, 401]);
    expect(await people.kindsOf(id)).toContain('member_deactivated');
    issuer.disowns.clear();
    expect((await signIn())?.id).toBe(id);
    expect((await people.kindsOf(id)).slice(-2)).toEqual(['member_reactivated', 'signed_in']);
  });

  test('stays out when it was an operator who shut them out', async () => {
    person('staff');
    const { id } = (await signIn())!;
    await people.commands.execute(new DeactivateMember(id, { operator: null }));
    const refused = await new Traveller(app).signIn();
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Your account is deactivated')]);
  });

  test('is out when they leave the groups that may come in', async () => {
    person('staff');
    const { session } = (await signIn())!;
    person('guests');
    issuer.learn();
    await checkAfter(20);
    expect(await people.isSignedIn(session)).toBe(false);
  });

  test('stays in while the issuer does not answer', async () => {
    person('staff');
    const { session } = (await signIn())!;
    issuer.failing = 500;
    await checkAfter(20);
    issuer.failing = null;
    expect(await people.isSignedIn(session)).toBe(true);
  });

  test('is known by a refresh token that no table has as it is', async () => {
    person('staff');
    await signIn();
    const sql = 'select refresh_token from identity.external_identity where subject = $1';
    const [row] = await app.app.get(Database).query<{ refresh_token: Buffer }>(sql, [`person-${persons}`]);
    expect(row?.refresh_token.length).toBeGreaterThan(40);
    expect(issuer.refreshTokens.some((token) => row!.refresh_token.includes(token))).toBe(false);
    expect(issuer.refreshTokens.length).toBeGreaterThan(0);
  });
});

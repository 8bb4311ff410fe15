import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ADMIN_SCOPE, MCP_SCOPE } from '../../../src/identity/access/domain/token.js';
import { DeactivateMember } from '../../../src/identity/accounts/application/commands/deactivate-member.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { ResetPassword } from '../../../src/identity/accounts/application/commands/reset-password.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { DeactivatedMembers } from '../../../src/shared/kernel/deactivated-members.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { connect, mcpTokenOf } from '../../support/mcp/mcp-client.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { browser, PASSWORD, People } from '../../support/people/people.js';
import { mcpStatus, newTokens, refresh } from '../access/oauth-kit.js';

let app: TestApp;
let other: TestApp;
let people: People;
let boss: Somebody;

beforeAll(async () => {
  const config = { rateLimitPerMinute: 100_000 };
  app = await startTestApp({ listen: 'known', config });
  other = await startTestApp({ databaseUrl: app.databaseUrl, config });
  people = new People(app);
  boss = await operator(app);
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const admin = (name: string, member_id: string, token = boss.token) =>
  app.post(`/api/v1/admin/members/${name}`, { member_id }, token);

const reads = async (node: TestApp, token: string): Promise<number> =>
  (await node.post('/api/v1/settings/get', {}, token)).status;

const elsewhere = (): People => new People(other);

describe('a member who is deactivated', () => {
  test('is out on every node with the next request: browsers, tokens and clients', async () => {
    const one = await somebody(app);
    const { client, access, refresh: token } = await newTokens(app, one);
    expect([await reads(other, one.token), await elsewhere().isSignedIn(one.session)]).toEqual([200, true]);
    expect((await admin('deactivate', one.id)).body).toEqual({ done: true });
    for (const node of [app, other]) {
      expect(await reads(node, one.token)).toBe(401);
      expect(await new People(node).isSignedIn(one.session)).toBe(false);
    }
    expect(await mcpStatus(app, access)).toBe(401);
    expect((await refresh(app, client, token)).status).toBe(400);
    expect(await people.kindsOf(one.id)).toContain('member_deactivated');
  });

  test('is known to other contexts of every node, who are told in one statement when they ask at once', async () => {
    const [one, two] = [await somebody(app), await somebody(app)];
    const deactivated = other.app.get(DeactivatedMembers, { strict: false });
    const database = other.app.get(Database);
    const query = database.query.bind(database);
    const asked: (readonly unknown[] | undefined)[] = [];
    database.query = (sql, params, name) => {
      if (name === 'identity.deactivated-members') asked.push(params);
      return query(sql, params, name);
    };
    const both = (): Promise<boolean[]> => Promise.all([one, two, one].map(({ id }) => deactivated.has(brand(id))));
    expect(await both()).toEqual([false, false, false]);
    await admin('deactivate', one.id);
    expect(await both()).toEqual([true, false, true]);
    await admin('reactivate', one.id);
    expect(await both()).toEqual([false, false, false]);
    database.query = query;
    expect(asked).toEqual([1, 2, 3].map(() => [[one.id, two.id]]));
  });

  test('does not sign in, and is told why only with the right password', async () => {
    const one = await somebody(app);
    await admin('deactivate', one.id);
    expect(await people.outcome(people.signIn(one.email))).toBe('account_deactivated');
    expect(await people.outcome(people.signIn(one.email, 'a wrong password'))).toBe('sign_in_refused');
    const page = app.browser();
    await page.open('/signin');
    const refused = await page.submit('/signin', { email: one.email, password: PASSWORD });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('deactivated');
    expect(refused.setCookies.filter(({ name }) => name === SESSION_COOKIE)).toEqual([]);
  });

  test('gets in by no link to a new password either, which stays good', async () => {
    const one = await somebody(app);
    const { token } = await people.commands.execute(new MakeResetLink(one.email, null));
    await admin('deactivate', one.id);
    const reset = (): Promise<unknown> =>
      people.commands.execute(new ResetPassword(token, 'another long password', browser()));
    expect(await people.outcome(reset())).toBe('account_deactivated');
    await admin('reactivate', one.id);
    expect(await people.outcome(reset())).toBe('in');
  });

  test('signs in again after being reactivated, and the sessions and agents of before stay ended', async () => {
    const one = await somebody(app);
    await admin('deactivate', one.id);
    const shown = await app.post<{ member: object }>('/api/v1/admin/members/get', { member_id: one.id }, boss.token);
    expect(shown.body.member).toMatchObject({ deactivated_at: expect.any(Number), sessions: 0 });
    await admin('reactivate', one.id);
    expect(await reads(app, one.token)).toBe(401);
    expect(await people.isSignedIn(one.session)).toBe(false);
    expect(await people.outcome(people.signIn(one.email))).toBe('in');
    expect(await people.kindsOf(one.id)).toEqual(expect.arrayContaining(['member_deactivated', 'member_reactivated']));
  });

  test('is out once, however often somebody says so', async () => {
    const one = await somebody(app);
    await admin('deactivate', one.id);
    await admin('deactivate', one.id);
    expect((await people.kindsOf(one.id)).filter((kind) => kind === 'member_deactivated')).toHaveLength(1);
  });

  test('is out although they sign in at the same moment', async () => {
    const one = await somebody(app);
    const [signedIn] = await Promise.allSettled([
      elsewhere().signIn(one.email),
      people.commands.execute(new DeactivateMember(one.id, { operator: null, why: 'no longer known to the issuer' })),
    ]);
    if (signedIn.status === 'fulfilled') expect(await people.isSignedIn(signedIn.value.sessionToken)).toBe(false);
    expect(await people.outcome(people.signIn(one.email))).toBe('account_deactivated');
  });

  test('is out by an agent over MCP, too, and so is an agent of theirs', async () => {
    const one = await somebody(app);
    const theirs = await mcpTokenOf(app, one.email, [MCP_SCOPE]);
    const client = await connect(app, await mcpTokenOf(app, boss.email, [MCP_SCOPE, ADMIN_SCOPE]));
    const call = async (name: string): Promise<unknown> =>
      (await client.callTool({ name, arguments: { member_id: one.id } })).structuredContent;
    expect(await call('admin_deactivate_member')).toEqual({ done: true });
    expect(await mcpStatus(app, theirs)).toBe(401);
    expect(await call('admin_reactivate_member')).toEqual({ done: true });
    await client.close();
  });

  test('is shown as such to operators, whose page lets them in again', async () => {
    const one = await somebody(app);
    const path = `/admin/members/${one.id}`;
    await boss.browser.open(path);
    expect((await boss.browser.submit(path, { do: 'deactivate' })).status).toBe(303);
    expect((await boss.browser.open(`${path}?done=deactivated`)).text).toContain('Deactivated since');
    expect((await boss.browser.submit(path, { do: 'reactivate' })).status).toBe(303);
    expect(await people.outcome(people.signIn(one.email))).toBe('in');
  });
});

describe('the last operator who may come in', () => {
  test('is not deactivated, nor anybody by themselves', async () => {
    expect((await admin('deactivate', boss.id)).body['error']).toBe('own_account');
    const byIssuer = people.commands.execute(new DeactivateMember(boss.id, { operator: null }));
    expect(await people.outcome(byIssuer)).toBe('last_operator');
    const second = await operator(app);
    await admin('deactivate', second.id);
    const alone = await app.post('/api/v1/admin/roles/revoke', { member_id: boss.id, role: 'operator' }, boss.token);
    expect(alone.body['error']).toBe('last_operator');
  });

  test('stays when two deactivate each other at once', async () => {
    const second = await operator(app);
    const answers = await Promise.all([admin('deactivate', second.id), admin('deactivate', boss.id, second.token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left, gone] = (await reads(app, boss.token)) === 200 ? [boss, second] : [second, boss];
    await admin('reactivate', gone.id, left.token);
    expect(await people.outcome(people.signIn(gone.email))).toBe('in');
  });
});

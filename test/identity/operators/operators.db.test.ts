import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ADMIN_SCOPE, MCP_SCOPE } from '../../../src/identity/access/domain/token.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { connect, mcpTokenOf, refusalOf } from '../../support/mcp/mcp-client.js';
import { operator, somebody, type Somebody } from '../../support/people/operators.js';
import { People } from '../../support/people/people.js';

let app: TestApp;
let people: People;
let boss: Somebody;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
  people = new People(app);
  boss = await operator(app);
});
afterAll(() => app?.close());

const admin = <Body = Record<string, unknown>>(name: string, body: unknown = {}, token = boss.token) =>
  app.post<Body>(`/api/v1/admin/${name}`, body, token);

const operationsOfOperators = (): string[] => app.contract.paths().filter((path) => path.startsWith('/api/v1/admin/'));

interface Events {
  readonly events: readonly { kind: string; caller_id: string | null; operator_id: string | null; detail: string }[];
}

const newest = async (): Promise<Events['events'][number] | undefined> =>
  (await admin<Events>('security_events/list', { limit: 1 })).body.events[0];

describe('the operations of operators', () => {
  test('are forbidden to members and to anonymous agents, all of them, before their body is looked at', async () => {
    const [member, anonymous] = [(await somebody(app)).token, await app.anonymousToken()];
    expect(operationsOfOperators().length).toBeGreaterThan(15);
    for (const path of operationsOfOperators()) {
      for (const token of [member, anonymous]) {
        const { status, body } = await app.post(path, { nonsense: true }, token);
        expect([path, status, body['error']]).toEqual([path, 403, 'forbidden']);
      }
      expect((await app.post(path, {})).status).toBe(401);
    }
  });

  test('refuse fields that they do not know', async () => {
    for (const path of operationsOfOperators()) {
      const { status, body } = await app.post(path, { nonsense: true }, boss.token);
      expect([path, status, body['error']]).toEqual([path, 400, 'invalid_request']);
    }
  });

  test('end with the role, from the next request on', async () => {
    const second = await operator(app);
    expect((await admin('members/list', {}, second.token)).status).toBe(200);
    await admin('roles/revoke', { member_id: second.id, role: 'operator' });
    expect((await admin('members/list', {}, second.token)).status).toBe(403);
  });
});

describe('members, for an operator,', () => {
  interface Listed {
    readonly members: readonly { id: string; email: string; roles: string[]; sessions: number }[];
    readonly next_cursor: string | null;
  }

  test('are listed newest first, page by page, each once', async () => {
    for (let count = 0; count < 3; count += 1) await somebody(app);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const asked: Record<string, unknown> = { limit: 2, ...(cursor !== null && { cursor }) };
      const { body }: { body: Listed } = await admin<Listed>('members/list', asked);
      seen.push(...body.members.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(boss.id);
  });

  test('are found by a part of their name or e-mail, in any spelling, and signs of patterns are letters', async () => {
    const one = await somebody(app);
    const found = async (query: string): Promise<string[]> =>
      (await admin<Listed>('members/list', { query })).body.members.map(({ email }) => email);
    expect(await found(one.email.toUpperCase())).toEqual([one.email]);
    expect(await found('%')).toEqual([]);
  });

  test('are read one by one, with the agents that can come in', async () => {
    const one = await somebody(app);
    const { body } = await admin<{ member: object; agents: object[] }>('members/get', { member_id: one.id });
    expect(body.member).toMatchObject({ id: one.id, email: one.email, roles: [], sessions: 1 });
    expect(body.agents).toHaveLength(1);
    expect((await admin('members/get', { member_id: 'usr_nobody' })).status).toBe(404);
  });

  test('are signed out everywhere, and their agents go on', async () => {
    const one = await somebody(app);
    expect((await admin('members/sign_out', { member_id: one.id })).body).toEqual({ ended: 1 });
    expect(await people.isSignedIn(one.session)).toBe(false);
    expect((await app.post('/api/v1/settings/get', {}, one.token)).status).toBe(200);
    expect(await newest()).toMatchObject({ kind: 'signed_out', caller_id: one.id, operator_id: boss.id });
  });

  test('lose their agents, and their browsers go on', async () => {
    const one = await somebody(app);
    expect((await admin('members/end_agents', { member_id: one.id })).body).toEqual({ ended: 1 });
    expect((await app.post('/api/v1/settings/get', {}, one.token)).status).toBe(401);
    expect(await people.isSignedIn(one.session)).toBe(true);
    expect(await newest()).toMatchObject({ kind: 'token_revoked', caller_id: one.id, operator_id: boss.id });
  });

  test('get a link for a new password that works once', async () => {
    const one = await somebody(app);
    const { body } = await admin<{ url: string }>('members/reset_link', { member_id: one.id });
    expect(await newest()).toMatchObject({ kind: 'reset_link_made', caller_id: one.id, operator_id: boss.id });
    const visitor = app.browser();
    const path = new URL(body.url).pathname;
    expect((await visitor.open(path)).text).toContain(one.email);
    expect((await visitor.submit(path, { password: 'another long password' })).status).toBe(303);
    expect((await visitor.open(path)).status).not.toBe(200);
  });

  test('get roles and lose them, and the trail names who gave them', async () => {
    const one = await somebody(app);
    await admin('roles/grant', { member_id: one.id, role: 'auditor' });
    const { body } = await admin<{ member: { roles: string[] } }>('members/get', { member_id: one.id });
    expect(body.member.roles).toEqual(['auditor']);
    expect(await newest()).toMatchObject({ kind: 'role_granted', operator_id: boss.id, detail: 'auditor' });
    await admin('roles/revoke', { member_id: one.id, role: 'auditor' });
    expect(await newest()).toMatchObject({ kind: 'role_revoked', operator_id: boss.id });
  });

  test('are erased by whoever types their e-mail, and nobody erases themselves here', async () => {
    const one = await somebody(app);
    const erase = (confirm_email: string, member_id: string = one.id) =>
      admin('members/erase', { member_id, confirm_email });
    expect((await erase(boss.email)).status).toBe(400);
    expect((await erase(boss.email, boss.id)).body['error']).toBe('own_account');
    expect((await erase(one.email)).body).toEqual({ done: true });
    expect((await admin('members/get', { member_id: one.id })).status).toBe(404);
    expect((await app.post('/api/v1/settings/get', {}, one.token)).status).toBe(401);
    const { body } = await admin<Events>('security_events/list', { caller_id: one.id });
    expect(body.events).toMatchObject([{ kind: 'caller_erased', operator_id: boss.id }]);
  });
});

describe('the last operator', () => {
  test('keeps the role, also when two take it from each other at once', async () => {
    const second = await operator(app);
    const answers = await Promise.all([
      admin('roles/revoke', { member_id: second.id, role: 'operator' }),
      admin('roles/revoke', { member_id: boss.id, role: 'operator' }, second.token),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status } of answers) expect([200, 403, 409]).toContain(status);
    const left = (await admin('members/list', {}, boss.token)).status === 200 ? boss : second;
    const alone = await admin('roles/revoke', { member_id: left.id, role: 'operator' }, left.token);
    expect([alone.status, alone.body['error']]).toEqual([409, 'last_operator']);
    if (left !== boss) await admin('roles/grant', { member_id: boss.id, role: 'operator' }, second.token);
  });
});

describe('an invitation of an operator', () => {
  interface Invitations {
    readonly invitations: readonly { id: string; email: string | null }[];
  }
  const listed = async (): Promise<Invitations['invitations']> =>
    (await admin<Invitations>('invitations/list')).body.invitations;
  const invite = async (email?: string): Promise<string> => {
    const { body } = await admin<{ url: string }>('invitations/create', email === undefined ? {} : { email });
    const { pathname, search } = new URL(body.url);
    return pathname + search;
  };

  test('makes a member of whoever opens its link, and is not listed any more', async () => {
    const path = await invite('ada@example.org');
    expect(await listed()).toMatchObject([{ email: 'ada@example.org' }]);
    const visitor = app.browser();
    await visitor.open(path);
    const fields = { email: 'ada@example.org', name: 'Ada', password: 'correct horse battery' };
    expect((await visitor.submit('/signup', fields)).status).toBe(303);
    expect(await listed()).toEqual([]);
  });

  test('takes the place of an older one for the same e-mail, in any spelling', async () => {
    const old = await invite('Ben@example.org');
    await invite('ben@example.org');
    expect(await listed()).toMatchObject([{ email: 'ben@example.org' }]);
    expect((await app.browser().open(old)).status).not.toBe(200);
  });

  test('opens nothing once it was taken back, and can be taken back once', async () => {
    const path = await invite();
    const { id } = (await listed()).find(({ email }) => email === null)!;
    expect((await admin('invitations/revoke', { invitation_id: id })).body).toEqual({ done: true });
    expect(await newest()).toMatchObject({ kind: 'invitation_revoked', operator_id: boss.id });
    expect((await app.browser().open(path)).status).not.toBe(200);
    expect((await admin('invitations/revoke', { invitation_id: id })).status).toBe(404);
  });

  test('is not made for a member, and not for what is no e-mail', async () => {
    expect((await admin('invitations/create', { email: boss.email })).body['error']).toBe('email_taken');
    expect((await admin('invitations/create', { email: 'nobody' })).body['error']).toBe('invalid_request');
  });
});

describe('an agent over MCP', () => {
  test('sees and calls the tools of operators for an operator only', async () => {
    const toolsOf = async (email: string): Promise<readonly string[]> => {
      const client = await connect(app, await mcpTokenOf(app, email, [MCP_SCOPE, ADMIN_SCOPE]));
      const { tools } = await client.listTools();
      await client.close();
      return tools.map(({ name }) => name).filter((name) => name.startsWith('admin_'));
    };
    const member = await somebody(app);
    expect(await toolsOf(member.email)).toEqual([]);
    expect(await toolsOf(boss.email)).toHaveLength(operationsOfOperators().length);
    const client = await connect(app, await mcpTokenOf(app, member.email, [MCP_SCOPE, ADMIN_SCOPE]));
    const refused = await client.callTool({ name: 'admin_list_members', arguments: {} });
    expect(refusalOf(refused)).toMatchObject({ error: 'forbidden' });
    await client.close();
  });

  test('invites, reads and signs out as REST does', async () => {
    const one = await somebody(app);
    const client = await connect(app, await mcpTokenOf(app, boss.email, [MCP_SCOPE, ADMIN_SCOPE]));
    const call = async (name: string, given: Record<string, unknown> = {}): Promise<unknown> =>
      (await client.callTool({ name, arguments: given })).structuredContent;
    expect(await call('admin_get_member', { member_id: one.id })).toMatchObject({ member: { email: one.email } });
    expect(await call('admin_sign_member_out', { member_id: one.id })).toEqual({ ended: 1 });
    expect(await call('admin_create_invitation')).toMatchObject({
      url: expect.stringContaining('/signup?invitation='),
    });
    expect(await call('admin_list_security_events', { limit: 1 })).toMatchObject({
      events: [{ kind: 'invitation_made', operator_id: boss.id }],
    });
    await client.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { RevokeRole } from '../../../src/identity/access/application/commands/revoke-role.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { connect, refusalOf } from '../../support/mcp/mcp-client.js';
import { argvOf } from '../../support/program/command-line.js';
import {
  authorizePath,
  codeIn,
  newClient,
  newPerson,
  newVerifier,
  type Person,
  redeem,
  refresh,
  visit,
} from './oauth-kit.js';
import { ask, pair } from './pairing-kit.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
});
afterAll(() => app?.close());

const commands = (): CommandBus => app.app.get(CommandBus, { strict: false });

async function newOperator(): Promise<Person> {
  const person = await newPerson(app);
  await commands().execute(new GrantRole(person.email, 'operator'));
  return person;
}

const TICKED = { admin: 'on' };

/** Lets a new agent in at `/pair`: the page that asks, and the token. */
async function paired({ browser }: Person, choice: Readonly<Record<string, string>>) {
  const { user_code: code, device_code } = await pair(app);
  await browser.open('/pair');
  const asked = await browser.submit('/pair', { code });
  const { status } = await browser.submit('/pair', { answer: 'approve', ...choice });
  expect(status).toBe(200);
  const { body } = await ask(app, { device_code });
  const { access_token: token, scopes } = body as unknown as { access_token: string; scopes: readonly string[] };
  return { asked: asked.text, token, scopes };
}

/** Lets a new client of MCP in. */
async function consented({ browser }: Person, choice: Readonly<Record<string, string>>) {
  const [client, verifier] = [await newClient(app), newVerifier()];
  const asked = await visit(browser, authorizePath({ client, verifier }));
  const decided = await browser.settle(
    await browser.submit(new URL(asked.url).pathname, { answer: 'allow', ...choice }),
  );
  const code = codeIn(new URL(decided.location ?? decided.url));
  const { body } = await redeem(app, client, code, verifier);
  return {
    client,
    asked: asked.text,
    scope: body.scope,
    token: String(body.access_token),
    next: String(body.refresh_token),
  };
}

const adminStatus = async (token: string): Promise<number> =>
  (await app.post('/api/v1/admin/members/list', {}, token)).status;

const settingsStatus = async (token: string): Promise<number> =>
  (await app.post('/api/v1/settings/get', {}, token)).status;

async function toolsOf(token: string): Promise<readonly string[]> {
  const client = await connect(app, token);
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name).filter((name) => name.startsWith('admin_'));
}

describe('an agent that an operator pairs', () => {
  test('does not get what operators do, unless the operator ticks it: the box is there and empty', async () => {
    const boss = await newOperator();
    const { asked, token, scopes } = await paired(boss, {});
    expect(asked).toContain('It may also administer this service');
    expect(asked).toMatch(/<input[^>]*name="admin"/);
    expect(asked).not.toMatch(/<input[^>]*name="admin"[^>]*checked/);
    expect(scopes).toEqual(['skill']);
    expect([await adminStatus(token), await settingsStatus(token)]).toEqual([403, 200]);
    const refused = await app.post('/api/v1/admin/members/list', {}, token);
    expect(refused.body['error']).toBe('forbidden');
  });

  test('gets it when the operator ticks it, as long as they have the role, and the account says so', async () => {
    const boss = await newOperator();
    await newOperator();
    const { token, scopes } = await paired(boss, TICKED);
    expect(scopes).toEqual(['skill', 'admin']);
    expect(await adminStatus(token)).toBe(200);
    expect((await boss.browser.open('/account')).text).toContain('may administer the service');
    await commands().execute(new RevokeRole(boss.email, 'operator'));
    expect([await adminStatus(token), await settingsStatus(token)]).toEqual([403, 200]);
  });

  test('gets nothing of it from a member who is none, who is not asked and cannot say so, even if they become one', async () => {
    const member = await newPerson(app);
    const { asked, token, scopes } = await paired(member, TICKED);
    expect(asked).not.toContain('name="admin"');
    expect(scopes).toEqual(['skill']);
    await commands().execute(new GrantRole(member.email, 'operator'));
    expect(await adminStatus(token)).toBe(403);
  });
});

describe('a client of MCP that an operator lets in', () => {
  test('sees and calls no tool of operators, unless the operator ticks it', async () => {
    const boss = await newOperator();
    const { asked, token, scope, client, next } = await consented(boss, {});
    expect(asked).toContain('It may also administer this service');
    expect(scope).toBe('mcp:use');
    expect(await toolsOf(token)).toEqual([]);
    const agent = await connect(app, token);
    const refused = await agent.callTool({ name: 'admin_list_members', arguments: {} });
    await agent.close();
    expect(refusalOf(refused)).toMatchObject({ error: 'forbidden' });
    expect(await toolsOf(String((await refresh(app, client, next)).body.access_token))).toEqual([]);
  });

  test('has them with the tick, after a refresh too, and loses them with the role', async () => {
    const boss = await newOperator();
    await newOperator();
    const { token, scope, client, next } = await consented(boss, TICKED);
    expect(scope).toBe('mcp:use admin');
    expect((await toolsOf(token)).length).toBeGreaterThan(15);
    const renewed = String((await refresh(app, client, next)).body.access_token);
    expect((await toolsOf(renewed)).length).toBeGreaterThan(15);
    await commands().execute(new RevokeRole(boss.email, 'operator'));
    expect(await toolsOf(renewed)).toEqual([]);
  });

  test('gets nothing of it from a member who is none, whatever it asks for', async () => {
    const member = await newPerson(app);
    const { asked, scope, token } = await consented(member, TICKED);
    expect(asked).not.toContain('name="admin"');
    expect(scope).toBe('mcp:use');
    await commands().execute(new GrantRole(member.email, 'operator'));
    expect(await toolsOf(token)).toEqual([]);
  });
});

describe('a token that is made on the command line', () => {
  const made = async (email: string, options: Record<string, string> = {}): Promise<string> => {
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('token:create');
    await command!.execute(argvOf({ email, ...options }), (line) => void lines.push(line));
    return lines[0] ?? '';
  };

  test('carries what operators do only with --admin, and access:list says which does', async () => {
    const { email } = await newOperator();
    expect(await adminStatus(await made(email))).toBe(403);
    expect(await adminStatus(await made(email, { admin: 'yes' }))).toBe(200);
    expect(await adminStatus((await commands().execute(new IssueToken(email))).token)).toBe(403);
    const lines: string[] = [];
    await app.app
      .get(CliRegistry)
      .find('access:list')!
      .execute(argvOf({ email }), (line) => void lines.push(line));
    expect(lines.filter((line) => line.includes('may administer'))).toHaveLength(1);
  });

  test('says in its help what it carries', () => {
    const { summary, usage } = app.app.get(CliRegistry).find('token:create')!;
    expect(`${summary} ${usage}`).toMatch(/--admin: for admin\/… too.*\[--admin\]/);
  });
});

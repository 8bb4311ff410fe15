import type { SetCookie } from 'cookie';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { InviteMember } from '../../src/identity/application/invite-member.js';
import { IssueToken } from '../../src/identity/application/issue-token.js';
import { MakeResetLink } from '../../src/identity/application/make-reset-link.js';
import { Database } from '../../src/shared/database/database.js';
import { memberOf, recordedBriefing, startAppOfHistories } from '../briefing/recorded-briefing.js';
import { BrowserClient } from '../support/browser-client.js';
import type { TestApp } from '../support/http-app.js';
import { findSecrets } from '../support/secret-search.js';
import {
  authorizePath,
  codeIn,
  decide,
  letIn,
  mcpStatus,
  newClient,
  newVerifier,
  redeem,
  refresh,
  visit,
} from './oauth-kit.js';

/** Remembers the value of each cookie that it was ever given. */
class WatchedBrowser extends BrowserClient {
  override keep(cookie: SetCookie): void {
    if (cookie.value !== undefined && cookie.value !== '') secret(`cookie ${cookie.name}`, cookie.value);
    super.keep(cookie);
  }
}

let app: TestApp;
let commands: CommandBus;
/** By name, all that was ever handed to somebody to come in with. */
const secrets = new Map<string, string>();

function secret(name: string, value: string): string {
  if (value.length < 8) throw new Error(`${name} is no secret: "${value}"`);
  secrets.set(`${name} #${secrets.size}`, value);
  return value;
}

const bodyOf = async (path: string, body: object, token: string | null = null): Promise<Record<string, string>> => {
  const { status, body: answer } = await app.post<Record<string, string>>(path, body, token);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return answer;
};

const at = (body: Record<string, unknown>, field: string): string => {
  const value = body[field];
  if (typeof value !== 'string') throw new Error(`no ${field} in ${JSON.stringify(body)}`);
  return secret(field, value);
};

const EMAIL = 'whoever@example.org';
const PASSWORDS = ['the first long password', 'the second long password', 'the third long password'] as const;

beforeAll(async () => {
  app = await startAppOfHistories();
  commands = app.app.get(CommandBus, { strict: false });
});
afterAll(() => app?.close());

/** Signing up, in, out; failing to; a new password, and one by a link. */
async function comeAndGo(): Promise<WatchedBrowser> {
  for (const password of PASSWORDS) secret('password', password);
  const invitation = secret('invitation', (await commands.execute(new InviteMember(EMAIL))).token);
  const browser = new WatchedBrowser(app.url);
  await browser.open(`/signup?invitation=${invitation}`);
  await browser.submit('/signup', { email: EMAIL, name: 'Whoever', password: 'short' });
  await browser.submit('/signup', { email: EMAIL, name: 'Whoever', password: PASSWORDS[0] });
  await browser.open('/account');
  await browser.open('/signout');
  await browser.submit('/signout');
  await browser.open('/signin');
  await browser.submit('/signin', { email: EMAIL, password: secret('wrong password', 'not the password at all') });
  await browser.submit('/signin', { email: EMAIL, password: PASSWORDS[0] });
  await browser.open('/password');
  await browser.submit('/password', { current: PASSWORDS[0], password: PASSWORDS[1] });
  const reset = secret('reset link', (await commands.execute(new MakeResetLink(EMAIL))).token);
  await browser.open(`/reset/${reset}`);
  expect((await browser.submit(`/reset/${reset}`, { password: PASSWORDS[2] })).status).toBe(303);
  return browser;
}

/** An agent that registers, is paired, and uses what it is given. */
async function pairAnAgent(browser: WatchedBrowser): Promise<void> {
  const anonymous = await bodyOf('/api/v1/auth/skill/anonymous', {});
  const bearer = at(anonymous, 'access_token');
  at(anonymous, 'claim_token');
  const pairing = await bodyOf('/api/v1/auth/skill/pair', {}, bearer);
  const [deviceCode, userCode] = [at(pairing, 'device_code'), at(pairing, 'user_code')];
  secret('user code as kept', userCode.replace('-', ''));
  await browser.open(`/pair?code=${userCode}`);
  await browser.submit('/pair', { code: userCode });
  expect((await browser.submit('/pair', { code: userCode, answer: 'approve' })).status).toBe(200);
  const token = at(await bodyOf('/api/v1/auth/skill/token', { device_code: deviceCode }), 'access_token');
  await bodyOf('/api/v1/settings/get', {}, token);
}

/** An agent that sends its person to sign in and gets the code from them. */
async function signAnAgentIn(browser: WatchedBrowser): Promise<void> {
  const verifier = secret('code_verifier', newVerifier());
  const changes = { redirect_uri: `${app.url}/auth/skill/complete` };
  const asked = await visit(browser, authorizePath({ client: 'skill', verifier, changes }));
  const code = secret('one-time code', codeIn(await decide(browser, asked, 'allow')));
  at(await bodyOf('/api/v1/auth/skill/token', { code, code_verifier: verifier }), 'access_token');
}

/** An MCP client that is let in, works, refreshes, and tries a code twice. */
async function letAClientIn(browser: WatchedBrowser): Promise<void> {
  const [client, verifier] = [await newClient(app), secret('code_verifier', newVerifier())];
  const code = secret('code', codeIn(await letIn(browser, { client, verifier })));
  const { body } = await redeem(app, client, code, verifier);
  const token = at(body, 'access_token');
  expect(await mcpStatus(app, token)).toBe(200);
  const renewed = await refresh(app, client, at(body, 'refresh_token'));
  at(renewed.body, 'access_token');
  at(renewed.body, 'refresh_token');
  expect((await redeem(app, client, code, verifier)).status).toBe(400);
}

/** What operators make, and a link to a history. */
async function handOut(browser: WatchedBrowser): Promise<void> {
  secret('token of an operator', (await commands.execute(new IssueToken(EMAIL))).token);
  const owner = await memberOf(app, 'owner@example.org');
  secret('token of the owner', owner.token);
  const { id, slug } = await recordedBriefing(app, owner.id, 'Harbour reopens');
  const { history_url: link = '' } = await bodyOf('/api/v1/audit/briefings/link', { id }, owner.token);
  const { pathname, search, searchParams } = new URL(link);
  secret('history key', searchParams.get('key') ?? '');
  await browser.open(pathname + search);
  await browser.submit(pathname);
  expect((await browser.open(`/b/${slug}/history`)).status).toBe(200);
}

describe('what somebody could come in with', () => {
  test('stands in no table and no log, whatever people and agents do', async () => {
    const browser = await comeAndGo();
    await pairAnAgent(browser);
    await signAnAgentIn(browser);
    await letAClientIn(browser);
    await handOut(browser);
    expect(secrets.size).toBeGreaterThan(30);
    expect(await findSecrets(app, secrets)).toEqual([]);
  });

  test('stands in no log when it is sent where it does not belong', async () => {
    const misplaced = new Map([['misplaced', 'pbs_0000000000000000000000000000000000000000000000000']]);
    const [token = ''] = misplaced.values();
    await app.post(`/api/v1/settings/get?access_token=${token}`, {}, null);
    await app.post('/api/v1/settings/get', { access_token: token }, null);
    await app.post('/api/v1/settings/get', {}, token);
    await fetch(`${app.url}/reset/${token}`);
    await fetch(`${app.url}/signup?invitation=${token}`);
    await fetch(`${app.url}/signin?returnTo=${token}`, { headers: { referer: `${app.url}/?token=${token}` } });
    await fetch(`${app.url}/nowhere/${token}?token=${token}`, { headers: { cookie: `a=${token}` } });
    await fetch(`${app.url}/api/auth/oauth2/authorize?client_id=${token}&state=${token}`);
    await fetch(`${app.url}/api/auth/oauth2/token`, { method: 'POST', body: new URLSearchParams({ code: token }) });
    expect(app.logLines.length).toBeGreaterThan(8);
    expect(await findSecrets(app, misplaced)).toEqual([]);
  });

  test('would be found if it did', async () => {
    const database = app.app.get(Database);
    const raw = 'Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0Z2FycGx5';
    const planted = new Map([['planted', raw]]);
    expect(await findSecrets(app, planted)).toEqual([]);
    await database.execute('create schema planted');
    await database.execute('create table planted.words (value text)');
    await database.execute('create table planted.documents (value jsonb)');
    await database.execute('create table planted.bytes (value bytea)');
    await database.execute('create table planted.meant (value bytea)');
    await database.execute('insert into planted.words values ($1)', [`Bearer ${raw}`]);
    await database.execute('insert into planted.documents values ($1)', [{ deep: [{ token: raw }] }]);
    await database.execute('insert into planted.bytes values ($1)', [Buffer.from(raw)]);
    await database.execute('insert into planted.meant values ($1)', [Buffer.from(raw, 'base64url')]);
    new Logger('test').warn({ url: `/?token=${raw}` });
    expect(await findSecrets(app, planted)).toEqual([
      'planted in planted.bytes',
      'planted in planted.documents',
      'planted in planted.meant',
      'planted in planted.words',
      'planted in the log',
    ]);
  });
});

test('an e-mail stands in the table of members alone, and in no log', async () => {
  expect(await findSecrets(app, new Map([['e-mail', EMAIL]]))).toEqual(['e-mail in identity.member']);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { CommandBus } from '@nestjs/cqrs';
import { cookiesOf } from '../../../src/identity/access/adapters/oidc/provider-settings.js';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import * as kit from './oauth-kit.js';

const SESSION = '__Secure-briefings.session_token';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});

afterAll(() => app.close());

const database = (): Database => app.app.get(Database, { strict: false });

const sought = async (): Promise<kit.Asked> => ({ client: await kit.newClient(app), verifier: kit.newVerifier() });

describe('the authorization server and the dashboard', () => {
  test('have one session: without it the person signs in first, and comes back to what they were asked', async () => {
    const [browser, { email }] = [app.browser(), await kit.newMember(app)];
    const page = await kit.visit(browser, kit.authorizePath(await sought()));
    const { pathname, searchParams } = new URL(page.url);
    expect(pathname).toBe('/signin');
    await kit.signIn(app, email, browser);
    const asked = await kit.visit(browser, searchParams.get('returnTo') ?? '');
    expect(asked.text).toContain('Client of a test');
    expect(kit.codeIn(await kit.decide(browser, asked, 'allow'))).not.toBe('');
  });

  test('end together: whoever signs out while being asked gives nothing away', async () => {
    const { browser } = await kit.newPerson(app);
    const page = await kit.visit(browser, kit.authorizePath(await sought()));
    browser.forget(SESSION);
    const seen = await browser.settle(await browser.submit(new URL(page.url).pathname, { answer: 'allow' }));
    expect(new URL(seen.url).pathname).toBe('/signin');
    const again = await kit.visit(browser, kit.authorizePath(await sought()));
    expect(new URL(again.url).pathname).toBe('/signin');
  });

  test('ask the one who is signed in now, and never take the answer of somebody else for theirs', async () => {
    const [first, second, asked] = [await kit.newPerson(app), await kit.newMember(app), await sought()];
    const page = await kit.visit(first.browser, kit.authorizePath(asked));
    await kit.signIn(app, second.email, first.browser);
    const stale = await first.browser.submit(new URL(page.url).pathname, { answer: 'allow' });
    // The form was made for another session.
    expect(stale.status).toBe(403);
    const again = await kit.visit(first.browser, new URL(page.url).pathname);
    expect(again.text).toContain(second.email);
    const code = kit.codeIn(await kit.decide(first.browser, again, 'allow'));
    const { body } = await kit.redeem(app, asked.client, code, asked.verifier);
    const [row] = await database().query<{ caller_id: string }>(
      `select caller_id from identity.token where client = $1`,
      [asked.client],
    );
    expect([body.token_type, row?.caller_id]).toEqual(['Bearer', second.id]);
  });

  test('keep a question for the browser that it was put to', async () => {
    const [mine, other] = [await kit.newPerson(app), await kit.newPerson(app)];
    const page = await kit.visit(mine.browser, kit.authorizePath(await sought()));
    const { pathname } = new URL(page.url);
    expect((await other.browser.open(pathname)).status).toBe(404);
    const resume = pathname.replace('/oauth/interaction/', '/api/auth/oauth2/authorize/');
    const seen = await other.browser.open(resume);
    expect([seen.status, seen.location]).toEqual([400, null]);
    expect(seen.text).toContain('<code>invalid_request</code>');
  });

  test('set cookies that scripts cannot read and other sites cannot send, for one question and half an hour', async () => {
    const { browser } = await kit.newPerson(app);
    const { setCookies } = await browser.open(kit.authorizePath(await sought()));
    const ours = setCookies.filter(({ name }) => name.startsWith('briefings.oauth_'));
    expect(ours.map(({ name }) => name).sort()).toEqual([
      'briefings.oauth_interaction',
      'briefings.oauth_interaction.sig',
      'briefings.oauth_resume',
      'briefings.oauth_resume.sig',
    ]);
    for (const cookie of ours) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax' });
      expect(cookie.path).toMatch(/^\/(oauth\/interaction|api\/auth\/oauth2\/authorize)\/[\w-]+$/);
    }
    expect(setCookies).toHaveLength(ours.length);
  });

  test('are Secure wherever the service is reached under https', () => {
    const { names, long, short } = cookiesOf('https://briefings.example.org', 'key');
    expect(Object.values(names ?? {}).every((name) => name.startsWith('__Secure-briefings.oauth_'))).toBe(true);
    expect([long?.secure, short?.secure]).toEqual([true, true]);
  });

  test('take no cookie that was not signed with our key', async () => {
    const { browser } = await kit.newPerson(app);
    const page = await kit.visit(browser, kit.authorizePath(await sought()));
    const { pathname } = new URL(page.url);
    const name = 'briefings.oauth_interaction.sig';
    browser.keep({ name, value: 'x'.repeat(27), path: pathname });
    expect((await browser.open(pathname)).status).toBe(404);
  });
});

describe('an erased person', () => {
  test('leaves no grant, no token and nothing under way', async () => {
    const person = await kit.newPerson(app);
    const { client, access, refresh } = await kit.newTokens(app, person);
    await kit.visit(person.browser, kit.authorizePath(await sought()));
    await app.app.get(CommandBus, { strict: false }).execute(new EraseCaller(person.id, 'operator'));
    const rows = await database().query(
      'select from identity.oidc_payload where caller_id = $1 or payload::text like $2',
      [person.id, `%${person.id}%`],
    );
    expect(rows).toHaveLength(0);
    expect(await kit.mcpStatus(app, access)).toBe(401);
    expect((await kit.refresh(app, client, refresh)).body.error).toBe('invalid_grant');
  });
});

/** fetch() lets nobody choose the Host. */
const getAs = (path: string, headers: Record<string, string>): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const asked = request({ hostname, port, path, headers }, (answer) => {
      let text = answer.headers.location ?? '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });

describe('another Host header', () => {
  test.each([
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
  ])('changes nothing of %s', async (path) => {
    const usual = await getAs(path, {});
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    expect(await getAs(path, evil)).toEqual(usual);
    expect(usual.text).toContain(app.url);
  });

  test('changes no redirect, however it is given', async () => {
    const path = kit.authorizePath(await sought());
    for (const [target, host] of [
      [path, 'evil.example'],
      [`http://evil.example${path}`, 'evil.example'],
    ] as const) {
      const { text } = await getAs(target, { host, 'x-forwarded-host': 'evil.example' });
      expect(text).not.toContain('evil.example/');
    }
    const { status, text } = await getAs(`/api/v1/auth/skill/start?code_challenge=${'a'.repeat(43)}&state=s`, {
      host: 'evil.example',
    });
    expect([status, text.startsWith(`${app.url}/api/auth/oauth2/authorize?`)]).toEqual([302, true]);
  });
});

describe('the table of the authorization server', () => {
  test('holds no secret that gives access', async () => {
    const person = await kit.newPerson(app);
    const asked = await sought();
    const page = await kit.visit(person.browser, kit.authorizePath(asked));
    const pending = await kit.visit(person.browser, kit.authorizePath(await sought()));
    const code = kit.codeIn(await kit.decide(person.browser, page, 'allow'));
    const { body } = await kit.redeem(app, asked.client, code, asked.verifier);
    const uids = [page, pending].map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
    const secrets = [code, String(body.access_token), String(body.refresh_token), ...uids];
    const [all] = await database().query<{ text: string }>(`
      select string_agg(row_to_json(p)::text, '') || (select string_agg(row_to_json(t)::text, '') from identity.token t)
             as text from identity.oidc_payload p`);
    expect(all?.text).toContain(asked.client);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(all?.text.includes(secret)).toBe(false);
      expect(app.logLines.join('\n').includes(secret)).toBe(false);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '../../../../../src/shared/delivery/http/cookies.js';
import type { BrowserClient, Seen } from '../../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import {
  authorizePath,
  challengeOf,
  codeIn,
  decide,
  newClient,
  newMember,
  newPerson,
  newVerifier,
  type Person,
  redeem,
  REDIRECT,
  visit,
} from '../../oauth-kit.js';

let app: TestApp;
let people: People;
let person: Person;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  people = new People(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  person = await newPerson(app);
});

/** As the sign-in page is filled in. */
async function signInAt(browser: BrowserClient, page: Seen, email: string): Promise<Seen> {
  const { pathname, search } = new URL(page.url);
  expect(pathname).toBe('/signin');
  return browser.settle(await browser.submit(pathname + search, { email, password: PASSWORD }));
}

describe('the page that asks whether a client may come in', () => {
  const asked = async () => ({ client: await newClient(app), verifier: newVerifier() });

  test('comes after signing in, and names client, destination and account', async () => {
    const [browser, { email }] = [app.browser(), await newMember(app)];
    const page = await signInAt(browser, await visit(browser, authorizePath(await asked())), email);
    expect(page.status).toBe(200);
    for (const word of ['Client of a test', 'a program on this device (127.0.0.1:6274)', email]) {
      expect(page.text).toContain(word);
    }
    expect(page.headers.get('content-security-policy')).not.toContain('form-action');
  });

  test('leads to the client with a code when the person allows it', async () => {
    const authorization = await asked();
    const page = await visit(person.browser, authorizePath(authorization));
    const url = await decide(person.browser, page, 'allow');
    expect(url.href).toMatch(new RegExp(`^${REDIRECT}\\?code=`));
    expect((await redeem(app, authorization.client, codeIn(url), authorization.verifier)).status).toBe(200);
    expect(await people.kindsOf(person.id)).toContain('consent_given');
  });

  test('tells the client when the person refuses', async () => {
    const url = await decide(person.browser, await visit(person.browser, authorizePath(await asked())), 'refuse');
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(url.searchParams.get('state')).toBe('the-state');
    expect(await people.kindsOf(person.id)).toContain('consent_refused');
  });

  test('takes every answer but the exact word of its button as a refusal', async () => {
    const page = await visit(person.browser, authorizePath(await asked()));
    const { pathname } = new URL(page.url);
    const seen = await person.browser.settle(await person.browser.submit(pathname, { answer: 'Allow' }));
    expect(new URL(seen.location ?? '').searchParams.get('error')).toBe('access_denied');
  });

  test('lets another person sign in instead of the one who is signed in', async () => {
    const other = await newMember(app);
    const authorization = await asked();
    const page = await visit(person.browser, authorizePath(authorization));
    expect(page.text).toContain(person.email);
    const { pathname } = new URL(page.url);
    const left = await person.browser.submit(`/signout?returnTo=${encodeURIComponent(pathname)}`);
    const again = await signInAt(person.browser, await person.browser.settle(left), other.email);
    expect(again.text).toContain(other.email);
    const url = await decide(person.browser, again, 'allow');
    expect((await redeem(app, authorization.client, codeIn(url), authorization.verifier)).status).toBe(200);
    expect(await people.kindsOf(other.id)).toContain('consent_given');
    expect(await people.kindsOf(person.id)).not.toContain('consent_given');
  });

  test('is shown in no browser but the one that was sent to it', async () => {
    const page = await visit(person.browser, authorizePath(await asked()));
    const eve = await newPerson(app);
    const { pathname } = new URL(page.url);
    const shown = await eve.browser.open(pathname);
    expect([shown.status, shown.text]).toEqual([404, expect.stringContaining('This request is over')]);
    await eve.browser.open('/signout');
    const decided = await eve.browser.submit(pathname, { answer: 'allow' });
    expect([decided.status, decided.location]).toEqual([404, null]);
  });

  test('is not found any more once it is answered', async () => {
    const page = await visit(person.browser, authorizePath(await asked()));
    await decide(person.browser, page, 'allow');
    const seen = await person.browser.open(new URL(page.url).pathname);
    expect([seen.status, seen.text]).toEqual([404, expect.stringContaining('This request is over')]);
  });

  test('takes an answer only from somebody who is signed in', async () => {
    const page = await visit(person.browser, authorizePath(await asked()));
    const { pathname } = new URL(page.url);
    const { form_token: token = '' } = page.hidden;
    person.browser.forget(SESSION_COOKIE);
    const seen = await person.browser.submit(pathname, { answer: 'allow', form_token: token });
    expect(seen.location ?? seen.status).toBe(`${app.url}/signin?returnTo=${encodeURIComponent(pathname)}`);
  });
});

describe('the page at the end of the skill flow', () => {
  async function completed(answer: 'allow' | 'refuse'): Promise<{ page: Seen; verifier: string }> {
    const verifier = newVerifier();
    const start = `/api/v1/auth/skill/start?code_challenge=${challengeOf(verifier)}&state=st-1`;
    const page = await visit(person.browser, start);
    const { pathname } = new URL(page.url);
    const seen = await person.browser.settle(await person.browser.submit(pathname, { answer }));
    expect(new URL(seen.url).pathname).toBe('/auth/skill/complete');
    return { page: seen, verifier };
  }

  test('shows a code that becomes a Skill Session, and tells nobody else', async () => {
    const { page, verifier } = await completed('allow');
    const code = new URL(page.url).searchParams.get('code') ?? '';
    expect(page.text).toContain(`>${code}</code>`);
    expect(page.text).toContain('st-1');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const { status, body } = await app.post<{ access_token: string }>('/api/v1/auth/skill/token', {
      code,
      code_verifier: verifier,
    });
    expect(status).toBe(200);
    expect((await app.post('/api/v1/settings/get', {}, body.access_token)).status).toBe(200);
    expect(app.logLines.join('')).not.toContain(code);
  });

  test('says that the person refused', async () => {
    const { page } = await completed('refuse');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('No access was given')]);
  });

  test('says what to do when there is no code', async () => {
    const seen = await app.browser().open('/auth/skill/complete');
    expect([seen.status, seen.text]).toEqual([400, expect.stringContaining('There is no code here')]);
  });
});

describe('the page for codes of agents', () => {
  interface Started {
    readonly device_code: string;
    readonly user_code: string;
    readonly verification_uri_complete: string;
  }

  const start = async (name = 'News Desk Agent', token: string | null = null): Promise<Started> =>
    (await app.post<Started>('/api/v1/auth/skill/pair', { client_name: name }, token)).body;

  const poll = (started: Started) =>
    app.post<{ access_token?: string; error?: string }>('/api/v1/auth/skill/token', {
      device_code: started.device_code,
    });

  test('has the code of a link filled in, and sends nothing by itself', async () => {
    const started = await start();
    const { pathname, search } = new URL(started.verification_uri_complete);
    const seen = await person.browser.open(pathname + search);
    expect(seen.text).toContain(`value="${started.user_code}"`);
    expect((await poll(started)).body.error).toBe('authorization_pending');
  });

  test('asks to sign in first, and keeps the code', async () => {
    const [browser, { email }, started] = [app.browser(), await newMember(app), await start()];
    await browser.open('/pair');
    const sent = await browser.submit('/pair', { code: started.user_code });
    expect(sent.status).toBe(303);
    const back = await signInAt(browser, await browser.settle(sent), email);
    expect(back.text).toContain(`value="${started.user_code}"`);
  });

  test('names the agent and the account, and lets the agent in when the person says so', async () => {
    const started = await start();
    await person.browser.open('/pair');
    const page = await person.browser.submit('/pair', { code: started.user_code.toLowerCase().replace('-', '') });
    for (const word of ['News Desk Agent', started.user_code, person.email]) expect(page.text).toContain(word);
    const done = await person.browser.submit('/pair', { answer: 'approve' });
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('<h1>Connected</h1>')]);
    const { body } = await poll(started);
    expect((await app.post('/api/v1/settings/get', {}, body.access_token ?? '')).status).toBe(200);
    expect((await person.browser.open('/account')).text).toContain('News Desk Agent');
  });

  test('takes over what an anonymous agent has done', async () => {
    const token = await app.anonymousToken();
    const started = await start('Anonymous Agent', token);
    await person.browser.open('/pair');
    await person.browser.submit('/pair', { code: started.user_code });
    const done = await person.browser.submit('/pair', { answer: 'approve' });
    expect(done.text).toContain('What it had collected and made until now is yours.');
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(401);
    expect((await poll(started)).status).toBe(200);
  });

  test('refuses the agent when the answer is any other word', async () => {
    const started = await start();
    await person.browser.open('/pair');
    await person.browser.submit('/pair', { code: started.user_code });
    const done = await person.browser.submit('/pair', { answer: 'yes' });
    expect(done.text).toContain('<h1>Refused</h1>');
    expect((await poll(started)).body.error).toBe('access_denied');
  });

  test('takes no second answer for a code that was answered in another tab', async () => {
    const started = await start();
    await person.browser.open('/pair');
    const tab = await person.browser.submit('/pair', { code: started.user_code });
    await person.browser.submit('/pair', { answer: 'refuse' });
    const late = await person.browser.submit('/pair', { ...tab.hidden, answer: 'approve' });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('This code is over')]);
    expect((await poll(started)).body.error).toBe('access_denied');
  });

  test('says that a code is wrong, and takes none after five wrong ones', async () => {
    await person.browser.open('/pair');
    const guess = () => person.browser.submit('/pair', { code: 'ZZZZ-ZZZZ' });
    const first = await guess();
    expect([first.status, first.text]).toEqual([422, expect.stringContaining('This code is not known.')]);
    expect(first.text).toContain('value="ZZZZ-ZZZZ"');
    for (let tries = 1; tries < 5; tries += 1) expect((await guess()).status).toBe(422);
    const enough = await guess();
    expect([enough.status, enough.text]).toEqual([429, expect.stringContaining('Too many attempts.')]);
    expect(Number(enough.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('shows a hostile name as text', async () => {
    const started = await start('</bdi><script>alert(1)</script>\u202e');
    await person.browser.open('/pair');
    const page = await person.browser.submit('/pair', { code: started.user_code });
    expect(page.text).toContain('&lt;/bdi>&lt;script>');
    expect(page.text).not.toMatch(/<script>|\u202e/);
  });
});

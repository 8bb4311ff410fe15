import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FORM_COOKIE, SESSION_COOKIE } from '../../../../src/shared/delivery/http/cookies.js';
import type { BrowserClient } from '../../../support/browser/browser-client.js';
import { type Member, newMember, sessionOf, signedIn } from '../../../support/people/credentials.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { stopClock } from '../../../support/time/stop-clock.js';
import { AuthenticatedRoutesModule } from './authenticated-routes.module.js';

const FORM = '/pages/form';
const MINE = '/pages/mine';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startTestApp({ modules: [AuthenticatedRoutesModule], listen: 'known' });
  member = await newMember(app);
});
afterAll(() => app?.close());

/** A browser that has the page with the form open. */
async function atForm(browser: BrowserClient = app.browser()): Promise<BrowserClient> {
  await browser.open(FORM);
  return browser;
}

describe('a form', () => {
  test('reaches its page, without its CSRF token', async () => {
    const seen = await (await atForm()).submit(FORM, { name: 'Ada & Löw', empty: '' });
    expect(seen.status).toBe(201);
    expect(JSON.parse(seen.text)).toEqual({ fields: { name: 'Ada & Löw', empty: '' }, prototype: true });
  });

  test('shares its CSRF cookie, which no script and no other site sees, with the other forms of the page', async () => {
    const browser = app.browser();
    const { text, setCookies } = await browser.open(FORM);
    const tokens = [...text.matchAll(/name="form_token" value="([\w-]{86})"/g)].map(([, token]) => token);
    expect(tokens).toHaveLength(2);
    // Behind another mask each time: what is compressed must not repeat it.
    expect(tokens[0]).not.toBe(tokens[1]);
    const value: unknown = expect.stringMatching(/^[\w-]{43}$/);
    const shared = { value, path: '/', httpOnly: true, sameSite: 'lax' };
    expect(setCookies).toEqual([
      { ...shared, name: FORM_COOKIE, secure: true },
      // For browsers that keep no Secure cookie on plain http.
      { ...shared, name: FORM_COOKIE.replace('__Secure-', '') },
    ]);
    expect(tokens).not.toContain(setCookies[0]?.value);
    for (const form_token of tokens as string[]) expect((await browser.submit(FORM, { form_token })).status).toBe(201);
  });

  test('may be sent from two windows of one browser, and more than once', async () => {
    const browser = await atForm();
    const { setCookies } = await browser.open(FORM);
    expect(setCookies).toEqual([]);
    expect((await browser.submit(FORM)).status).toBe(201);
    await browser.open(FORM);
    expect((await browser.submit(FORM)).status).toBe(201);
  });

  test('of an old browser is checked by its Origin header', async () => {
    expect((await (await atForm(app.browser({ old: true }))).submit(FORM)).status).toBe(201);
  });

  test('of somebody who is signed in is bound to the session', async () => {
    const browser = await atForm(await signedIn(app, member));
    expect((await browser.submit(FORM)).status).toBe(201);
    await browser.open(FORM);
    browser.keep({ name: SESSION_COOKIE, value: await sessionOf(app, member), sameSite: 'lax', path: '/' });
    expect((await browser.submit(FORM)).status).toBe(403);
  });

  test.each<[string, (browser: BrowserClient) => Promise<{ status: number; text: string }>]>([
    ['comes from another site', (browser) => browser.submit(FORM, {}, 'other site')],
    ['has no token', (browser) => browser.submitRaw(FORM, 'name=a')],
    ['is empty', (browser) => browser.submitRaw(FORM, '')],
    ['has an empty token', (browser) => browser.submit(FORM, { form_token: '' })],
    ['has a wrong token', (browser) => browser.submit(FORM, { form_token: 'A'.repeat(43) })],
    [
      'has the cookie for a token',
      (browser) => browser.submit(FORM, { form_token: browser.cookie(FORM_COOKIE) ?? '' }),
    ],
    ['has a token of many bytes', (browser) => browser.submit(FORM, { form_token: '\u{1f600}'.repeat(43) })],
    [
      'has the token of another browser',
      async (browser) =>
        browser.submit(FORM, { form_token: (await app.browser().open(FORM)).hidden['form_token'] ?? '' }),
    ],
    [
      'comes with a planted cookie',
      (browser) => {
        browser.keep({ name: FORM_COOKIE, value: '', path: '/' });
        return browser.submit(FORM);
      },
    ],
  ])('that %s is refused, in words', async (_, send) => {
    const { status, text } = await send(await atForm());
    expect(status).toBe(403);
    expect(text).toContain('This form is no longer valid');
  });

  test('that comes without the cookie is refused, and the page says what is missing', async () => {
    const browser = await atForm();
    browser.forget(FORM_COOKIE);
    const { status, text } = await browser.submit(FORM);
    expect([status, text.includes('Allow cookies for this site')]).toEqual([403, true]);
  });

  test('that was open when somebody signed in is refused', async () => {
    const browser = await atForm();
    browser.keep({ name: SESSION_COOKIE, value: await sessionOf(app, member), sameSite: 'lax', path: '/' });
    expect((await browser.submit(FORM)).status).toBe(403);
  });

  test('cannot be sent by whoever plants a form cookie in the browser of somebody who is signed in', async () => {
    const attacker = app.browser();
    const { hidden } = await attacker.open(FORM);
    const victim = await signedIn(app, member);
    victim.keep({ name: FORM_COOKIE, value: attacker.cookie(FORM_COOKIE) ?? undefined, path: '/' });
    expect((await victim.submit(FORM, { form_token: hidden['form_token'] ?? '' })).status).toBe(403);
  });

  test('without Origin and Sec-Fetch-Site is refused', async () => {
    const answer = await fetch(app.url + FORM, { method: 'POST', body: new URLSearchParams({ name: 'a' }) });
    expect(answer.status).toBe(403);
  });

  test.each<[string, string, number]>([
    ['a field twice', 'name=a&name=b', 400],
    ['the token twice', 'form_token=a&form_token=b', 400],
    ['a broken escape', 'name=%zz', 400],
    ['U+0000', 'name=%00', 400],
    ['1 MB', `name=${'x'.repeat(1024 * 1024)}`, 413],
    ['one byte more than 32 KiB', `name=${'x'.repeat(32 * 1024 - 4)}`, 413],
  ])('with %s is refused with a page', async (_, body, status) => {
    const seen = await (await atForm()).submitRaw(FORM, body);
    expect(seen.status).toBe(status);
    expect(seen.headers.get('content-type')).toContain('text/html');
    expect(seen.text).toContain('This could not be read');
  });

  test('may have a size of 16 KiB', async () => {
    const browser = app.browser();
    const { hidden } = await browser.open(FORM);
    const start = `form_token=${hidden['form_token'] ?? ''}&name=`;
    const seen = await browser.submitRaw(FORM, start + 'x'.repeat(32 * 1024 - start.length));
    expect(seen.status).toBe(201);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])('is refused as %s', async (type) => {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(app.url + FORM, { method: 'POST', headers, body: '{"form_token":"a"}' });
    expect(answer.status).toBe(415);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('is taken by its own page and by no other route', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    for (const route of ['/api/v1/test-routes/start', '/api/v1/auth/skill/anonymous', '/nowhere']) {
      const { status } = await fetch(app.url + route, { method: 'POST', headers, body: 'a=1' });
      expect([404, 405, 415]).toContain(status);
    }
  });
});

describe('a page that requires a session', () => {
  test('is shown to a signed-in person', async () => {
    const seen = await (await signedIn(app, member)).open(MINE);
    expect([seen.status, seen.text]).toEqual([200, member.id]);
  });

  test('redirects everybody else to /signin, and back afterwards', async () => {
    const seen = await app.browser().open(`${MINE}?tab=2&next=//evil.example`);
    expect(seen.status).toBe(303);
    expect(seen.location).toBe(`${app.url}/signin?returnTo=%2Fpages%2Fmine%3Ftab%3D2%26next%3D%2F%2Fevil.example`);
    expect(seen.headers.get('cache-control')).toBe('no-store');
  });

  test('redirects a form without a session to /signin, and back to the page afterwards', async () => {
    expect((await (await atForm()).submit(MINE)).location).toBe(`${app.url}/signin?returnTo=%2Fpages%2Fmine`);
  });

  test('redirects to /signin without a way back when the path has no page', async () => {
    expect((await (await atForm()).submit('/pages/mine/only-posted')).location).toBe(`${app.url}/signin`);
  });

  test('accepts its form from a signed-in person', async () => {
    const seen = await (await atForm(await signedIn(app, member))).submit(MINE);
    expect([seen.status, seen.text]).toEqual([201, member.id]);
  });

  test('refuses the form of another site before anything else', async () => {
    expect((await (await signedIn(app, member)).submit(MINE, {}, 'other site')).status).toBe(403);
    expect((await app.browser().submit(MINE, {}, 'other site')).status).toBe(403);
  });
});

describe('any page', () => {
  test('is not cached, not framed, and sends its forms to no other site', async () => {
    const { headers } = await app.browser().open(FORM);
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('whose form redirects to another site has no form-action, and is strict for the rest', async () => {
    const policy = (await app.browser().open('/pages/leads-away')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('form-action');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('fails with a page: for 404, 400 and 500', async () => {
    const browser = await atForm();
    const missing = await browser.submit(FORM, { name: 'missing' });
    expect([missing.status, missing.text.includes('There is nothing at this address')]).toEqual([404, true]);
    await browser.open(FORM);
    const wrong = await browser.submit(FORM, { name: 'wrong' });
    expect([wrong.status, wrong.text.includes('This could not be read')]).toEqual([400, true]);
    const broken = await browser.open('/pages/broken');
    expect([broken.status, broken.text.includes('Something went wrong on our side')]).toEqual([500, true]);
    expect(broken.text).not.toContain('secret');
    expect(broken.headers.get('cache-control')).toBe('no-store');
  });

  test('explains a refusal in the language of the browser', async () => {
    const words = [];
    for (const language of ['de', 'ja', 'pt-BR']) {
      const seen = await app.browser({ language }).submit(FORM);
      words.push(/<h1>(.*?)<\/h1>/.exec(seen.text)?.[1]);
    }
    expect(words).toEqual([
      'Ihr Browser hat kein Cookie gesendet',
      'ブラウザーから Cookie が届きませんでした',
      'Seu navegador não enviou nenhum cookie',
    ]);
  });

  test('has a rate limit by address, and explains it with a page', async () => {
    stopClock(app);
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await app.browser().open('/pages/rare')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { headers, text } = await app.browser().open('/pages/rare');
    expect(text).toContain('Too many tries');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('has a rate limit that another site cannot exhaust for its visitors', async () => {
    const browser = await atForm();
    for (let at = 0; at < 5; at += 1) {
      expect((await browser.submit('/pages/rare-form', {}, 'other site')).status).toBe(403);
    }
    await browser.open(FORM);
    expect((await browser.submit('/pages/rare-form')).status).toBe(201);
  });

  test('is not part of the OpenAPI document', async () => {
    const document = (await (await fetch(`${app.url}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/pages'))).toEqual([]);
  });

  test('leaves no cookie and no token of a form in the log', async () => {
    const before = app.logLines.length;
    const browser = await atForm(await signedIn(app, member));
    const { hidden } = await browser.open(FORM);
    await browser.submit(FORM, { password: 'a secret of somebody' });
    const lines = app.logLines.slice(before).join('\n');
    expect(lines).toContain('"route":"/pages/form"');
    const secrets = [browser.cookie(FORM_COOKIE), browser.cookie(SESSION_COOKIE), hidden['form_token'], 'a secret of'];
    for (const secret of secrets) expect(lines).not.toContain(secret);
  });
});

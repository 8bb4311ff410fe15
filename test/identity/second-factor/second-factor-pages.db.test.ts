import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { SESSION_COOKIE, SIGN_IN_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { somebody, type Somebody } from '../../support/people/operators.js';
import { PASSWORD, People } from '../../support/people/people.js';
import { codeAt, codesIn, isSignedIn, keyIn, withPassword } from './factor-kit.js';

const PAGE = '/account/second-factor';
const STEP_MS = 30_000;

let app: TestApp;
let strict: TestApp;

beforeAll(async () => {
  const config = { rateLimitPerMinute: 100_000 };
  app = await startTestApp({ listen: 'known', config });
  strict = await startTestApp({
    listen: 'known',
    databaseUrl: app.databaseUrl,
    config: { ...config, secondFactor: 'operators' },
  });
});
afterAll(async () => {
  await strict?.close();
  await app?.close();
});

interface Enrolled extends Somebody {
  readonly key: string;
  readonly codes: readonly string[];
}

async function enrolled(): Promise<Enrolled> {
  const one = await somebody(app);
  const page = await one.browser.open(PAGE);
  const key = keyIn(page);
  // The step before: the one of now is still good for signing in.
  const fields = { do: 'add', code: codeAt(key, Date.now() - STEP_MS), current: PASSWORD };
  const done = await one.browser.submit(PAGE, fields);
  expect(done.status).toBe(200);
  return { ...one, key, codes: codesIn(done) };
}

describe('the page of the second factor', () => {
  test('shows the key as a picture, as a link and in letters, and another one at each visit', async () => {
    const { browser } = await somebody(app);
    const [first, second] = [await browser.open(PAGE), await browser.open(PAGE)];
    expect(keyIn(first)).toHaveLength(32);
    expect(keyIn(first)).not.toBe(keyIn(second));
    expect(first.text).toContain('<svg class="qr-code"');
    expect(first.text).toContain(`otpauth://totp/`);
    expect(first.text).toMatch(/<input[^>]*inputmode="numeric"[^>]*autocomplete="one-time-code"/);
    expect(first.headers.get('cache-control')).toContain('no-store');
  });

  test('keeps the key while the code is wrong, and asks for the password', async () => {
    const { browser } = await somebody(app);
    const key = keyIn(await browser.open(PAGE));
    const wrong = await browser.submit(PAGE, { do: 'add', code: '000000', current: PASSWORD });
    expect([wrong.status, keyIn(wrong)]).toEqual([422, key]);
    const stranger = await browser.submit(PAGE, {
      do: 'add',
      code: codeAt(key, Date.now()),
      current: 'not the password',
    });
    expect([stranger.status, keyIn(stranger)]).toEqual([422, key]);
  });

  test('shows ten recovery codes once, and makes new ones for a password and a code', async () => {
    const { browser, codes } = await enrolled();
    expect(codes).toHaveLength(10);
    expect(codesIn(await browser.open(PAGE))).toEqual([]);
    const renewed = codesIn(await browser.submit(PAGE, { do: 'renew', code: codes[0] ?? '', current: PASSWORD }));
    expect(renewed).toHaveLength(10);
    expect(renewed).not.toContain(codes[1]);
    await browser.open(PAGE);
    expect((await browser.submit(PAGE, { do: 'remove', code: codes[1] ?? '', current: PASSWORD })).status).toBe(422);
    const removed = await browser.submit(PAGE, { do: 'remove', code: renewed[1] ?? '', current: PASSWORD });
    expect([removed.status, removed.location]).toEqual([303, `${app.url}${PAGE}?done=removed`]);
  });

  test('asks for a code where the password is asked for again, and only then', async () => {
    const plain = await somebody(app);
    const one = await enrolled();
    for (const path of ['/password', '/account/profile', '/account/delete']) {
      expect((await plain.browser.open(path)).text).not.toContain('one-time-code');
      expect((await one.browser.open(path)).text).toContain('one-time-code');
    }
    await one.browser.open('/password');
    const fields = { current: PASSWORD, password: 'the next long password' };
    expect((await one.browser.submit('/password', { ...fields, code: '123' })).status).toBe(422);
    expect((await one.browser.submit('/password', { ...fields, code: one.codes[2] ?? '' })).status).toBe(303);
  });
});

describe('signing in with a second factor', () => {
  test('leads over the code to where somebody wanted to go', async () => {
    const { email, key } = await enrolled();
    const browser = app.browser();
    const asked = await withPassword(browser, email, '/signin?returnTo=%2Fshows');
    expect([asked.status, asked.location]).toEqual([303, `${app.url}/signin/code?returnTo=%2Fshows`]);
    const cookie = asked.setCookies.find(({ name }) => name === SIGN_IN_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', maxAge: 600 });
    expect(asked.setCookies.map(({ name }) => name)).not.toContain(SESSION_COOKIE);
    expect(await isSignedIn(browser)).toBe(false);
    const page = '/signin/code?returnTo=%2Fshows';
    await browser.open(page);
    expect((await browser.submit(page, { code: '000000' })).status).toBe(422);
    const done = await browser.submit(page, { code: codeAt(key, Date.now()) });
    expect([done.status, done.location]).toEqual([303, `${app.url}/shows`]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('answers a wrong password alike, with and without one', async () => {
    const [one, plain] = [await enrolled(), await somebody(app)];
    const refusal = async (email: string): Promise<readonly unknown[]> => {
      const browser = app.browser();
      await browser.open('/signin');
      const { status, text, setCookies } = await browser.submit('/signin', { email, password: 'not the password' });
      const said = /<div class="problem-summary"[\s\S]*?<\/div>/.exec(text)?.[0];
      return [status, said, setCookies.map(({ name }) => name)];
    };
    expect(await refusal(one.email)).toEqual(await refusal(plain.email));
    expect(await refusal(one.email)).toEqual(await refusal('nobody@example.org'));
  });

  test('begins anew without a password, and goes on to no other site', async () => {
    const browser = app.browser();
    const seen = await browser.open('/signin/code?returnTo=%2F%5Cevil.example');
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin`]);
  });

  test('is asked for after a link to a new password', async () => {
    const { email, codes } = await enrolled();
    const { token } = await new People(app).commands.execute(new MakeResetLink(email));
    const browser = app.browser();
    await browser.open(`/reset/${token}`);
    const reset = await browser.submit(`/reset/${token}`, { password: 'another long password' });
    expect(reset.location).toContain('/signin/code');
    expect(await isSignedIn(browser)).toBe(false);
    await browser.settle(reset);
    const page = new URL(reset.location ?? '').pathname + new URL(reset.location ?? '').search;
    expect((await browser.submit(page, { code: codes[0] ?? '' })).status).toBe(303);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a service that demands it of operators', () => {
  test('has them set it up at the next sign-in, before they are in, and nobody else', async () => {
    const [boss, plain] = [await somebody(strict), await somebody(strict)];
    await new People(app).commands.execute(new GrantRole(boss.email, 'operator'));
    expect((await withPassword(strict.browser(), plain.email)).location).toBe(`${strict.url}/`);
    const browser = strict.browser();
    const asked = await browser.settle(await withPassword(browser, boss.email));
    const key = keyIn(asked);
    expect(key).toHaveLength(32);
    expect(await isSignedIn(browser)).toBe(false);
    await browser.open('/signin/code');
    const shown = await browser.open('/signin/code');
    const done = await browser.submit('/signin/code', { code: codeAt(keyIn(shown), Date.now()) });
    expect(codesIn(done)).toHaveLength(10);
    expect(await isSignedIn(browser)).toBe(true);
    // Here it is optional, and asked of who has it.
    expect((await withPassword(app.browser(), boss.email)).location).toBe(`${app.url}/signin/code`);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../../../../src/shared/delivery/http/cookies.js';
import type { TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import { cookieOf, PeoplePages } from './people-pages-kit.js';

let pages: PeoplePages;
let app: TestApp;
let people: People;

beforeAll(async () => {
  pages = await PeoplePages.start();
  ({ app, people } = pages);
});

afterAll(() => pages?.close());

describe('the sign-in page', () => {
  test('signs in, and goes on to where the person was going', async () => {
    const [browser, email] = [app.browser(), await pages.newMember()];
    const page = await browser.open('/signin?returnTo=%2Fpair%3Fcode%3DBCDF-GHJK');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const seen = await browser.submit('/signin?returnTo=%2Fpair%3Fcode%3DBCDF-GHJK', { email, password: PASSWORD });
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/pair?code=BCDF-GHJK`]);
    expect(await pages.isSignedIn(browser)).toBe(true);
  });

  test('sets cookies that no script sees, that no other site uses, and that last', async () => {
    const [browser, email] = [app.browser(), await pages.newMember()];
    await browser.open('/signin');
    const seen = await browser.submit('/signin', { email, password: PASSWORD });
    const days = (count: number) => count * 86_400;
    const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };
    expect(cookieOf(seen, SESSION_COOKIE)).toMatchObject({ ...attributes, maxAge: days(30) });
    expect(cookieOf(seen, DEVICE_COOKIE)).toMatchObject({ ...attributes, maxAge: days(365) });
    expect(cookieOf(seen, SESSION_COOKIE)).not.toHaveProperty('domain');
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not go on to %s',
    async (returnTo) => {
      const [browser, email] = [app.browser(), await pages.newMember()];
      const path = `/signin?returnTo=${encodeURIComponent(returnTo)}`;
      expect((await browser.open(path)).text).not.toMatch(/(href|action)="(?!\/language)[^"]*evil\.example/);
      const seen = await browser.submit(path, { email, password: PASSWORD });
      expect(seen.location).toBe(`${app.url}/`);
    },
  );

  test('shows the form again when it refuses: with the e-mail, without the password, without a cookie', async () => {
    const [browser, email] = [app.browser(), await pages.newMember()];
    await browser.open('/signin?returnTo=%2Fpair');
    const seen = await browser.submit('/signin?returnTo=%2Fpair', { email, password: 'not the password' });
    expect(seen.status).toBe(422);
    expect(seen.text).toContain('The e-mail or the password is not right.');
    expect(seen.text).toContain(`value="${email}"`);
    expect(seen.text).not.toContain('not the password');
    expect(cookieOf(seen, SESSION_COOKIE)).toBeUndefined();
    const again = await browser.submit('/signin?returnTo=%2Fpair', { email, password: PASSWORD });
    expect(again.location).toBe(`${app.url}/pair`);
  });

  test('refuses a stranger in the same words as a member', async () => {
    const [browser, email] = [app.browser(), await pages.newMember()];
    await browser.open('/signin');
    const member = await browser.submit('/signin', { email, password: 'wrong wrong wrong' });
    const stranger = await browser.submit('/signin', { email: 'nobody@example.org', password: 'wrong wrong wrong' });
    expect(stranger.status).toBe(member.status);
    const wordsOf = ({ text }: { text: string }) => text.replaceAll(/ value="[\w-]{86}"/g, '');
    expect(wordsOf(stranger).replaceAll('nobody@example.org', email)).toBe(wordsOf(member));
  });

  test('tells whoever is signed in so, and lets them go on or sign out', async () => {
    const browser = await pages.signedIn(await pages.newMember());
    const seen = await browser.open('/signin?returnTo=%2Fpair');
    expect(seen.text).toContain('You are signed in as');
    expect(seen.text).toContain('href="/pair"');
    const left = await browser.submit(`/signout?returnTo=${encodeURIComponent('/signin?returnTo=%2Fpair')}`);
    expect(left.location).toBe(`${app.url}/signin?returnTo=%2Fpair`);
    expect(await pages.isSignedIn(browser)).toBe(false);
  });

  test('speaks the language of the browser', async () => {
    const seen = await app.browser({ language: 'pt-BR,pt;q=0.9,en;q=0.8' }).open('/signin');
    expect(seen.text).toContain('<html lang="pt">');
    expect(seen.text).toContain('Esqueceu a senha?');
  });

  test('tells agents where they start', async () => {
    const { text } = await app.browser().open('/signin');
    for (const way of ['href="/pair"', 'POST /api/v1/auth/skill/pair', 'href="/auth.md"']) expect(text).toContain(way);
  });
});

describe('signing out', () => {
  test('takes a press of the button, and ends the session', async () => {
    const browser = await pages.signedIn(await pages.newMember());
    await browser.open('/signout');
    expect(await pages.isSignedIn(browser)).toBe(true);
    const session = browser.cookie(SESSION_COOKIE);
    const out = await browser.submit('/signout');
    expect([out.location, out.headers.get('clear-site-data')]).toEqual([`${app.url}/signin`, '"storage"']);
    expect(browser.cookie(SESSION_COOKIE)).toBeNull();
    expect((await people.me(session)).status).toBe(401);
  });

  test('works for whoever is signed out already', async () => {
    const browser = app.browser();
    expect((await browser.open('/signout')).location).toBe(`${app.url}/signin?returnTo=%2Fsignout`);
    await browser.open('/signin');
    expect((await browser.submit('/signout')).status).toBe(303);
  });
});

test('Safari on plain http, which keeps no Secure cookie, signs in and out', async () => {
  const email = await pages.newMember();
  const browser = await pages.signedIn(email, app.browser({ keepsNoSecure: true }));
  expect((await browser.open('/account')).text).toContain(email);
  expect((await browser.submit('/signout')).status).toBe(303);
  expect((await browser.open('/account')).location).toContain('/signin');
});

describe('every form', () => {
  test.each(['/signin', '/signup', '/signout', '/password', '/reset/some-token', '/account', '/pair'])(
    'at %s refuses what another site sends, and what comes without its token',
    async (path) => {
      const browser = await pages.signedIn(await pages.newMember());
      await browser.open('/signout');
      const fields = { email: 'a@example.org', password: PASSWORD, end: 'sessions', answer: 'approve', code: 'BCDF' };
      const across = await browser.submit(path, fields, 'other site');
      const tokenless = await browser.submitRaw(path, new URLSearchParams(fields).toString());
      for (const seen of [across, tokenless]) expect([seen.status, seen.location]).toEqual([403, null]);
      expect(await pages.isSignedIn(browser)).toBe(true);
    },
  );

  test('is on a page that no other page can frame and that runs nothing of its own', async () => {
    for (const path of ['/signin', '/pair', '/signup', '/auth/skill/complete?code=abcdefgh']) {
      const { headers } = await app.browser().open(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });
});

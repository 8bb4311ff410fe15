import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { InviteMember } from '../../../../../src/identity/accounts/application/commands/invite-member.js';
import { IssueToken } from '../../../../../src/identity/access/application/commands/issue-token.js';
import { MakeResetLink } from '../../../../../src/identity/accounts/application/commands/make-reset-link.js';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../../../../src/shared/delivery/http/cookies.js';
import type { BrowserClient, Seen } from '../../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { PASSWORD, People } from '../../../../support/people/people.js';

/** A service where sign-up takes an invitation. */
let app: TestApp;
/** Nodes with the other settings of sign-up. */
let [open, closed]: TestApp[] = [];
let people: People;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
  const { databaseUrl } = app;
  open = await startTestApp({ listen: 'known', databaseUrl, config: { signUp: 'open' } });
  closed = await startTestApp({ listen: 'known', databaseUrl, config: { signUp: 'closed' } });
  people = new People(app);
});

afterAll(async () => {
  await closed?.close();
  await open?.close();
  await app?.close();
});

let members = 0;

async function newMember(): Promise<string> {
  const email = `reader-${(members += 1)}@example.org`;
  await people.create(email);
  return email;
}

async function signedIn(email: string, browser = app.browser()): Promise<BrowserClient> {
  await browser.open('/signin');
  const seen = await browser.submit('/signin', { email, password: PASSWORD });
  expect(seen.location).toBe(`${app.url}/`);
  return browser;
}

const isSignedIn = async (browser: BrowserClient): Promise<boolean> =>
  (await people.me(browser.cookie(SESSION_COOKIE))).status === 200;

const cookieOf = (seen: Seen, name: string) => seen.setCookies.find((cookie) => cookie.name === name);

describe('the sign-in page', () => {
  test('signs in, and goes on to where the person was going', async () => {
    const [browser, email] = [app.browser(), await newMember()];
    const page = await browser.open('/signin?returnTo=%2Fpair%3Fcode%3DBCDF-GHJK');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const seen = await browser.submit('/signin?returnTo=%2Fpair%3Fcode%3DBCDF-GHJK', { email, password: PASSWORD });
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/pair?code=BCDF-GHJK`]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('sets cookies that no script sees, that no other site uses, and that last', async () => {
    const [browser, email] = [app.browser(), await newMember()];
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
      const [browser, email] = [app.browser(), await newMember()];
      const path = `/signin?returnTo=${encodeURIComponent(returnTo)}`;
      expect((await browser.open(path)).text).not.toMatch(/(href|action)="(?!\/language)[^"]*evil\.example/);
      const seen = await browser.submit(path, { email, password: PASSWORD });
      expect(seen.location).toBe(`${app.url}/`);
    },
  );

  test('shows the form again when it refuses: with the e-mail, without the password, without a cookie', async () => {
    const [browser, email] = [app.browser(), await newMember()];
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
    const [browser, email] = [app.browser(), await newMember()];
    await browser.open('/signin');
    const member = await browser.submit('/signin', { email, password: 'wrong wrong wrong' });
    const stranger = await browser.submit('/signin', { email: 'nobody@example.org', password: 'wrong wrong wrong' });
    expect(stranger.status).toBe(member.status);
    const wordsOf = ({ text }: { text: string }) => text.replaceAll(/ value="[\w-]{86}"/g, '');
    expect(wordsOf(stranger).replaceAll('nobody@example.org', email)).toBe(wordsOf(member));
  });

  test('tells whoever is signed in so, and lets them go on or sign out', async () => {
    const browser = await signedIn(await newMember());
    const seen = await browser.open('/signin?returnTo=%2Fpair');
    expect(seen.text).toContain('You are signed in as');
    expect(seen.text).toContain('href="/pair"');
    const left = await browser.submit(`/signout?returnTo=${encodeURIComponent('/signin?returnTo=%2Fpair')}`);
    expect(left.location).toBe(`${app.url}/signin?returnTo=%2Fpair`);
    expect(await isSignedIn(browser)).toBe(false);
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

  test('offers to sign up only where anybody may', async () => {
    expect((await open?.browser().open('/signin'))?.text).toContain('href="/signup"');
    expect((await app.browser().open('/signin')).text).not.toContain('/signup');
    expect((await closed?.browser().open('/signin'))?.text).not.toContain('/signup');
  });
});

describe('signing out', () => {
  test('takes a press of the button, and ends the session', async () => {
    const browser = await signedIn(await newMember());
    await browser.open('/signout');
    expect(await isSignedIn(browser)).toBe(true);
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

describe('the sign-up page', () => {
  const newcomer = (email: string) => ({ email, name: 'Nora', password: 'a good long password' });

  test('takes anybody where sign-up is open, and goes on', async () => {
    const browser = open?.browser() ?? app.browser();
    await browser.open('/signup?returnTo=%2Fpair');
    const seen = await browser.submit('/signup?returnTo=%2Fpair', newcomer('open@example.org'));
    expect([seen.status, seen.location]).toEqual([303, `${open?.url}/pair`]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('says what is wrong with each field, all at once', async () => {
    const browser = open?.browser() ?? app.browser();
    await browser.open('/signup');
    const seen = await browser.submit('/signup', { email: 'nora', name: '', password: 'short' });
    expect(seen.status).toBe(422);
    for (const field of ['email', 'name', 'password']) expect(seen.text).toContain(`<a href="#${field}">`);
  });

  test('refuses the e-mail of a member in the words for any e-mail that cannot be used', async () => {
    const browser = open?.browser() ?? app.browser();
    await browser.open('/signup');
    const seen = await browser.submit('/signup', newcomer(await newMember()));
    expect(seen.status).toBe(422);
    expect(seen.text).toContain('You cannot sign up with this e-mail and password.');
  });

  test('asks for an invitation where one is needed, and takes it once', async () => {
    const browser = app.browser();
    const refused = await browser.open('/signup');
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('You need an invitation')]);
    expect(refused.text).toMatch(/<a class="button" href="\/signin">\s*Sign in/);
    const { token } = await people.commands.execute(new InviteMember('nora@example.org'));
    expect((await browser.open(`/signup?invitation=${token}`)).text).toContain('value="nora@example.org"');
    expect((await browser.submit('/signup', newcomer('nora@example.org'))).location).toBe(`${app.url}/`);
    const second = await app.browser().open(`/signup?invitation=${token}`);
    expect([second.status, second.text]).toEqual([404, expect.stringContaining('This link no longer works')]);
  });

  test('keeps the invitation while the form is mended, and holds to its e-mail', async () => {
    const browser = app.browser();
    const { token } = await people.commands.execute(new InviteMember('ole@example.org'));
    await browser.open(`/signup?invitation=${token}`);
    const other = await browser.submit('/signup', newcomer('eve@example.org'));
    expect([other.status, other.text]).toEqual([422, expect.stringContaining('for another e-mail address')]);
    const short = await browser.submit('/signup', { ...newcomer('ole@example.org'), password: 'short' });
    expect(short.status).toBe(422);
    expect((await browser.submit('/signup', newcomer('ole@example.org'))).status).toBe(303);
  });

  test('takes nobody where it is closed', async () => {
    const browser = closed?.browser() ?? app.browser();
    const { token } = await people.commands.execute(new InviteMember(null));
    for (const path of ['/signup', `/signup?invitation=${token}`]) {
      const seen = await browser.open(path);
      expect([seen.status, seen.text]).toEqual([403, expect.stringContaining('Nobody can sign up here')]);
    }
    await browser.open('/signin');
    expect((await browser.submit('/signup', newcomer('late@example.org'))).status).toBe(403);
  });
});

describe('a new password', () => {
  test('is taken with the current one, and ends all other sessions', async () => {
    const email = await newMember();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    await here.open('/password');
    const before = here.cookie(SESSION_COOKIE);
    const change = { current: PASSWORD, password: 'a brand new password' };
    expect((await here.submit('/password', change)).location).toBe(`${app.url}/account?done=password`);
    expect(here.cookie(SESSION_COOKIE)).not.toBe(before);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect((await people.me(before)).status).toBe(401);
  });

  test('is refused with a wrong current one', async () => {
    const here = await signedIn(await newMember());
    await here.open('/password');
    const seen = await here.submit('/password', { current: 'wrong wrong wrong', password: 'a brand new password' });
    expect([seen.status, seen.text]).toEqual([422, expect.stringContaining('The current password is not right.')]);
  });

  test('is set with a link, once, and signs in', async () => {
    const email = await newMember();
    const there = await signedIn(email);
    const { token } = await people.commands.execute(new MakeResetLink(email));
    const [browser, second] = [app.browser(), app.browser()];
    expect((await browser.open(`/reset/${token}`)).text).toContain(email);
    const short = await browser.submit(`/reset/${token}`, { password: 'short' });
    expect([short.status, short.text]).toEqual([422, expect.stringContaining('href="#password"')]);
    await second.open(`/reset/${token}`);
    const seen = await browser.submit(`/reset/${token}`, { password: 'a brand new password' });
    expect(seen.location).toBe(`${app.url}/account?done=reset`);
    expect([await isSignedIn(browser), await isSignedIn(there)]).toEqual([true, false]);
    const late = await second.submit(`/reset/${token}`, { password: 'another new password' });
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('This link no longer works')]);
  });
});

test('Safari on plain http, which keeps no Secure cookie, signs in and out', async () => {
  const email = await newMember();
  const browser = await signedIn(email, app.browser({ keepsNoSecure: true }));
  expect((await browser.open('/account')).text).toContain(email);
  expect((await browser.submit('/signout')).status).toBe(303);
  expect((await browser.open('/account')).location).toContain('/signin');
});

describe('the account page', () => {
  test('is for whoever is signed in', async () => {
    const seen = await app.browser().open('/account');
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Faccount`]);
  });

  test('shows who can come in, and shuts one out from the next request on', async () => {
    const email = await newMember();
    const { token } = await people.commands.execute(new IssueToken(email));
    const browser = await signedIn(email);
    const seen = await browser.open('/account');
    expect(seen.text).toContain('Token from the people who run this service');
    expect(seen.text).not.toContain(token);
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(200);
    const ended = await browser.submit('/account', { end: 'access' });
    expect(ended.location).toBe(`${app.url}/account?done=access`);
    expect((await browser.settle(ended)).text).toContain('Access ended.');
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(401);
  });

  test('ends no access of somebody else', async () => {
    const [email, eve] = [await newMember(), await signedIn(await newMember())];
    const { token } = await people.commands.execute(new IssueToken(email));
    const { ref } = (await (await signedIn(email)).open('/account')).hidden;
    await eve.open('/account');
    expect((await eve.submit('/account', { end: 'access', ref: ref ?? '' })).status).toBe(404);
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(200);
  });

  test('signs out everywhere else', async () => {
    const email = await newMember();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    expect((await here.open('/account')).text).toContain('This browser and 1 other are signed in.');
    const seen = await here.settle(await here.submit('/account', { end: 'sessions' }));
    expect(seen.text).toContain('Only this browser is signed in.');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  test('ignores actions and messages that it does not know', async () => {
    const here = await signedIn(await newMember());
    await here.open('/account');
    expect((await here.submit('/account', { end: 'everything' })).location).toBe(`${app.url}/account`);
    expect((await here.open('/account?done=hacked')).text).not.toContain('role="status"');
  });

  test('lets the cookie last as long as the session does', async () => {
    const seen = await (await signedIn(await newMember())).open('/account');
    expect(cookieOf(seen, SESSION_COOKIE)?.maxAge).toBe(30 * 86_400);
  });
});

describe('every form', () => {
  test.each(['/signin', '/signup', '/signout', '/password', '/reset/some-token', '/account', '/pair'])(
    'at %s refuses what another site sends, and what comes without its token',
    async (path) => {
      const browser = await signedIn(await newMember());
      await browser.open('/signout');
      const fields = { email: 'a@example.org', password: PASSWORD, end: 'sessions', answer: 'approve', code: 'BCDF' };
      const across = await browser.submit(path, fields, 'other site');
      const tokenless = await browser.submitRaw(path, new URLSearchParams(fields).toString());
      for (const seen of [across, tokenless]) expect([seen.status, seen.location]).toEqual([403, null]);
      expect(await isSignedIn(browser)).toBe(true);
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

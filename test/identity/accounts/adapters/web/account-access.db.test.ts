import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { IssueToken } from '../../../../../src/identity/access/application/commands/issue-token.js';
import { MakeResetLink } from '../../../../../src/identity/accounts/application/commands/make-reset-link.js';
import { SESSION_COOKIE } from '../../../../../src/shared/delivery/http/cookies.js';
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

describe('a new password', () => {
  test('is taken with the current one, and ends all other sessions', async () => {
    const email = await pages.newMember();
    const [here, there] = [await pages.signedIn(email), await pages.signedIn(email)];
    await here.open('/password');
    const before = here.cookie(SESSION_COOKIE);
    const change = { current: PASSWORD, password: 'a brand new password' };
    expect((await here.submit('/password', change)).location).toBe(`${app.url}/account?done=password`);
    expect(here.cookie(SESSION_COOKIE)).not.toBe(before);
    expect([await pages.isSignedIn(here), await pages.isSignedIn(there)]).toEqual([true, false]);
    expect((await people.me(before)).status).toBe(401);
  });

  test('is refused with a wrong current one', async () => {
    const here = await pages.signedIn(await pages.newMember());
    await here.open('/password');
    const seen = await here.submit('/password', { current: 'wrong wrong wrong', password: 'a brand new password' });
    expect([seen.status, seen.text]).toEqual([422, expect.stringContaining('The current password is not right.')]);
  });

  test('is set with a link, once, and signs in', async () => {
    const email = await pages.newMember();
    const there = await pages.signedIn(email);
    const { token } = await people.commands.execute(new MakeResetLink(email));
    const [browser, second] = [app.browser(), app.browser()];
    expect((await browser.open(`/reset/${token}`)).text).toContain(email);
    const short = await browser.submit(`/reset/${token}`, { password: 'short' });
    expect([short.status, short.text]).toEqual([422, expect.stringContaining('href="#password"')]);
    await second.open(`/reset/${token}`);
    const seen = await browser.submit(`/reset/${token}`, { password: 'a brand new password' });
    expect(seen.location).toBe(`${app.url}/account?done=reset`);
    expect([await pages.isSignedIn(browser), await pages.isSignedIn(there)]).toEqual([true, false]);
    const late = await second.submit(`/reset/${token}`, { password: 'another new password' });
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('This link no longer works')]);
  });
});

describe('the account page', () => {
  test('is for whoever is signed in', async () => {
    const seen = await app.browser().open('/account');
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Faccount`]);
  });

  test('shows who can come in, and shuts one out from the next request on', async () => {
    const email = await pages.newMember();
    const { token } = await people.commands.execute(new IssueToken(email));
    const browser = await pages.signedIn(email);
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
    const [email, eve] = [await pages.newMember(), await pages.signedIn(await pages.newMember())];
    const { token } = await people.commands.execute(new IssueToken(email));
    const { ref } = (await (await pages.signedIn(email)).open('/account')).hidden;
    await eve.open('/account');
    expect((await eve.submit('/account', { end: 'access', ref: ref ?? '' })).status).toBe(404);
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(200);
  });

  test('signs out everywhere else', async () => {
    const email = await pages.newMember();
    const [here, there] = [await pages.signedIn(email), await pages.signedIn(email)];
    expect((await here.open('/account')).text).toContain('This browser and 1 other are signed in.');
    const seen = await here.settle(await here.submit('/account', { end: 'sessions' }));
    expect(seen.text).toContain('Only this browser is signed in.');
    expect([await pages.isSignedIn(here), await pages.isSignedIn(there)]).toEqual([true, false]);
  });

  test('ignores actions and messages that it does not know', async () => {
    const here = await pages.signedIn(await pages.newMember());
    await here.open('/account');
    expect((await here.submit('/account', { end: 'everything' })).location).toBe(`${app.url}/account`);
    expect((await here.open('/account?done=hacked')).text).not.toContain('role="status"');
  });

  test('lets the cookie last as long as the session does', async () => {
    const seen = await (await pages.signedIn(await pages.newMember())).open('/account');
    expect(cookieOf(seen, SESSION_COOKIE)?.maxAge).toBe(30 * 86_400);
  });
});

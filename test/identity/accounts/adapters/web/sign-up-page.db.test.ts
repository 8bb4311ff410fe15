import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { InviteMember } from '../../../../../src/identity/accounts/application/commands/invite-member.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { People } from '../../../../support/people/people.js';
import { PeoplePages } from './people-pages-kit.js';

let pages: PeoplePages;
/** Sign-up takes an invitation there. */
let app: TestApp;
/** Nodes with the other settings of sign-up. */
let open: TestApp;
let closed: TestApp;
let people: People;

beforeAll(async () => {
  pages = await PeoplePages.start();
  ({ app, people } = pages);
  const { databaseUrl } = app;
  open = await startTestApp({ listen: 'known', databaseUrl, config: { signUp: 'open' } });
  closed = await startTestApp({ listen: 'known', databaseUrl, config: { signUp: 'closed' } });
});

afterAll(async () => {
  await closed?.close();
  await open?.close();
  await pages?.close();
});

describe('the sign-in page', () => {
  test('offers to sign up only where anybody may', async () => {
    expect((await open.browser().open('/signin')).text).toContain('href="/signup"');
    expect((await app.browser().open('/signin')).text).not.toContain('/signup');
    expect((await closed.browser().open('/signin')).text).not.toContain('/signup');
  });
});

describe('the sign-up page', () => {
  const newcomer = (email: string) => ({ email, name: 'Nora', password: 'a good long password' });

  test('takes anybody where sign-up is open, and goes on', async () => {
    const browser = open.browser();
    await browser.open('/signup?returnTo=%2Fpair');
    const seen = await browser.submit('/signup?returnTo=%2Fpair', newcomer('open@example.org'));
    expect([seen.status, seen.location]).toEqual([303, `${open.url}/pair`]);
    expect(await pages.isSignedIn(browser)).toBe(true);
  });

  test('says what is wrong with each field, all at once', async () => {
    const browser = open.browser();
    await browser.open('/signup');
    const seen = await browser.submit('/signup', { email: 'nora', name: '', password: 'short' });
    expect(seen.status).toBe(422);
    for (const field of ['email', 'name', 'password']) expect(seen.text).toContain(`<a href="#${field}">`);
  });

  test('refuses the e-mail of a member in the words for any e-mail that cannot be used', async () => {
    const browser = open.browser();
    await browser.open('/signup');
    const seen = await browser.submit('/signup', newcomer(await pages.newMember()));
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
    const { location } = await browser.submit('/signup', newcomer('nora@example.org'));
    expect(location).toBe(`${app.url}/feeds?welcome=1`);
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
    const browser = closed.browser();
    const { token } = await people.commands.execute(new InviteMember(null));
    for (const path of ['/signup', `/signup?invitation=${token}`]) {
      const seen = await browser.open(path);
      expect([seen.status, seen.text]).toEqual([403, expect.stringContaining('Nobody can sign up here')]);
    }
    await browser.open('/signin');
    expect((await browser.submit('/signup', newcomer('late@example.org'))).status).toBe(403);
  });
});

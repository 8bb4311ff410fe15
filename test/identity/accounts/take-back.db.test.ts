import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ChangePassword } from '../../../src/identity/accounts/application/commands/change-password.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { LINK_MS } from '../../../src/identity/accounts/domain/link.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { Clock } from '../../../src/shared/kernel/clock.js';
import { LANGUAGES } from '../../../src/shared/kernel/language.js';
import type { BrowserClient } from '../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser as from, PASSWORD, People } from '../../support/people/people.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { mailTo } from './mail-kit.js';

const LATER = 'the password of later';

let server: MailServer;
let app: TestApp;
let people: People;
let members = 0;

beforeAll(async () => {
  server = await MailServer.start();
  const config = { ...mailTo(server), signUp: 'open' as const, rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: [PreferencesModule], listen: 'known', config });
  people = new People(app);
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

const newEmail = (): string => `owner-${(members += 1)}@example.org`;

async function owner(confirmed = true): Promise<{ email: string; browser: BrowserClient }> {
  const email = newEmail();
  const id = await people.create(email);
  if (confirmed)
    await people.database.execute('update identity.member set confirmed_at = 1 where caller_id = $1', [id]);
  const browser = app.browser();
  await browser.open('/signin');
  await browser.submit('/signin', { email, password: PASSWORD });
  return { email, browser };
}

/** In the newest mail to that address. */
async function pathIn(email: string, kind: 'email' | 'back', count = 1): Promise<string> {
  const arrived = await server.mailTo(email, count);
  return new RegExp(`/account/${kind}/[\\w-]+`).exec(arrived.at(-1)?.mail.text ?? '')?.[0] ?? '';
}

/** Somebody who knows the password has the account written to another address. */
async function changeTo(next: string, browser: BrowserClient, current = PASSWORD): Promise<void> {
  await browser.open('/account/profile');
  await browser.submit('/account/profile/email', { email: next, current });
  const path = await pathIn(next, 'email');
  const reader = app.browser();
  await reader.open(path);
  expect((await reader.submit(path)).status).toBe(200);
}

describe('an e-mail address that was changed', () => {
  test('is told so, at the address of before, and can be taken back there with everything else', async () => {
    const { email, browser } = await owner();
    const next = newEmail();
    await changeTo(next, browser);
    const { callerId, sessionToken } = await people.signIn(next);
    const { token: agent } = await people.commands.execute(new IssueToken(next));
    const change = { caller: callerId, proof: { current: PASSWORD, code: '' }, next: LATER };
    await people.commands.execute(new ChangePassword(change, from({ session: sessionToken })));
    const [told] = await server.mailTo(email);
    expect(told?.mail.subject).toBe('The e-mail address of your account was changed');
    expect(told?.mail.text).not.toContain(next);
    const path = await pathIn(email, 'back');
    const victim = app.browser();
    expect((await victim.open(path)).text).toContain(email);
    expect((await app.post('/api/v1/settings/get', {}, agent)).status).toBe(200);
    const back = await victim.submit(path);
    expect(back.location).toMatch(/\/reset\/[\w-]+$/);
    for (const [known, password] of [
      [next, LATER],
      [email, LATER],
      [email, PASSWORD],
    ] as const) {
      expect(await people.outcome(people.signIn(known, password))).toBe('sign_in_refused');
    }
    expect((await app.post('/api/v1/settings/get', {}, agent)).status).toBe(401);
    const reset = new URL(back.location ?? '').pathname;
    await victim.open(reset);
    expect((await victim.submit(reset, { password: 'a password of my own' })).status).toBe(303);
    expect((await people.signIn(email, 'a password of my own')).callerId).toBe(callerId);
    expect(await people.kindsOf(callerId)).toEqual(expect.arrayContaining(['email_changed', 'account_recovered']));
    expect((await victim.open(path)).status).toBe(404);
  });

  test('is not taken back by looking, by another site, or twice', async () => {
    const { email, browser } = await owner();
    await changeTo(newEmail(), browser);
    const path = await pathIn(email, 'back');
    const victim = app.browser();
    await victim.open(path);
    expect((await victim.submit(path, {}, 'other site')).status).toBe(403);
    expect(await people.outcome(people.signIn(email))).toBe('sign_in_refused');
    await victim.open(path);
    const both = await Promise.all([victim.submit(path), victim.submit(path)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 404]);
  });

  test('goes back to the earlier owner for good: links to addresses of later end with theirs, not the other way round', async () => {
    const { email, browser } = await owner();
    const [second, third] = [newEmail(), newEmail()];
    await changeTo(second, browser);
    const thief = app.browser();
    await thief.open('/signin');
    await thief.submit('/signin', { email: second, password: PASSWORD });
    await changeTo(third, thief);
    const ofThief = await pathIn(second, 'back', 2);
    await thief.open(ofThief);
    expect((await thief.submit(ofThief)).status).toBe(303);
    const ofOwner = await pathIn(email, 'back');
    const victim = app.browser();
    await victim.open(ofOwner);
    expect((await victim.submit(ofOwner)).status).toBe(303);
    expect((await thief.open(ofThief)).status).toBe(404);
  });

  test('is not taken back after a week, nor when somebody has made another account with it', async () => {
    const [late, gone] = [await owner(), await owner()];
    await changeTo(newEmail(), late.browser);
    await changeTo(newEmail(), gone.browser);
    const paths = [await pathIn(late.email, 'back'), await pathIn(gone.email, 'back')] as const;
    await people.create(gone.email);
    const reader = app.browser();
    await reader.open(paths[1]);
    expect((await reader.submit(paths[1])).status).toBe(404);
    const clock = app.app.get(Clock, { strict: false });
    const { now } = clock;
    clock.now = () => Date.now() + LINK_MS.return + 1;
    const { status } = await reader.open(paths[0]);
    clock.now = now;
    expect(status).toBe(404);
  });

  test('is told nothing where nobody has shown that it is theirs', async () => {
    const { email, browser } = await owner(false);
    await changeTo(newEmail(), browser);
    expect(server.arrived.filter(({ to }) => to.includes(email))).toEqual([]);
  });
});

test.each(LANGUAGES)('the letter and its page are in the language of the member: %s', async (language) => {
  const { email, browser } = await owner();
  const { callerId } = await people.signIn(email);
  const { token } = await people.commands.execute(new IssueToken(email));
  await app.post('/api/v1/settings/update', { profile: { language } }, token);
  await changeTo(newEmail(), browser);
  const [told] = await server.mailTo(email);
  const { letterWordsFor } = await import('../../../src/identity/accounts/adapters/mail/letter-locale.js');
  expect(told?.mail.subject).toBe(letterWordsFor(language).return.subject);
  expect(callerId).toBeDefined();
});

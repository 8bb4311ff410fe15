import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../../src/feed/feed.module.js';
import { IssueToken } from '../../../../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../../../../src/preferences/preferences.module.js';
import { MemberAddresses } from '../../../../../src/shared/outbound/mail/member-addresses.js';
import { Passwords } from '../../../../../src/identity/accounts/application/passwords.js';
import { ShowsModule } from '../../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../../src/subscriptions/subscriptions.module.js';
import type { BrowserClient } from '../../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { MailServer } from '../../../../support/servers/mail-server.js';
import { PASSWORD, People } from '../../../../support/people/people.js';
import { untilTrue } from '../../../../support/time/until.js';
import { mailTo } from '../../mail-kit.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];

let server: MailServer;
let app: TestApp;
let people: People;
let members = 0;

beforeAll(async () => {
  server = await MailServer.start();
  const config = { ...mailTo(server), signUp: 'open' as const, rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: MODULES, listen: 'known', config });
  people = new People(app);
});

afterAll(async () => {
  await app?.close();
  await server?.close();
});

const newEmail = (): string => `person-${(members += 1)}@example.org`;

async function signedIn(email: string, at = app): Promise<BrowserClient> {
  await new People(at).create(email);
  const browser = at.browser();
  await browser.open('/signin');
  await browser.submit('/signin', { email, password: PASSWORD });
  return browser;
}

async function linkTo(email: string): Promise<string> {
  const [arrived] = await server.mailTo(email);
  return /\/account\/email\/[\w-]+/.exec(arrived?.mail.text ?? '')?.[0] ?? '';
}

describe('the page of one’s name and address', () => {
  test('changes the name, and shows what is wrong with one beside it', async () => {
    const browser = await signedIn(newEmail());
    await browser.open('/account/profile');
    const wrong = await browser.submit('/account/profile/name', { name: ' ' });
    expect([wrong.status, wrong.text.includes('Enter a name of at most 100 characters.')]).toEqual([422, true]);
    const done = await browser.submit('/account/profile/name', { name: 'Ada <b>L</b>' });
    expect(done.location).toBe(`${app.url}/account?done=name`);
    expect((await browser.open('/account')).text).toContain('Ada &lt;b>L&lt;/b>');
  });

  test('changes the address by a link to the new one, with the password', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const browser = await signedIn(email);
    await browser.open('/account/profile');
    const wrong = await browser.submit('/account/profile/email', { email: next, current: 'not my password' });
    expect([
      wrong.status,
      wrong.text.includes('The current password is not right.'),
      wrong.text.includes(next),
    ]).toEqual([422, true, true]);
    const sent = await browser.submit('/account/profile/email', { email: next, current: PASSWORD });
    expect(sent.location).toBe(`${app.url}/account?done=emailSent`);
    const path = await linkTo(next);
    const reader = app.browser();
    expect((await reader.open(path)).text).toContain(next);
    expect(await people.outcome(people.signIn(next))).toBe('sign_in_refused');
    expect((await reader.submit(path)).status).toBe(200);
    const { callerId: caller } = await people.signIn(next);
    expect(await app.app.get(MemberAddresses, { strict: false }).confirmedOf(caller)).toBe(next);
    expect(await people.outcome(people.signIn(email))).toBe('sign_in_refused');
    expect(await people.kindsOf(caller)).toContain('email_changed');
    expect((await reader.open(path)).status).toBe(404);
  });

  test('says nothing of who has an address, and sends them nothing', async () => {
    const [taken, later] = [newEmail(), newEmail()];
    await people.create(taken);
    const browser = await signedIn(newEmail());
    await browser.open('/account/profile');
    const answer = await browser.submit('/account/profile/email', { email: taken, current: PASSWORD });
    expect(answer.location).toBe(`${app.url}/account?done=emailSent`);
    await browser.open('/account/profile');
    await browser.submit('/account/profile/email', { email: later, current: PASSWORD });
    const path = await linkTo(later);
    expect(server.arrived.filter(({ to }) => to.includes(taken))).toEqual([]);
    // Somebody signs up with it before the link is opened.
    await people.create(later);
    const reader = app.browser();
    await reader.open(path);
    expect((await reader.submit(path)).status).toBe(404);
  });

  test('sends few mails to one address, however many members want to have it', async () => {
    const wanted = newEmail();
    const statuses = [];
    for (let member = 0; member < 4; member += 1) {
      const browser = await signedIn(newEmail());
      await browser.open('/account/profile');
      statuses.push((await browser.submit('/account/profile/email', { email: wanted, current: PASSWORD })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test.each(['with', 'without'])(
    'does not change for a password that was replaced meanwhile, %s mails',
    async (mails) => {
      const at = mails === 'with' ? app : await startTestApp({ listen: 'known' });
      const [email, next] = [newEmail(), newEmail()];
      const browser = await signedIn(email, at);
      await browser.open('/account/profile');
      const passwords = at.app.get(Passwords, { strict: false });
      const verify = passwords.verifyOwn.bind(passwords);
      passwords.verifyOwn = async (...known) => {
        const verified = await verify(...known);
        await passwords.set(verified.callerId, await passwords.hash('another good password'));
        return verified;
      };
      const { status } = await browser.submit('/account/profile/email', { email: next, current: PASSWORD });
      passwords.verifyOwn = verify;
      const them = new People(at);
      const sought = "select from identity.link where purpose = 'address' and email = $1";
      const links = await them.database.query(sought, [next]);
      const outcome = await them.outcome(them.signIn(email, 'another good password'));
      if (at !== app) await at.close();
      expect([status, links, outcome]).toEqual([422, [], 'in']);
    },
  );

  test('changes the address at once where there is no mail server, unless another one has it', async () => {
    const plain = await startTestApp({ listen: 'known' });
    const [email, next, taken] = [newEmail(), newEmail(), newEmail()];
    await new People(plain).create(taken);
    const browser = await signedIn(email, plain);
    await browser.open('/account/profile');
    const refused = await browser.submit('/account/profile/email', { email: taken, current: PASSWORD });
    expect([refused.status, refused.text.includes('Another account has this address.')]).toEqual([422, true]);
    const done = await browser.submit('/account/profile/email', { email: next, current: PASSWORD });
    expect(done.location).toBe(`${plain.url}/account?done=email`);
    expect((await browser.open('/account')).text).toContain(next);
    await plain.close();
  });
});

describe('whoever leaves', () => {
  test('takes everything along as one file, in which nothing opens anything', async () => {
    const email = newEmail();
    const browser = await signedIn(email);
    const { token } = await people.commands.execute(new IssueToken(email));
    await app.post('/api/v1/settings/update', { profile: { language: 'ja' } }, token);
    const hook = { url: 'https://hooks.example.org/mine' };
    const { body } = await app.post<{ secret: string }>('/api/v1/webhooks/create', hook, token);
    const podcast = await app.post<{ podcast: { feed_url: string } }>('/api/v1/podcasts/get', {}, token);
    await browser.open('/account');
    const { status, headers, text } = await browser.submit('/account/export');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="podcast-briefings-account.json"',
    ]);
    const everything = JSON.parse(text) as Record<string, object>;
    expect(everything['identity']).toMatchObject({ account: { email, name: 'Member of a test' } });
    expect(Object.keys(everything)).toEqual(
      expect.arrayContaining([
        'identity',
        'subscriptions',
        'feed',
        'briefing',
        'preferences',
        'shows',
        'shows.webhooks',
      ]),
    );
    expect(everything).toMatchObject({
      preferences: { profile: { language: 'ja' } },
      'shows.webhooks': { webhooks: [{ url: hook.url }] },
      briefing: { briefings: [] },
    });
    for (const secret of [token, body.secret, podcast.body.podcast.feed_url]) expect(text).not.toContain(secret);
  });

  test('deletes the account with the password and the address, and nothing of it is left', async () => {
    const email = newEmail();
    const browser = await signedIn(email);
    const { token, callerId } = await people.commands.execute(new IssueToken(email));
    await app.post('/api/v1/settings/update', { profile: { language: 'ja' } }, token);
    const page = await browser.open('/account/delete');
    expect([page.status, page.text.includes('What stays')]).toEqual([200, true]);
    const refused = [];
    for (const fields of [
      { confirm: 'other@example.org', current: PASSWORD },
      { confirm: email, current: 'not my password' },
      { confirm: '', current: '' },
    ]) {
      await browser.open('/account/delete');
      refused.push((await browser.submit('/account/delete', fields)).status);
    }
    expect(refused).toEqual([422, 422, 422]);
    await browser.open('/account/delete');
    const done = await browser.submit('/account/delete', { confirm: email.toUpperCase(), current: PASSWORD });
    expect([done.status, done.text.includes('Your account is deleted')]).toEqual([200, true]);
    expect((await browser.open('/account')).location).toContain('/signin');
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(401);
    expect(await people.outcome(people.signIn(email))).toBe('sign_in_refused');
    await untilTrue(async () => {
      const rows = await people.database.query('select from preferences.profile where caller_id = $1', [callerId]);
      return rows.length === 0;
    });
  });
});

test('the account page asks what is to be secured when nothing was chosen', async () => {
  const browser = await signedIn(newEmail());
  await browser.open('/account');
  const { status, text } = await browser.submit('/account', { secure: 'now' });
  expect([status, text.includes('Choose at least one of the two.')]).toEqual([422, true]);
});

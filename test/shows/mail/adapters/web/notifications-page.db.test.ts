import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../../src/feed/feed.module.js';
import { IssueToken } from '../../../../../src/identity/access/application/commands/issue-token.js';
import { PreferencesModule } from '../../../../../src/preferences/preferences.module.js';
import { SESSION_COOKIE } from '../../../../../src/shared/delivery/http/cookies.js';
import { ShowsModule } from '../../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../../src/subscriptions/subscriptions.module.js';
import { linkIn, mailTo } from '../../../../identity/accounts/mail-kit.js';
import type { BrowserClient } from '../../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { MailServer } from '../../../../support/servers/mail-server.js';
import { People } from '../../../../support/people/people.js';

const PAGE = '/settings/notifications';
const modules = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];

async function signedIn(app: TestApp, email: string): Promise<{ browser: BrowserClient; token: string }> {
  const people = new People(app);
  await people.create(email);
  const { sessionToken } = await people.signIn(email);
  const browser = app.browser();
  browser.keep({ name: SESSION_COOKIE, value: sessionToken, path: '/' });
  return { browser, token: (await people.commands.execute(new IssueToken(email))).token };
}

const wanted = async (app: TestApp, token: string): Promise<unknown> =>
  (await app.post('/api/v1/notifications/get', {}, token)).body;

describe('the page of notifications, where there is a mail server', () => {
  let app: TestApp;
  let server: MailServer;

  beforeAll(async () => {
    server = await MailServer.start();
    app = await startTestApp({ modules, listen: 'known', config: { ...mailTo(server) } });
  });

  afterAll(async () => {
    await app?.close();
    await server?.close();
  });

  test('is for who is signed in', async () => {
    const { status, location } = await app.browser().open(PAGE);
    expect([status, location]).toEqual([303, `${app.url}/signin?returnTo=%2Fsettings%2Fnotifications`]);
  });

  test('switches mails on and off, which agents see as well', async () => {
    const { browser, token } = await signedIn(app, 'listener@example.org');
    expect((await browser.open(PAGE)).text).toContain('Mails are off');
    const on = await browser.submit(PAGE, { mail: 'on' });
    expect([on.status, on.location]).toEqual([303, `${app.url}${PAGE}?done=on`]);
    expect((await browser.settle(on)).text).toContain('Mails are on');
    expect(await wanted(app, token)).toEqual({ mail_ready: true });
    expect((await browser.open('/settings')).text).toContain(`href="${PAGE}"`);
    await browser.open(PAGE);
    expect((await browser.settle(await browser.submit(PAGE, { mail: 'off' }))).text).toContain('Mails are off');
    expect(await wanted(app, token)).toEqual({ mail_ready: false });
  });

  test('says that the address is not confirmed, sends the link again, and shows the address once it is', async () => {
    const { browser } = await signedIn(app, 'unconfirmed@example.org');
    expect((await browser.open(PAGE)).text).toContain('Your address is not confirmed yet.');
    await browser.submit(PAGE, { mail: 'on' });
    expect((await browser.open(PAGE)).text).toContain('Send the link again');
    expect((await browser.submit(PAGE, { mail: 'again' })).location).toBe(`${app.url}${PAGE}?done=sent`);
    const [mail] = await server.mailTo('unconfirmed@example.org');
    await browser.open(linkIn(mail!, 'confirm'));
    await browser.submit(linkIn(mail!, 'confirm'));
    const { text } = await browser.open(PAGE);
    expect(text).toContain('They go to unconfirmed@example.org.');
    expect(text).not.toContain('Send the link again');
  });

  test('changes nothing for a form without its token, or with a word that it does not know', async () => {
    const { browser, token } = await signedIn(app, 'careful@example.org');
    await browser.open(PAGE);
    expect((await browser.submit(PAGE, { mail: 'maybe' })).location).toBe(`${app.url}${PAGE}`);
    expect((await browser.submitRaw(PAGE, 'mail=on')).status).toBe(403);
    expect(await wanted(app, token)).toEqual({ mail_ready: false });
  });
});

describe('the page of notifications, where there is no mail server', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ modules, listen: 'known', config: { role: 'api', smtpServer: null } });
  });

  afterAll(() => app?.close());

  test('says so, and has nothing to switch on', async () => {
    const { browser, token } = await signedIn(app, 'listener@example.org');
    const { text } = await browser.open(PAGE);
    expect(text).toContain('This service sends no mail.');
    expect(text).not.toContain('value="on"');
    await browser.open('/account');
    expect((await browser.submit(PAGE, { mail: 'on' })).location).toBe(`${app.url}${PAGE}`);
    expect(await wanted(app, token)).toEqual({ mail_ready: false });
  });
});

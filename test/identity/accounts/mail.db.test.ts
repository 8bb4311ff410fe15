import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AskToConfirm } from '../../../src/identity/accounts/application/commands/ask-to-confirm.js';
import type { BrowserClient } from '../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { PASSWORD, People } from '../../support/people/people.js';
import { findSecrets } from '../../support/database/secret-search.js';
import { untilTrue } from '../../support/time/until.js';
import { linkIn, MailedPeople, NEXT } from './mail-kit.js';

let mailed: MailedPeople;
let server: MailServer;
let app: TestApp;
let people: People;

beforeAll(async () => {
  mailed = await MailedPeople.start();
  ({ server, app, people } = mailed);
});

afterAll(() => mailed?.close());

beforeEach(() => {
  server.arrived.length = 0;
});

describe('a new account', () => {
  async function signedUp(language = 'en'): Promise<{ email: string; browser: BrowserClient }> {
    const [email, browser] = [mailed.newEmail(), app.browser({ language })];
    await browser.open('/signup');
    const { status } = await browser.submit('/signup', { email, name: 'Buy at evil.example', password: PASSWORD });
    expect(status).toBe(303);
    return { email, browser };
  }

  test('works at once, and is asked by mail whether the address is its own', async () => {
    const { email, browser } = await signedUp();
    const account = await browser.open('/account');
    expect([account.status, account.text.includes('not confirmed yet')]).toEqual([200, true]);
    const [arrived] = await server.mailTo(email);
    const path = linkIn(arrived!, 'confirm');
    // Words of whoever signed up are not sent to whoever has the address.
    expect(arrived?.raw).not.toContain('evil');
    // Elsewhere, and only by the button: programs open links.
    const reader = app.browser();
    expect((await reader.open(path)).text).toContain(email);
    expect((await browser.open('/account')).text).toContain('not confirmed yet');
    expect((await reader.submit(path)).status).toBe(200);
    expect((await reader.open(path)).status).toBe(200);
    expect((await reader.submit(path)).status).toBe(200);
    const { text } = await browser.open('/account');
    expect([text.includes('not confirmed yet'), text.includes('E-mail address confirmed')]).toEqual([false, true]);
  });

  test('is written to in the language of the page that it was made on', async () => {
    const { email } = await signedUp('de');
    const [arrived] = await server.mailTo(email);
    expect(arrived?.mail.subject).toBe('E-Mail-Adresse bestätigen');
    expect(arrived?.mail.html).toContain('<html lang="de">');
  });

  test('gets the link again by a button, three times an hour', async () => {
    const { email, browser } = await signedUp();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await browser.open('/account');
      statuses.push((await browser.submit('/confirm')).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    await server.mailTo(email, 4);
  });

  test('gets that link six times a day at most: the address may be that of another one', async () => {
    const caller = await people.create(mailed.newEmail());
    const outcomes: string[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let n = 0; n < 3; n += 1) {
        outcomes.push(await people.outcome(people.commands.execute(new AskToConfirm(caller, 'en'))));
      }
      await mailed.anHourPasses();
    }
    expect(outcomes).toEqual([...Array<string>(6).fill('in'), ...Array<string>(3).fill('too_many_attempts')]);
  });

  test('is confirmed by no link that was altered, made for another purpose, or is another one’s', async () => {
    const { email } = await signedUp();
    const [arrived] = await server.mailTo(email);
    const path = linkIn(arrived!, 'confirm');
    const [, , token = ''] = path.split('/');
    const [text = '', mark = ''] = token.split('.');
    const altered = Buffer.from(Buffer.from(text, 'base64url').toString().replace(/ \d+ /, ' 99999999999 '));
    const wrong = [`${altered.toString('base64url')}.${mark}`, `${text}.`, text, 'x', `${token}0`, 'pbs_0'];
    const statuses = [];
    for (const other of wrong) statuses.push((await app.browser().open(`/confirm/${other}`)).status);
    expect(statuses).toEqual(wrong.map(() => 404));
  });

  test('that somebody made with the address of another one is taken from them by a new password', async () => {
    const { email, browser: thief } = await signedUp();
    await server.mailTo(email);
    const path = await (async () => {
      await mailed.asked(email);
      const [, arrived] = await server.mailTo(email, 2);
      return linkIn(arrived!, 'reset');
    })();
    const owner = app.browser();
    await owner.open(path);
    expect((await owner.submit(path, { password: NEXT })).status).toBe(303);
    expect((await thief.open('/account')).location).toContain('/signin');
  });
});

test('what waits to be sent says neither who is written to nor what opens their account', async () => {
  const email = mailed.newEmail();
  await people.create(email);
  server.troubles.push({ at: 'data', code: 450 });
  await mailed.asked(email);
  await untilTrue(() => server.attempts > 0 && server.troubles.length === 0);
  await untilTrue(async () => {
    await mailed.tryAgainNow();
    return server.arrived.length > 0;
  });
  const token = linkIn(server.arrived[0]!, 'reset').split('/').at(-1) ?? '';
  expect(await findSecrets(app, new Map([['token', token]]))).toEqual([]);
  expect(await findSecrets(app, new Map([['e-mail', email]]))).toEqual(['e-mail in identity.member']);
});

describe('without a mail server', () => {
  test('everything is as it was: operators make links, and nothing else is offered', async () => {
    const plain = await startTestApp({ config: { signUp: 'open' }, listen: 'known' });
    const browser = plain.browser();
    expect((await browser.open('/signin')).text).toContain('Ask the people who run this service');
    expect((await browser.open('/forgot')).status).toBe(404);
    await browser.open('/signup');
    await browser.submit('/signup', { email: mailed.newEmail(), name: 'Whoever', password: PASSWORD });
    expect((await browser.open('/account')).text).not.toContain('not confirmed yet');
    expect((await browser.submit('/forgot', { email: mailed.newEmail() })).status).toBe(404);
    await plain.close();
  });
});

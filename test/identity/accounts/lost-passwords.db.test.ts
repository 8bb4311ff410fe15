import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { ResetPassword } from '../../../src/identity/accounts/application/commands/reset-password.js';
import { MemberAddresses } from '../../../src/shared/outbound/mail/member-addresses.js';
import type { BrowserClient, Seen } from '../../support/browser/browser-client.js';
import type { TestApp } from '../../support/http/http-app.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { browser as browserAt, newAddress, PASSWORD, People } from '../../support/people/people.js';
import { until, untilTrue } from '../../support/time/until.js';
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

async function ask(email: string, browser: BrowserClient = app.browser()): Promise<Seen> {
  await browser.open('/forgot');
  return browser.submit('/forgot', { email });
}

beforeEach(() => {
  server.arrived.length = 0;
});

describe('a lost password', () => {
  test('is found by a link on the page for signing in', async () => {
    const { text } = await app.browser().open('/signin');
    expect(text).toContain('href="/forgot"');
    expect(text).not.toContain('Ask the people who run this service');
  });

  test('is replaced by a link in a mail, which signs in, ends all else, and confirms the address', async () => {
    const email = mailed.newEmail();
    const caller = await people.create(email);
    const { token } = await people.commands.execute(new IssueToken(email));
    const { sessionToken } = await people.signIn(email);
    const answer = await ask(email);
    expect([answer.status, answer.location]).toEqual([303, `${app.url}/forgot?sent`]);
    const [arrived] = await server.mailTo(email);
    expect(arrived?.mail.subject).toBe('Choose a new password');
    const path = linkIn(arrived!, 'reset');
    const browser = app.browser();
    expect((await browser.open(path)).text).toContain(email);
    expect((await browser.submit(path, { password: NEXT })).location).toBe(`${app.url}/account?done=recovered`);
    expect((await browser.open('/account')).text).not.toContain('not confirmed yet');
    expect(await people.isSignedIn(sessionToken)).toBe(false);
    expect((await app.post('/api/v1/settings/get', {}, token)).status).toBe(401);
    expect(await people.outcome(people.signIn(email, PASSWORD))).toBe('sign_in_refused');
    expect(await people.outcome(people.signIn(email, NEXT))).toBe('in');
    expect(await people.kindsOf(caller)).toEqual(expect.arrayContaining(['reset_link_made', 'password_reset']));
    expect((await people.events({ caller })).find(({ kind }) => kind === 'reset_link_made')?.detail).toBe('by e-mail');
  });

  test('is replaced by that link once, within half an hour', async () => {
    const email = mailed.newEmail();
    await people.create(email);
    const path = await mailed.mailedReset(email);
    const [{ expires_at: expiresAt } = { expires_at: 0 }] = await people.database.query<{ expires_at: number }>(
      'select expires_at from identity.link where mailed order by expires_at desc limit 1',
    );
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const browser = app.browser();
    await browser.open(path);
    expect((await browser.submit(path, { password: NEXT })).status).toBe(303);
    const over = await browser.open(path);
    expect([over.status, over.text.includes('href="/forgot"')]).toEqual([404, true]);
  });

  test('is replaced by any link that is out, whoever has asked for another one since, and then by none of them', async () => {
    const email = mailed.newEmail();
    await people.create(email);
    const first = await mailed.mailedReset(email);
    const { token } = await people.commands.execute(new MakeResetLink(email));
    await mailed.asked(email);
    const [, newer] = await server.mailTo(email, 2);
    const all = [first, linkIn(newer!, 'reset'), `/reset/${token}`];
    for (const path of all) expect((await app.browser().open(path)).status).toBe(200);
    // All at once, as somebody might who wants to know which of them counts.
    const outcomes = all.map((path) =>
      people.outcome(people.commands.execute(new ResetPassword(path.split('/')[2] ?? '', NEXT, browserAt()))),
    );
    expect((await Promise.all(outcomes)).toSorted()).toEqual(['in', 'link_unusable', 'link_unusable']);
    for (const path of all) expect((await app.browser().open(path)).status).toBe(404);
  });

  test('is replaced by the newest link of an operator, and not by an older one', async () => {
    const email = mailed.newEmail();
    await people.create(email);
    const [older, newer] = [
      await people.commands.execute(new MakeResetLink(email)),
      await people.commands.execute(new MakeResetLink(email)),
    ];
    expect((await app.browser().open(`/reset/${older.token}`)).status).toBe(404);
    expect((await app.browser().open(`/reset/${newer.token}`)).status).toBe(200);
  });

  test('is answered alike, whether there is such an account, none, or one that has been sent enough', async () => {
    const [email, nobody] = [mailed.newEmail(), mailed.newEmail()];
    await people.create(email);
    const answers = [];
    for (const address of [email, nobody, email, email, email, nobody]) {
      const browser = app.browser();
      const { status, location } = await ask(address, browser);
      // The token of the language switch is behind another mask each time.
      const { text } = await browser.open('/forgot?sent');
      answers.push([status, location, text.replaceAll(/name="form_token" value="[\w-]+"/g, '')]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await server.mailTo(email, 3);
    await untilTrue(async () => (await mailed.waiting()) === 0);
    // Three an hour for one account, and none to nobody.
    expect([server.arrived.length, server.arrived.every(({ to }) => to.includes(email))]).toEqual([3, true]);
  });

  test('is looked up after the answer: asking writes the same for everybody', async () => {
    await people.create('known@example.org');
    for (const address of ['known@example.org', 'never@example.org']) await mailed.asked(address, '203.0.113.7');
    // Nothing but a job that says nothing.
    const jobs = await people.database.query<{ data: { sealed: string } }>(
      `select data from jobs.job where name = 'identity.reset-requests' order by created_on desc limit 2`,
    );
    expect(jobs.map(({ data }) => Object.keys(data))).toEqual([['sealed'], ['sealed']]);
    expect(new Set(jobs.map(({ data }) => data.sealed.length)).size).toBe(1);
  });

  test('can be asked for ten times an hour from one address', async () => {
    const outcomes: string[] = [];
    const address = newAddress();
    for (let n = 0; n < 12; n += 1) outcomes.push(await people.outcome(mailed.asked(mailed.newEmail(), address)));
    expect(outcomes).toEqual([...Array<string>(10).fill('in'), 'too_many_attempts', 'too_many_attempts']);
  });

  test('is mailed to one account eight times a day at most, however long somebody goes on asking', async () => {
    const email = mailed.newEmail();
    const caller = await people.create(email);
    for (let hour = 0; hour < 4; hour += 1) {
      for (let n = 0; n < 3; n += 1) await mailed.asked(email);
      await mailed.anHourPasses();
    }
    await untilTrue(async () => (await mailed.waiting()) === 0);
    const made = (await people.kindsOf(caller)).filter((kind) => kind === 'reset_link_made');
    expect(made).toHaveLength(8);
  });

  test('is not asked for with something that is no e-mail address', async () => {
    const { status, text } = await ask('no address');
    expect([status, text.includes('Enter an e-mail address')]).toEqual([422, true]);
  });

  test('waits for a mail server that asks for patience, with the same link', async () => {
    const email = mailed.newEmail();
    await people.create(email);
    server.troubles.push({ at: 'recipient', code: 450 });
    await mailed.asked(email);
    await untilTrue(async () => {
      // What would happen after a minute, now.
      await mailed.tryAgainNow();
      return server.arrived.length > 0;
    });
    expect((await app.browser().open(linkIn(server.arrived[0]!, 'reset'))).status).toBe(200);
  });

  test('is on record as not delivered when the address takes no mail', async () => {
    const email = mailed.newEmail();
    const caller = await people.create(email);
    server.troubles.push({ at: 'recipient', code: 550 });
    await mailed.asked(email);
    const events = await until(
      () => people.events({ caller }),
      (all) => all.some(({ kind }) => kind === 'mail_refused'),
    );
    expect(events.at(-1)?.detail).toBe('reset: the mail server: EENVELOPE 550 at RCPT TO');
    expect(server.arrived).toEqual([]);
  });

  test('of somebody who is erased meanwhile gets no mail', async () => {
    const email = mailed.newEmail();
    const caller = await people.create(email);
    // For as long as it takes to erase them.
    const refusals = Array.from({ length: 50 }, () => ({ at: 'sender', code: 451 }) as const);
    server.troubles.push(...refusals);
    await mailed.asked(email);
    await untilTrue(() => server.troubles.length < refusals.length);
    await people.commands.execute(new EraseCaller(caller, 'operator'));
    await untilTrue(async () => {
      await mailed.tryAgainNow();
      return (await mailed.waiting()) === 0;
    });
    server.troubles.length = 0;
    expect(server.arrived).toEqual([]);
  });

  test('can still be replaced by a link of an operator, which confirms no address', async () => {
    const email = mailed.newEmail();
    const caller = await people.create(email);
    const { token } = await people.commands.execute(new MakeResetLink(email));
    const browser = app.browser();
    await browser.open(`/reset/${token}`);
    expect((await browser.submit(`/reset/${token}`, { password: NEXT })).status).toBe(303);
    expect(await app.app.get(MemberAddresses, { strict: false }).confirmedOf(caller)).toBeNull();
  });
});

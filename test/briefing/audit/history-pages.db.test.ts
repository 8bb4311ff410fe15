import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { RevokeRole } from '../../../src/identity/access/application/commands/revoke-role.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { BrowserClient, Seen } from '../../support/browser/browser-client.js';
import type { Answered, TestApp } from '../../support/http/http-app.js';
import { memberOf, recordedBriefing, startAppOfHistories, type RecordedBriefing } from './recorded-briefing.js';
import { recordAgain, recordNothing } from './troubled-histories.js';

const LINK = '/api/v1/audit/briefings/link';
const HISTORY = '/api/v1/audit/briefings/history';

let app: TestApp;
let owner: { id: string; token: string };
let briefing: RecordedBriefing;
let other: RecordedBriefing;

beforeAll(async () => {
  app = await startAppOfHistories();
  owner = await memberOf(app, 'owner@example.org');
  briefing = await recordedBriefing(app, owner.id, 'Harbour <b>reopens</b>');
  other = await recordedBriefing(app, owner.id, 'Another one');
});

afterAll(() => app?.close());

const link = (token: string | null, id = briefing.id): Promise<Answered<{ history_url: string; expires_at: number }>> =>
  app.post(LINK, { id }, token);

async function keyOf(id = briefing.id): Promise<string> {
  return new URL((await link(owner.token, id)).body.history_url).searchParams.get('key') ?? '';
}

const pathOf = ({ slug }: RecordedBriefing): string => `/b/${slug}/history`;

/** Opens a link to a history as its owner does, and presses the button. */
async function openWith(key: string, from = briefing): Promise<{ browser: BrowserClient; answer: Seen }> {
  const browser = app.browser();
  await browser.open(`${pathOf(from)}?key=${key}`);
  return { browser, answer: await browser.submit(pathOf(from)) };
}

/** A browser that has traded a link for a pass. */
const withPass = async (to = briefing): Promise<BrowserClient> => (await openWith(await keyOf(to.id), to)).browser;

const passOf = (browser: BrowserClient): string | null => browser.cookie('history_pass');

describe('a link to the history page', () => {
  test('is for the owner only', async () => {
    const stranger = await app.memberToken();
    const { status, body } = await link(owner.token);
    expect(status).toBe(200);
    expect(new URL(body.history_url).pathname).toBe(pathOf(briefing));
    expect(body.expires_at).toBeGreaterThan(Date.now());
    expect((await link(stranger)).status).toBe(404);
    expect((await link(await app.anonymousToken())).status).toBe(404);
    expect((await link(null)).status).toBe(401);
    expect((await link(owner.token, 'art_none')).status).toBe(404);
  });

  test('asks first, so that a program that checks what is behind it uses nothing up', async () => {
    const key = await keyOf();
    for (const _ of [1, 2]) {
      const browser = app.browser();
      const answer = await browser.open(`${pathOf(briefing)}?key=${key}`, 'other site');
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Open the history of this briefing?');
      expect(passOf(browser)).toBeNull();
    }
    expect(passOf((await openWith(key)).browser)).toMatch(/^[\w-]{43}$/);
  });

  test('leaves no key in the address, and sets a cookie for this history only', async () => {
    const { answer } = await openWith(await keyOf());
    expect([answer.status, answer.location]).toEqual([303, app.url + pathOf(briefing)]);
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`; Path=${pathOf(briefing)}; Max-Age=3600; HttpOnly; SameSite=Strict$`),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('works once', async () => {
    const key = await keyOf();
    expect(passOf((await openWith(key)).browser)).not.toBeNull();
    const again = await openWith(key);
    expect([again.answer.status, passOf(again.browser)]).toEqual([303, null]);
  });

  test('does not work for another briefing, nor with a wrong key', async () => {
    for (const wrong of [await keyOf(other.id), 'x', 'a'.repeat(43), '"><script>', '']) {
      const browser = app.browser();
      await browser.open(`${pathOf(briefing)}?key=${await keyOf()}`);
      await browser.submit(pathOf(briefing), { key: wrong });
      expect(passOf(browser)).toBeNull();
    }
  });

  test('is traded by a form of ours only', async () => {
    const key = await keyOf();
    const browser = app.browser();
    await browser.open(`${pathOf(briefing)}?key=${key}`);
    expect((await browser.submit(pathOf(briefing), { key }, 'other site')).status).toBe(403);
    expect((await browser.submit(pathOf(briefing), { form_token: 'x' })).status).toBe(403);
    expect(passOf(browser)).toBeNull();
    expect(passOf((await openWith(key)).browser)).not.toBeNull();
  });

  test('stands in no log', async () => {
    const key = await keyOf();
    const { browser } = await openWith(key);
    await browser.open(pathOf(briefing));
    const log = app.logLines.join('\n');
    expect(log).toContain('/b/:slug/history');
    for (const secret of [key, passOf(browser) ?? '', briefing.slug]) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });
});

describe('the history page', () => {
  test('is closed to whoever has the public link alone, and says how an owner gets in', async () => {
    const [guesser, neighbour] = [app.browser(), await withPass(other)];
    guesser.keep({ name: 'history_pass', value: 'a'.repeat(43) });
    neighbour.keep({ name: 'history_pass', value: passOf(neighbour) ?? '' });
    for (const browser of [app.browser(), guesser, neighbour]) {
      const { status, text } = await browser.open(pathOf(briefing));
      expect(status).toBe(403);
      expect(text).toContain('Only its owner can open this history');
      expect(text).not.toContain('Harbour');
    }
    expect((await app.browser().open('/b/nobody/history')).status).toBe(404);
  });

  test('shows the owner what happened, under the policy of all pages, and nobody keeps a copy', async () => {
    const answer = await (await withPass()).open(pathOf(briefing));
    const page = answer.text;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('All 6 entries are as they were recorded.');
    expect(page).toContain('It was tried again.');
    expect(page).toContain('Harbour &lt;b>reopens');
    expect(page).not.toContain('v1.sealed');
  });

  test('shows the state as of the entry that is asked for', async () => {
    const { text: page } = await (await withPass()).open(`${pathOf(briefing)}?at=1`);
    expect(page).toMatch(/data-state="1">/);
    expect(page).toMatch(/data-state="5" hidden/);
  });

  test('takes the key out of the address of somebody who is in already', async () => {
    const answer = await (await withPass()).open(`${pathOf(briefing)}?key=${await keyOf()}`);
    expect([answer.status, answer.location]).toEqual([303, app.url + pathOf(briefing)]);
  });

  test('puts the access on record, where the owner finds it', async () => {
    const fresh = await recordedBriefing(app, owner.id, 'Fresh');
    const { text } = await (await withPass(fresh)).open(pathOf(fresh));
    expect(text).toContain('Who has looked at this history');
    const { body } = await app.post<{ looks: { newest: object[] } }>(HISTORY, { id: fresh.id }, owner.token);
    expect(body.looks.newest.at(-1)).toMatchObject({ viewer: owner.id, as: 'owner', what: 'history', revision: 5 });
  });

  test('shows nothing while accesses cannot be recorded', async () => {
    const fresh = await recordedBriefing(app, owner.id, 'Fresh');
    const browser = await withPass(fresh);
    await recordNothing(app);
    const answer = await browser.open(pathOf(fresh));
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('Briefing requested');
    await recordAgain(app);
  });
});

describe('whoever is signed in', () => {
  /** In a browser of their own, by the form that everybody uses. */
  async function signedIn(email: string): Promise<BrowserClient> {
    const browser = app.browser();
    await browser.open('/signin');
    const answer = await browser.submit('/signin', { email, password: 'correct horse battery' });
    expect(answer.status).toBe(303);
    return browser;
  }

  const newestLook = async (id: string): Promise<object | undefined> =>
    (await app.post<{ looks: { newest: object[] } }>(HISTORY, { id }, owner.token)).body.looks.newest.at(-1);

  test('sees the histories of their own briefings without a link, and the access is on record', async () => {
    const fresh = await recordedBriefing(app, owner.id, 'Fresh');
    const { status, text, headers } = await (await signedIn('owner@example.org')).open(pathOf(fresh), 'other site');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain('All 6 entries are as they were recorded.');
    expect(await newestLook(fresh.id)).toMatchObject({ viewer: owner.id, as: 'owner', what: 'history' });
  });

  test('comes to the history by way of signing in', async () => {
    const browser = app.browser();
    const { text } = await browser.open(pathOf(briefing));
    const way = /href="(\/signin\?returnTo=[^"]+)"/.exec(text)?.[1] ?? '';
    await browser.open(way, 'our page');
    const answer = await browser.submit(way, { email: 'owner@example.org', password: 'correct horse battery' });
    expect((await browser.settle(answer)).text).toContain('All 6 entries are as they were recorded.');
  });

  test('sees no history of anybody else', async () => {
    await memberOf(app, 'stranger@example.org');
    const { status, text } = await (await signedIn('stranger@example.org')).open(pathOf(briefing));
    expect(status).toBe(403);
    expect(text).toContain('this briefing does not belong to your account');
    expect(text).not.toContain('Harbour');
  });

  test('comes in with a pass all the same when it is another account', async () => {
    await memberOf(app, 'friend@example.org');
    const browser = await signedIn('friend@example.org');
    await browser.open(`${pathOf(briefing)}?key=${await keyOf()}`);
    await browser.submit(pathOf(briefing));
    expect((await browser.open(pathOf(briefing))).status).toBe(200);
  });

  test('as an auditor sees every history, not as its owner, until the role is revoked', async () => {
    const fresh = await recordedBriefing(app, owner.id, 'Fresh');
    const auditor = await memberOf(app, 'auditor@example.org');
    const commands = app.app.get(CommandBus, { strict: false });
    await commands.execute(new GrantRole('auditor@example.org', 'auditor'));
    const browser = await signedIn('auditor@example.org');
    const { status, text } = await browser.open(pathOf(fresh));
    expect(status).toBe(200);
    expect(text).toContain('The owner');
    expect(await newestLook(fresh.id)).toMatchObject({ viewer: auditor.id, as: 'auditor', what: 'history' });
    await commands.execute(new RevokeRole('auditor@example.org', 'auditor'));
    expect((await browser.open(pathOf(fresh))).status).toBe(403);
  });

  test('sees none any more from the moment on that they are signed out', async () => {
    const browser = await signedIn('owner@example.org');
    expect((await browser.open(pathOf(briefing))).status).toBe(200);
    await app.app.get(Database).execute('delete from identity.session');
    expect((await browser.open(pathOf(briefing))).status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../../src/preferences/preferences.module.js';
import { Database } from '../../../../../src/shared/storage/database/database.js';
import { ShowsModule } from '../../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../../src/subscriptions/subscriptions.module.js';
import type { BrowserOptions } from '../../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { answers, verifies, WebhookReceiver } from '../../../../support/servers/webhook-receiver.js';
import { somebody, type Somebody } from '../../../../support/people/operators.js';

const PAGE = '/settings/webhooks';

let app: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { role: 'api', rateLimitPerMinute: 100_000, webhookAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
});

afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

const signedIn = (options: BrowserOptions = {}): Promise<Somebody> => somebody(app, options);

interface Listed {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[] | null;
  readonly enabled: boolean;
}

const webhooks = async (token: string): Promise<readonly Listed[]> =>
  (await app.post<{ webhooks: Listed[] }>('/api/v1/webhooks/list', {}, token)).body.webhooks;

const secretIn = (text: string): string => /whsec_[\w+/]+=*/.exec(text)?.[0] ?? 'no secret';

/** The path of the page of a new webhook, and its secret. */
async function made({ browser, token }: Somebody, path: string): Promise<{ page: string; secret: string }> {
  await browser.open(PAGE);
  const { status, text } = await browser.submit(PAGE, { url: receiver.at(path), description: 'My <b>phone' });
  expect(status).toBe(200);
  return { page: `${PAGE}/${(await webhooks(token)).at(-1)?.id}`, secret: secretIn(text) };
}

describe('the pages of webhooks', () => {
  test('are for who is signed in', async () => {
    const { status, location } = await app.browser().open(PAGE);
    expect([status, location]).toEqual([303, `${app.url}/signin?returnTo=%2Fsettings%2Fwebhooks`]);
  });

  test('make a webhook whose secret is shown in the answer and never again', async () => {
    const { browser, token } = await signedIn();
    expect((await browser.open(PAGE)).text).toContain('You have none yet.');
    const fields = { url: receiver.at('/made'), 'type_briefing.ready': 'on' };
    const shown = await browser.submit(PAGE, fields);
    expect([shown.status, shown.text.includes('never again')]).toEqual([200, true]);
    const [webhook] = await webhooks(token);
    expect(webhook).toMatchObject({ url: fields.url, types: ['briefing.ready'], enabled: true });
    const later = await browser.open(`${PAGE}/${webhook?.id}`);
    expect(secretIn(shown.text)).toMatch(/^whsec_/);
    expect(secretIn(later.text)).toBe('no secret');
    expect((await browser.open('/settings')).text).toContain(`href="${PAGE}"`);
  });

  test('make one webhook however often the form is sent, with the same secret in each answer', async () => {
    const { browser, token } = await signedIn();
    const { hidden } = await browser.open(PAGE);
    const fields = { ...hidden, url: receiver.at('/twice') };
    const answered = [await browser.submit(PAGE, fields), await browser.submit(PAGE, fields)];
    expect(new Set(answered.map(({ text }) => secretIn(text))).size).toBe(1);
    expect(await webhooks(token)).toHaveLength(1);
  });

  test('send a test that the secret signs, and the log shows it', async () => {
    const somebody = await signedIn();
    const { browser } = somebody;
    const { page, secret } = await made(somebody, '/tested');
    await browser.open(page);
    const tested = await browser.settle(await browser.submit(page, { do: 'test' }));
    expect(tested.text).toContain('The test was taken.');
    expect(tested.text).toContain('Answer 204');
    expect(tested.text).toContain('My &lt;b>phone');
    const [message] = receiver.to('/tested');
    expect(verifies(message!, secret)).toBe(true);
  });

  test('say that a test was not taken, and why', async () => {
    const somebody = await signedIn();
    const { browser } = somebody;
    const { page } = await made(somebody, '/broken');
    receiver.at('/broken', answers(500));
    await browser.open(page);
    const { text } = await browser.settle(await browser.submit(page, { do: 'test' }));
    expect(text).toContain('The test was not taken.');
    expect(text).toContain('Answer 500');
    expect(text).toContain('It has taken nothing since');
  });

  test('switch a webhook off and on, change, rotate and delete it', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    const { page, secret } = await made(somebody, '/changed');
    await browser.open(page);
    expect((await browser.settle(await browser.submit(page, { do: 'off' }))).text).toContain('You switched it off.');
    expect(await webhooks(token)).toMatchObject([{ enabled: false }]);
    await browser.submit(page, { do: 'on' });
    const url = receiver.at('/elsewhere');
    const saved = await browser.submit(page, { do: 'save', url, 'type_feed.failing': 'on' });
    expect(saved.location).toBe(`${app.url}${page}?done=saved`);
    expect(await webhooks(token)).toMatchObject([{ enabled: true, url, types: ['feed.failing'] }]);
    await browser.open(page);
    const rotated = secretIn((await browser.submit(page, { do: 'rotate' })).text);
    expect([rotated.startsWith('whsec_'), rotated === secret]).toEqual([true, false]);
    const deleted = await browser.submit(page, { do: 'delete' });
    expect(deleted.location).toBe(`${app.url}${PAGE}?done=deleted`);
    expect(await webhooks(token)).toEqual([]);
  });

  test.each([
    ['by_owner', 'You switched it off.'],
    ['gone', 'wants nothing any more (410)'],
    ['failing', 'For five days it took nothing.'],
    ['account_secured', 'Your account was taken back by e-mail.'],
  ])('say why a webhook is off: %s', async (reason, words) => {
    const somebody = await signedIn();
    const { page } = await made(somebody, `/off-${reason}`);
    const sql = `update shows.webhook set disabled_reason = $2, disabled_at = 1000 where id = $1`;
    await app.app.get(Database).query(sql, [page.slice(PAGE.length + 1), reason]);
    expect((await somebody.browser.open(page)).text).toContain(words);
  });

  test('show again what was refused, with what was typed and what is wrong with it', async () => {
    const { browser, token } = await signedIn({ language: 'de' });
    await browser.open(PAGE);
    const cases = [
      ['"><script>', 'Geben Sie eine Adresse'],
      ['https://10.0.0.1/hook', 'führt in ein privates Netz'],
      ['http://example.org/hook', 'muss mit https:// beginnen'],
    ] as const;
    for (const [url, words] of cases) {
      const refused = await browser.submit(PAGE, { url, 'type_show.skipped': 'on' });
      expect([refused.status, refused.text.includes(`href="#url">`), refused.text.includes(words)]).toEqual([
        422,
        true,
        true,
      ]);
      expect(refused.text).toMatch(/name="type_show.skipped" checked/);
    }
    expect((await browser.submit(PAGE, { url: '"><script>' })).text).toContain('value="&quot;>&lt;script>"');
    expect(await webhooks(token)).toEqual([]);
  });

  test('say when tests are possible again, and count those of agents too', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    const { page } = await made(somebody, '/often');
    const webhook_id = page.slice(PAGE.length + 1);
    for (let number = 0; number < 10; number += 1) await app.post('/api/v1/webhooks/test', { webhook_id }, token);
    const { hidden } = await browser.open(page);
    let refused = await browser.submit(page, { ...hidden, do: 'test' });
    // A minute may have ended meanwhile, and its count with it.
    for (let more = 0; refused.status !== 429 && more < 11; more += 1) {
      refused = await browser.submit(page, { ...hidden, do: 'test' });
    }
    expect([refused.status, refused.text.includes('Too many attempts. Try again in 1 min.')]).toEqual([429, true]);
  });

  test('are not there for others, and take no form without its token', async () => {
    const owner = await signedIn();
    const { page } = await made(owner, '/mine');
    const { browser } = await signedIn();
    await browser.open(PAGE);
    const tried = [await browser.submit(page, { do: 'delete' }), await browser.open(page)];
    expect(tried.map(({ status }) => status)).toEqual([404, 404]);
    await owner.browser.open(page);
    expect((await owner.browser.submitRaw(page, 'do=delete')).status).toBe(403);
    expect(await webhooks(owner.token)).toHaveLength(1);
  });
});

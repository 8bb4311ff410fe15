import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../../src/briefing/briefing.module.js';
import { LibraryModule } from '../../../../../src/briefing/library/library.module.js';
import { FeedModule } from '../../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../../../src/subscriptions/subscriptions.module.js';
import type { BrowserOptions } from '../../../../support/browser/browser-client.js';
import { FeedServer, newsItems } from '../../../../support/servers/feed-server.js';
import { follow } from '../../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';
import { somebody, type Somebody } from '../../../../support/people/operators.js';

const PAGE = '/briefings';

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, LibraryModule],
    // Nothing is made, so everything stays as it was asked for.
    config: {
      role: 'api',
      rateLimitPerMinute: 100_000,
      feedAllowedPrivateCidrs: ['127.0.0.0/8'],
      briefingDailyLimit: 2,
    },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const signedIn = (options: BrowserOptions = {}): Promise<Somebody> => somebody(app, options);

async function listener(options: BrowserOptions = {}): Promise<Somebody & { readonly sourceId: string }> {
  const somebody = await signedIn(options);
  const sourceId = await follow(app, somebody.token, feeds.serve('gazette', newsItems(12, Date.now())));
  return { ...somebody, sourceId };
}

const briefings = async (token: string): Promise<readonly { id: string; viewer_url: string }[]> =>
  (
    await app.post<{ artifacts: { id: string; viewer_url: string }[] }>(
      '/api/v1/artifacts/list',
      { type: 'audio_brief' },
      token,
    )
  ).body.artifacts;

/** The path of the new briefing's page. A browser without scripts is led to where that page comes when it is finished. */
async function asked({ browser }: Somebody, fields: Record<string, string> = {}): Promise<string> {
  await browser.open('/');
  const { status, location } = await browser.submit(PAGE, { request: 'No sport <i>', ...fields });
  const { pathname } = new URL(location ?? '');
  expect([status, pathname]).toEqual([303, expect.stringMatching(/\/wait$/)]);
  return pathname.replace(/\/wait$/, '');
}

/** Its only briefing. */
async function idOf({ token }: Somebody): Promise<string> {
  return (await briefings(token))[0]?.id ?? '';
}

describe('asking for a briefing', () => {
  test('is for who is signed in, and leads whoever follows nothing to the feeds', async () => {
    const seen = await app.browser().open(PAGE);
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Fbriefings`]);
    const { browser } = await signedIn();
    for (const path of ['/', `${PAGE}/new`])
      expect((await browser.open(path)).text).toContain('href="/feeds">Add feeds');
    expect((await browser.open(PAGE)).text).toContain('You have no briefings yet.');
    const refused = await browser.submit(PAGE, { request: '' });
    expect([refused.status, refused.text.includes('you follow no feeds')]).toEqual([409, true]);
  });

  test('leads from the home page to the page of the briefing, which agents see as well', async () => {
    const somebody = await listener();
    const path = await asked(somebody);
    expect(new URL((await briefings(somebody.token))[0]?.viewer_url ?? '').pathname).toBe(path);
    const page = await somebody.browser.open(path);
    expect(page.text).toContain('You asked for: <bdi>No sport &lt;i></bdi>');
    const home = await somebody.browser.open('/');
    expect(home.text).toContain('1 of 2 briefings left in these 24 hours.');
    // Among those that are being made, or, on a machine that is busy with other things, ready by now.
    expect(home.text).toMatch(new RegExp(`data-events="${path}/events"|href="${path}"`));
  });

  test('leads to the page that tells how far it is, where scripts keep it up to date', async () => {
    const somebody = await listener();
    const path = await asked(somebody);
    await somebody.browser.open(path);
    await somebody.browser.open('/');
    const { location } = await somebody.browser.submit(PAGE, { request: 'No sport', wait: '' });
    expect(new URL(location ?? '').pathname).toMatch(/^\/b\/[\w-]{22}$/);
  });

  test('lets who waits go to the page when it is finished, and knows no wait for what is not there', async () => {
    const somebody = await listener();
    const path = await asked(somebody);
    const seen = await somebody.browser.settle(await somebody.browser.open(`${path}/wait`));
    expect([seen.status, seen.url]).toEqual([200, app.url + path]);
    expect((await somebody.browser.open('/b/0123456789012345678901/wait')).status).toBe(404);
  });

  test('makes one however often the button is pressed', async () => {
    const { browser, token } = await listener();
    const { text } = await browser.open(`${PAGE}/new`);
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(text) ?? [];
    const [first, second] = [await browser.submit(PAGE, { key }), await browser.submit(PAGE, { key })];
    expect(second.location).toBe(first.location);
    expect(await briefings(token)).toHaveLength(1);
  });

  test('says what is wrong beside its field, with what was typed', async () => {
    const { browser, sourceId } = await listener({ language: 'de' });
    await browser.open(`${PAGE}/new`);
    const wrong = { request: '"><script>', since: '2026-11-22', until: '2026-11-21', [`only_${sourceId}`]: 'on' };
    const refused = await browser.submit(PAGE, wrong);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('href="#since">Wählen Sie Tage');
    expect(refused.text).toContain('&quot;>&lt;script></textarea>');
    expect(refused.text).toMatch(new RegExp(`name="only_${sourceId}" checked`));
    const strange = await browser.submit(PAGE, { only_src_01kdwx6z5nf3btkmh4g0s1v9aq: 'on' });
    expect([strange.status, strange.text.includes('href="#sources"')]).toEqual([422, true]);
    const foreign = await browser.submit(PAGE, { item_itm_01kdwx6z5nf3btkmh4g0s1v9aq: 'on' });
    expect([foreign.status, foreign.text.includes('href="#items"')]).toEqual([422, true]);
  });

  test('says when the next one is possible where the allowance is spent', async () => {
    const somebody = await listener();
    await asked(somebody);
    await asked(somebody, { request: 'Something else' });
    const refused = await somebody.browser.submit(PAGE, { request: 'A third one' });
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/The next one is possible at <time datetime="[^"]+" data-local="exact">/);
    expect(refused.text).toContain('A third one</textarea>');
    expect((await somebody.browser.open('/')).text).toContain('One more is possible at');
  });

  test('is filled in by links, and as an earlier briefing was asked for', async () => {
    const somebody = await listener();
    const { browser, sourceId } = somebody;
    await asked(somebody, { length: '600', [`only_${sourceId}`]: 'on' });
    const again = await browser.open(`${PAGE}/new?again=${await idOf(somebody)}`);
    expect(again.text).toContain('No sport &lt;i></textarea>');
    expect(again.text).toMatch(/<option value="600" selected/);
    expect(again.text).toMatch(new RegExp(`name="only_${sourceId}" checked`));
    const linked = await browser.open(`${PAGE}/new?request=Rain&feed=${sourceId}&since=2026-11-20`);
    expect(linked.text).toContain('Rain</textarea>');
    expect(linked.text).toContain('value="2026-11-20"');
  });
});

describe('the list of briefings', () => {
  test('lets its owner delete a briefing and take that back', async () => {
    const somebody = await listener();
    const { browser, token } = somebody;
    const path = await asked(somebody);
    const id = await idOf(somebody);
    await browser.open(PAGE);
    const deleted = await browser.submit(`${PAGE}/${id}`, { do: 'delete' });
    expect(deleted.location).toBe(`${app.url}${PAGE}?done=deleted&id=${id}`);
    const notice = await browser.open(`${PAGE}?done=deleted&id=${id}`);
    expect(notice.text).toContain(`action="${PAGE}/${id}"`);
    expect([await briefings(token), (await browser.open(path)).status]).toEqual([[], 404]);
    expect((await browser.open(`${PAGE}?status=deleted`)).text).toContain('No sport &lt;i>');
    await browser.submit(`${PAGE}/${id}`, { do: 'restore' });
    expect([(await briefings(token)).length, (await browser.open(path)).status]).toEqual([1, 200]);
  });

  test('lets its owner stop sharing, and leads on to where the briefing is now', async () => {
    const somebody = await listener();
    const { browser } = somebody;
    const path = await asked(somebody);
    const id = await idOf(somebody);
    await browser.open(path);
    const { location } = await browser.submit(`${PAGE}/${id}`, { do: 'renew', back: 'page' });
    const now = new URL(location ?? '').pathname;
    expect(now).not.toBe(path);
    expect([(await app.browser().open(path)).status, (await app.browser().open(now)).status]).toEqual([404, 200]);
    expect((await browser.open(`${PAGE}/${id}`)).location).toBe(`${app.url}${now}`);
  });

  test('is narrowed by status and title, and says where nothing is found', async () => {
    const somebody = await listener();
    await asked(somebody);
    const { browser } = somebody;
    expect((await browser.open(`${PAGE}?status=making`)).text).toContain('No sport &lt;i>');
    expect((await browser.open(`${PAGE}?status=ready`)).text).toContain('There are none here.');
    expect((await browser.open(`${PAGE}?q=%25`)).text).toContain('There are none here.');
    expect((await browser.open(`${PAGE}?cursor=nonsense`)).status).toBe(400);
  });

  test('shows nothing of others, and takes no form of another site', async () => {
    const somebody = await listener();
    const path = await asked(somebody);
    const id = await idOf(somebody);
    const { browser } = await listener();
    await browser.open(PAGE);
    expect((await browser.open(`${PAGE}/${id}`)).status).toBe(404);
    expect((await browser.open(`${PAGE}/new?again=${id}`)).status).toBe(404);
    for (const what of ['delete', 'restore', 'renew']) {
      expect((await browser.submit(`${PAGE}/${id}`, { do: what })).status).toBe(404);
    }
    const page = await browser.open(path);
    expect([page.text.includes('site-navigation'), page.text.includes('owner-tools"')]).toEqual([true, false]);
    expect((await browser.submit(PAGE, {}, 'other site')).status).not.toBe(303);
    expect((await browser.submitRaw(PAGE, 'request=x')).status).toBe(403);
    expect((await browser.submitRaw(`${PAGE}/${id}`, 'do=delete')).status).toBe(403);
  });

  test('is not for what a stranger sees on the page of a briefing', async () => {
    const path = await asked(await listener());
    const { text } = await app.browser().open(path);
    expect([text.includes('No sport'), text.includes('owner-tools'), text.includes('site-navigation')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

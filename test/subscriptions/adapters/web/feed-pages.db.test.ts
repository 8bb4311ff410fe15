import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RateLimiter } from '../../../../src/shared/delivery/http/rate-limit/rate-limiter.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { FeedPages } from './feed-pages-kit.js';

/** What is left of it when markup is taken away is markup. */
const HOSTILE = '&lt;img src=x onerror=alert(1)&gt;\u202e "evil"';

let pages: FeedPages;
let app: TestApp;
let web: LoopbackWeb;

beforeAll(async () => {
  pages = await FeedPages.start();
  ({ app, web } = pages);
});

afterAll(() => pages?.close());

describe('the page of feeds', () => {
  test('is for who is signed in', async () => {
    const seen = await app.browser().open('/feeds');
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Ffeeds`]);
  });

  test('begins with samples, which work without a network', async () => {
    const { browser, token } = await pages.signedIn({ language: 'de' });
    const empty = await browser.open('/feeds?welcome=1');
    expect(empty.text).toContain('Lindhafener Nachrichten');
    const [, url = ''] = /name="pick_0" value="([^"]+)"/.exec(empty.text) ?? [];
    const ticks = [...empty.text.matchAll(/name="pick_\d+" [^>]*>\s?<span lang="(\w+)">/g)];
    expect(ticks.map(([tick, spoken]) => [spoken, tick.includes(' checked')])).toEqual([
      ['de', true],
      ['de', true],
      ['en', false],
      ['en', false],
    ]);
    const followed = await browser.settle(
      await browser.submit('/feeds/samples', { pick_0: url, pick_1: 'http://x.example/' }),
    );
    expect(followed.url).toContain('welcome=1');
    expect(followed.text).toMatch(/<form id="go" class="form" method="post" action="\/briefings"/);
    expect(await pages.sources(token)).toHaveLength(1);
  });

  test('follows samples and goes on to Briefing with the same form, where a briefing is asked for at once', async () => {
    const { browser, token } = await pages.signedIn({ language: 'de' });
    const { text } = await browser.open('/feeds?welcome=1');
    const [, url = ''] = /name="pick_0" value="([^"]+)"/.exec(text) ?? [];
    const nothing = await browser.submit('/feeds/samples', { brief: '1' });
    expect([nothing.status, nothing.location]).toEqual([303, `${app.url}/feeds?welcome=1&done=none&count=0`]);
    await browser.open('/feeds?welcome=1');
    const asked = await browser.submit('/feeds/samples', { pick_0: url, brief: '1' });
    expect([asked.status, asked.location]).toEqual([307, `${app.url}/briefings`]);
    expect(await pages.sources(token)).toHaveLength(1);
  });

  test('asks for a briefing from a site of one’s own, unless it could not be read', async () => {
    const { browser, token } = await pages.signedIn();
    const add = async (address: string) => {
      await browser.open('/feeds?welcome=1');
      return browser.submit('/feeds', { address, brief: '1' });
    };
    const broken = await add(web.status('/broken', 500));
    expect(broken.location).toMatch(/\/feeds\?welcome=1&done=added&feed=src_/);
    const asked = await add(pages.feedNamed('/own', 'Own'));
    expect([asked.status, asked.location]).toEqual([307, `${app.url}/briefings`]);
    expect(await pages.sources(token)).toHaveLength(2);
  });

  test('follows a site by its bare name, and shows its newest item', async () => {
    const somebody = await pages.signedIn();
    const url = pages.feedNamed('/bare', 'Bare & Simple');
    const shown = await pages.add(somebody, `  ${url.replace('http://', '')} `);
    expect([shown.status, shown.text.includes('You follow Bare &amp; Simple now.')]).toEqual([200, true]);
    expect(shown.text).toContain('Newest of Bare &amp; Simple');
    expect((await pages.add(somebody, url)).text).toContain('You follow Bare &amp; Simple already.');
    expect(await pages.sources(somebody.token)).toHaveLength(1);
  });

  test('lets one choose where a page has several feeds', async () => {
    const somebody = await pages.signedIn();
    pages.feedNamed('/many/sport.xml', 'Sport');
    const link = (name: string): string => `<link rel="alternate" type="application/rss+xml" href="${name}.xml">`;
    const asked = await pages.add(somebody, web.html('/many/', link('news') + link('sport')));
    expect([asked.status, asked.text.includes('several feeds')]).toEqual([200, true]);
    expect(asked.text).toContain(`value="${web.url}/many/sport.xml"`);
    const followed = await somebody.browser.settle(
      await somebody.browser.submit('/feeds', { chosen: `${web.url}/many/sport.xml` }),
    );
    expect(followed.text).toContain('You follow Sport now.');
  });

  test.each([
    ['"><script>', 'en', 'Enter the address of a site'],
    ['', 'de', 'Adresse'],
    ['nowhere', 'fr', 'adresse'],
  ])('says beside the box what is wrong with %j, and keeps it', async (typed, language, words) => {
    const somebody = await pages.signedIn({ language });
    const refused = await pages.add(somebody, typed);
    expect([refused.status, refused.text.includes(words)]).toEqual([422, true]);
    expect(refused.text).toContain('id="address-fault"');
    expect(refused.text).not.toContain('<script>"');
    expect(await pages.sources(somebody.token)).toEqual([]);
  });

  test('says in the language of the page why a feed is refused', async () => {
    const somebody = await pages.signedIn({ language: 'de' });
    const refused = await pages.add(somebody, web.status('/missing', 404));
    expect([refused.status, refused.text.includes('Unter dieser Adresse gibt es nichts.')]).toEqual([422, true]);
    expect(refused.text).toContain(`value="${web.url}/missing"`);
  });

  test('shows hostile titles as text, and loads nothing of them', async () => {
    const somebody = await pages.signedIn();
    const { text } = await pages.add(somebody, web.feed('/hostile', HOSTILE, [{ title: HOSTILE }]));
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x');
  });

  test('takes no form of another site, and none without its token', async () => {
    const { browser, token } = await pages.signedIn();
    await browser.open('/feeds');
    expect((await browser.submit('/feeds', { address: web.url }, 'other site')).status).toBe(403);
    expect((await browser.submitRaw('/feeds', 'address=x')).status).toBe(403);
    await browser.open('/feeds');
    expect((await browser.submit('/feeds/import', {})).status).toBe(415);
    expect(await pages.sources(token)).toEqual([]);
  });
});

describe('unsubscribing', () => {
  test('is taken back with one button, and folders and rules are there again', async () => {
    const somebody = await pages.signedIn();
    const { browser, token } = somebody;
    await pages.add(somebody, pages.feedNamed('/regretted', 'Regretted'));
    const [source] = await pages.sources(token);
    const path = `/feeds/${source?.id ?? ''}`;
    await browser.open(path);
    await browser.submit(path, { do: 'folders', new_folder: 'Kept' });
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'football', source_id: source?.id }, token);
    await browser.open(path);
    web.status('/regretted', 404);
    const left = await browser.settle(await browser.submit(path, { do: 'unsubscribe' }));
    expect(left.text).toContain('You no longer follow Regretted.');
    expect(await pages.sources(token)).toEqual([]);
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'meanwhile' }, token);
    await browser.open(left.url.slice(app.url.length));
    const back = await browser.settle(await browser.submit('/feeds/undo'));
    expect(back.text).toContain('You follow it again, as before.');
    expect(await pages.sources(token)).toMatchObject([{ id: source?.id, title: 'Regretted' }]);
    expect(await pages.folders(token)).toMatchObject([{ name: 'Kept', source_ids: [source?.id] }]);
    const { body } = await app.post<{ rules: { keyword: string }[] }>('/api/v1/rules/list', {}, token);
    expect(body.rules.map(({ keyword }) => keyword)).toEqual(['meanwhile', 'football']);
  });

  test('from several is taken back at once, and a second press changes nothing', async () => {
    const somebody = await pages.signedIn();
    const { browser, token } = somebody;
    for (const name of ['a', 'b', 'c']) await pages.add(somebody, pages.feedNamed(`/several-${name}`, name));
    const [first, second] = await pages.sources(token);
    await browser.open('/feeds');
    const picked = { pick_0: first?.id ?? '', pick_7: second?.id ?? '', do: 'unsubscribe' };
    const left = await browser.settle(await browser.submit('/feeds/selected', picked));
    expect(left.text).toContain('You no longer follow 2 feeds.');
    expect((await browser.submit('/feeds/selected', picked)).status).toBe(303);
    await browser.open(left.url.slice(app.url.length));
    await browser.submit('/feeds/undo');
    expect(await pages.sources(token)).toHaveLength(3);
  });

  test('from what somebody else follows is not found', async () => {
    const [one, other] = [await pages.signedIn(), await pages.signedIn()];
    await pages.add(one, pages.feedNamed('/private', 'Private'));
    const [source] = await pages.sources(one.token);
    for (const action of ['unsubscribe', 'refresh', 'articles', 'folders']) {
      await other.browser.open('/feeds');
      expect((await other.browser.submit(`/feeds/${source?.id ?? ''}`, { do: action })).status).toBe(404);
    }
    expect(await pages.sources(one.token)).toHaveLength(1);
  });
});

test('articles are chosen as often as agents may, with what they choose', async () => {
  const somebody = await pages.signedIn();
  await pages.add(somebody, pages.feedNamed('/articles', 'Articles'));
  const [source] = await pages.sources(somebody.token);
  const path = `/feeds/${source?.id ?? ''}`;
  const limiter = app.app.get(RateLimiter, { strict: false });
  const caller: Caller = { id: somebody.id, kind: 'member', roles: [] };
  const limit = { requests: 200, seconds: 3600, per: 'caller', of: 'subscriptions/options' } as const;
  for (let choice = 0; choice < 200; choice += 1) await limiter.takeFor(caller, limit);
  await somebody.browser.open(path);
  expect((await somebody.browser.submit(path, { do: 'articles', full_articles: 'on' })).status).toBe(429);
  expect((await app.post('/api/v1/subscriptions/options', { source_id: source?.id }, somebody.token)).status).toBe(429);
});

describe('feeds in trouble', () => {
  test('are on the first page, with why and what to do', async () => {
    const somebody = await pages.signedIn({ language: 'de' });
    await pages.add(somebody, web.status('/ill', 503));
    const home = await somebody.browser.open('/');
    expect(home.text).toContain('id="feeds-in-trouble"');
    expect(home.text).toContain('Die Website hat gerade ein Problem.');
    expect((await somebody.browser.open('/feeds?only=trouble')).text).toContain('Die Website hat gerade ein Problem.');
  });
});

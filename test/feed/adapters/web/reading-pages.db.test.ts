import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import type { BrowserOptions } from '../../../support/browser/browser-client.js';
import { follow } from '../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { People } from '../../../support/people/people.js';
import { LoopbackWeb, type Entry } from '../../support/loopback-web.js';
import { hostileEntry } from './hostile-item.js';
import { somebody, type Somebody } from '../../../support/people/operators.js';

const PAGE = '/items';
const HOUR = 3_600_000;
/** 00:30 in Berlin, and the day before in UTC. */
const AFTER_MIDNIGHT = Date.UTC(2026, 5, 1, 22, 30);

const ledger: readonly Entry[] = [
  { title: 'Night trains return', summary: 'Tickets from 49 euros.', author: 'Ada', at: AFTER_MIDNIGHT },
  {
    title: 'Tram strike ends',
    summary: 'At last.',
    content: '<p>After a week, drivers <b>agree</b>.</p>',
    at: AFTER_MIDNIGHT - HOUR,
  },
  { title: 'Football: a draw', summary: 'Nil all.', at: AFTER_MIDNIGHT - 2 * HOUR },
  hostileEntry(AFTER_MIDNIGHT - 3 * HOUR),
];
const many = Array.from({ length: 60 }, (_, n) => ({ title: `Story ${n}`, at: AFTER_MIDNIGHT - (n + 5) * HOUR }));

let app: TestApp;
let web: LoopbackWeb;
let people: People;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  people = new People(app);
});

afterAll(async () => {
  await app?.close();
  await web?.close();
});

const signedIn = (options: BrowserOptions = {}): Promise<Somebody> => somebody(app, options);

const followed = (token: string): Promise<string> => follow(app, token, web.feed('/ledger', 'The Ledger', ledger));

async function reader(options: BrowserOptions = {}): Promise<Somebody & { readonly source: string }> {
  const somebody = await signedIn(options);
  return { ...somebody, source: await followed(somebody.token) };
}

interface Item {
  readonly id: string;
  readonly title: string;
}

async function idOf(token: string, title: string): Promise<string> {
  const { body } = await app.post<{ items: Item[] }>('/api/v1/items/list', {}, token);
  return body.items.find((item) => item.title.startsWith(title))?.id ?? '';
}

const titlesIn = (text: string): string[] => [...text.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, title = '']) => title);

describe('the list of items', () => {
  test('is for who is signed in', async () => {
    const seen = await app.browser().open(PAGE);
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Fitems`]);
  });

  test('says what to do while nothing is followed', async () => {
    const { browser } = await signedIn();
    const { status, text } = await browser.open(PAGE);
    expect([status, text.includes('You follow no feeds yet'), text.includes('href="/feeds"')]).toEqual([
      200,
      true,
      true,
    ]);
  });

  test('shows what came, newest first, under the days of the reader', async () => {
    const { browser, token } = await reader();
    const inUtc = await browser.open(PAGE);
    expect(titlesIn(inUtc.text).slice(0, 3)).toEqual(['Night trains return', 'Tram strike ends', 'Football: a draw']);
    expect(inUtc.text).toContain('Monday, June 1, 2026');
    await app.post('/api/v1/settings/update', { profile: { timezone: 'Europe/Berlin' } }, token);
    const inBerlin = await browser.open(PAGE);
    expect(inBerlin.text).toContain('Tuesday, June 2, 2026');
    expect(inBerlin.text).toContain('Europe/Berlin');
  });

  test('finds words as the API does, and keeps what was typed', async () => {
    const { browser, source } = await reader();
    expect(titlesIn((await browser.open(`${PAGE}?q=tram`)).text)).toEqual(['Tram strike ends']);
    const without = await browser.open(`${PAGE}?q=${encodeURIComponent('night -trains')}`);
    expect(titlesIn(without.text)).toEqual([]);
    expect(without.text).toContain('value="night -trains"');
    expect(without.text).toContain('Nothing matches');
    expect(titlesIn((await browser.open(`${PAGE}?q=drivers`)).text)).toEqual([]);
    expect(titlesIn((await browser.open(`${PAGE}?q=drivers&content=on&feed=${source}`)).text)).toEqual([
      'Tram strike ends',
    ]);
    expect(titlesIn((await browser.open(`${PAGE}?period=month`)).text)).toEqual([]);
  });

  test.each([
    ['no words', '...', 'There is no word in this that can be found'],
    ['too many words', Array.from({ length: 70 }, (_, n) => `w${n}`).join(' '), 'at most 64 different words'],
    ['too long ones', 'x'.repeat(501), 'at most 500 characters'],
  ])('says beside the box what is wrong with %s', async (_, words, fault) => {
    const { browser } = await reader();
    const { status, text } = await browser.open(`${PAGE}?q=${encodeURIComponent(words)}`);
    expect(status).toBe(422);
    expect(text).toContain('id="q-fault"');
    expect(text).toContain(fault);
    expect(text).toContain(`value="${words}"`);
  });

  test('goes on with older items, and goes back', async () => {
    const { browser, token } = await signedIn();
    await follow(app, token, web.feed('/many', 'Many', many));
    const first = await browser.open(PAGE);
    const [, older = ''] = /rel="next" href="([^"]+)"/.exec(first.text) ?? [];
    const second = await browser.open(older.replaceAll('&amp;', '&'));
    const titles = [...titlesIn(first.text), ...titlesIn(second.text)];
    expect(titles).toEqual(many.map(({ title }) => title));
    expect(second.text).toContain('href="/items">Newest items');
    expect((await browser.open(`${PAGE}?cursor=nonsense`)).status).toBe(400);
  });

  test('tells and hides what was read and what rules leave out', async () => {
    const { browser, token } = await reader();
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'football' }, token);
    await app.post('/api/v1/items/mark_opened', { item_ids: [await idOf(token, 'Tram')] }, token);
    const all = await browser.open(PAGE);
    expect(all.text).toContain('Left out of briefings by your rule “football”');
    expect(all.text).toContain('Already read');
    expect(titlesIn((await browser.open(`${PAGE}?opened=yes`)).text)).toEqual(['Tram strike ends']);
    expect(titlesIn((await browser.open(`${PAGE}?opened=no`)).text)).not.toContain('Tram strike ends');
    expect(titlesIn((await browser.open(`${PAGE}?ruled=hidden`)).text)).not.toContain('Football: a draw');
    expect(titlesIn((await browser.open(`${PAGE}?opened=no&ruled=hidden&q=football`)).text)).toEqual([]);
  });

  test('says how far back nothing matches, and leads on to the end', async () => {
    const { browser, token } = await signedIn();
    const long = Array.from({ length: 205 }, (_, n) => ({ title: `Story ${n}`, at: AFTER_MIDNIGHT - n * HOUR }));
    await follow(app, token, web.feed('/long', 'Long', long));
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'story' }, token);
    const first = await browser.open(`${PAGE}?ruled=hidden`);
    expect(titlesIn(first.text)).toEqual([]);
    expect(first.text).toContain('Nothing matches back to May 24, 2026');
    const [, older = ''] = /rel="next" href="([^"]+)"/.exec(first.text) ?? [];
    const last = await browser.open(older.replaceAll('&amp;', '&'));
    expect(last.text).toContain('Nothing older matches.');
    expect(last.text).not.toContain('rel="next"');
  });

  test('is narrowed to a folder', async () => {
    const { browser, token, source } = await reader();
    await follow(app, token, web.feed('/many', 'Many', many));
    const { body } = await app.post<{ folder: { id: string } }>('/api/v1/folders/create', { name: 'Trains' }, token);
    await app.post('/api/v1/folders/assign', { folder_id: body.folder.id, add: [source] }, token);
    const { text } = await browser.open(`${PAGE}?folder=${body.folder.id}`);
    expect(titlesIn(text)).toHaveLength(ledger.length);
    expect(text).toContain('selected>Trains');
  });

  test('of a feed or a folder that is none of theirs is not there', async () => {
    const { browser } = await reader();
    const stranger = await signedIn();
    const foreign = await follow(app, stranger.token, web.feed('/foreign', 'Foreign', many));
    expect((await browser.open(`${PAGE}?feed=${foreign}`)).status).toBe(404);
    expect((await browser.open(`${PAGE}?folder=fld_00000000000000000000000000`)).status).toBe(404);
  });

  test('leads with what is ticked to a briefing, and marks its items as read', async () => {
    const { browser, token } = await reader();
    const { text, hidden } = await browser.open(`${PAGE}?q=tram`);
    const id = await idOf(token, 'Tram');
    expect(text).toContain('method="get" action="/briefings/new"');
    expect(text).toContain(`name="item" value="${id}"`);
    expect(hidden['items']).toBe(id);
    const marked = await browser.submit(`${PAGE}/opened`);
    expect([marked.status, marked.location]).toEqual([303, `${app.url}${PAGE}?q=tram&done=marked`]);
    expect((await browser.open(`${PAGE}?opened=yes`)).text).toContain('Tram strike ends');
  });

  test('goes back to itself and to nowhere else', async () => {
    const { browser, token } = await reader();
    await browser.open(PAGE);
    for (const back of ['https://evil.example/', '//evil.example', '/signout', '/items.evil']) {
      const { location } = await browser.submit(`${PAGE}/opened`, { items: await idOf(token, 'Tram'), back });
      expect(location).toBe(`${app.url}${PAGE}?done=marked`);
    }
  });
});

describe('the page of an item', () => {
  test('shows what it says, where it is from, and what is beside it', async () => {
    const { browser, token, source } = await reader();
    const id = await idOf(token, 'Tram');
    const { status, text } = await browser.open(`${PAGE}/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('drivers <strong>agree</strong>.</p>');
    expect(text).toContain(`href="/items?feed=${source}"`);
    expect(text).toContain(`href="/briefings/new?item=${id}"`);
    expect(text).toContain(`/feeds/rules?feed=${source}&amp;keyword=Tram+strike+ends`);
    expect(text).toContain(`rel="prev" href="/items/${await idOf(token, 'Night')}"`);
    const rule = await browser.open(`/feeds/rules?feed=${source}&keyword=Tram+strike+ends`);
    expect([rule.status, rule.text.includes('value="Tram strike ends"')]).toEqual([200, true]);
    expect(text).toContain(`rel="next" href="/items/${await idOf(token, 'Football')}"`);
  });

  test('stays in the list that it was opened from', async () => {
    const { browser, token } = await reader();
    const { text } = await browser.open(`${PAGE}/${await idOf(token, 'Night')}?q=r`);
    expect(text).not.toContain('rel="prev"');
    const searched = await browser.open(`${PAGE}/${await idOf(token, 'Football')}?q=trains+OR&q=x`);
    expect(searched.status).toBe(200);
    const older = await browser.open(`${PAGE}/${await idOf(token, 'Night')}?q=football`);
    expect(older.text).toContain(`rel="next" href="/items/${await idOf(token, 'Football')}?q=football"`);
    const newer = await browser.open(`${PAGE}/${await idOf(token, 'Football')}?q=tickets`);
    expect(newer.text).toContain(`rel="prev" href="/items/${await idOf(token, 'Night')}?q=tickets"`);
  });

  test('is not there for who does not follow its feed', async () => {
    const { token } = await reader();
    const id = await idOf(token, 'Tram');
    const { browser } = await signedIn();
    await browser.open(PAGE);
    expect((await browser.open(`${PAGE}/${id}`)).status).toBe(404);
    expect((await browser.open(`${PAGE}/${id}/pictures`)).status).toBe(404);
    expect((await browser.open(`${PAGE}/nonsense`)).status).toBe(404);
    await browser.open('/account');
    expect((await browser.submit(`${PAGE}/${id}/opened`)).status).toBe(404);
  });

  test('marks it as read by a form only, and only by one of ours', async () => {
    const { browser, token } = await reader();
    const id = await idOf(token, 'Tram');
    const opened = async (): Promise<number> =>
      (await app.post<{ opened: unknown[] }>('/api/v1/items/list_opened', {}, token)).body.opened.length;
    await browser.open(`${PAGE}/${id}`);
    expect(await opened()).toBe(0);
    expect((await browser.submit(`${PAGE}/${id}/opened`, { form_token: 'x' })).status).toBe(403);
    expect((await browser.submit(`${PAGE}/${id}/opened`, {}, 'other site')).status).toBe(403);
    expect(await opened()).toBe(0);
    await browser.open(`${PAGE}/${id}?q=tram`);
    const marked = await browser.submit(`${PAGE}/${id}/opened`);
    expect(marked.location).toBe(`${app.url}${PAGE}/${id}?q=tram`);
    expect(await opened()).toBe(1);
    expect((await browser.open(`${PAGE}/${id}`)).text).not.toContain('items-mark');
  });

  test('says that its publisher has withdrawn it', async () => {
    const { browser, token } = await reader();
    const url = web.feed('/withdrawn', 'Withdrawn', [{ title: 'A mistake', at: AFTER_MIDNIGHT }]);
    await follow(app, token, url);
    const id = await idOf(token, 'A mistake');
    await people.database.query("update feed.item set withdrawn_at = $1 where title = 'A mistake'", [AFTER_MIDNIGHT]);
    const { text } = await browser.open(`${PAGE}/${id}`);
    expect(text).toContain('Its publisher withdrew this on June 1, 2026');
    expect(text).toContain('The feed gives no more than the title');
  });

  test('shows the whole article to who chose it', async () => {
    const { browser, token, source } = await reader();
    const id = await idOf(token, 'Night');
    const [row] = await people.database.query<{ id: string }>(
      "select i.id from feed.item i join feed.feed f on f.id = i.feed_id where i.title = 'Night trains return'",
    );
    expect((await browser.open(`${PAGE}/${id}`)).text).toContain('As the feed has it');
    await app.post('/api/v1/subscriptions/options', { source_id: source, full_articles: true }, token);
    await people.database.query(
      `insert into feed.article (item_id, url, content_text, status) values ($1, 'https://x.example', $2, 'kept')
       on conflict (item_id) do update set content_text = excluded.content_text`,
      [row?.id, 'The whole article.\n\n- one\n- two'],
    );
    const { text } = await browser.open(`${PAGE}/${id}`);
    expect(text).toContain('The whole article from its page');
    expect(text).toContain('The whole article.</p><ul');
  });

  test('lets a hostile item run nothing and load nothing', async () => {
    const { browser, token } = await reader({ language: 'de' });
    const id = await idOf(token, 'Hostile');
    const { text, headers } = await browser.open(`${PAGE}/${id}`);
    const elements = [...text.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
    for (const name of ['iframe', 'img', 'video', 'object', 'base', 'image', 'style'])
      expect(elements).not.toContain(name);
    expect(text).not.toMatch(/<[^>]*\s(on\w+|src|srcset|poster)="(?!\/assets)/);
    expect(text).not.toMatch(/href="?\s*jav/i);
    expect(text).toContain('pictures.example');
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data:;");
    expect(text).toContain('Teil 1 von 2');
    expect(text.length).toBeLessThan(120_000);
  });

  test('loads pictures where somebody asks for it, and then from encrypted servers only', async () => {
    const { browser, token } = await reader();
    const { text, headers } = await browser.open(`${PAGE}/${await idOf(token, 'Hostile')}/pictures`);
    expect(text).toContain('src="https://pictures.example/tracker.png"');
    expect(text).toContain('referrerpolicy="no-referrer"');
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data: https:");
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(web.hits.get('/x') ?? 0).toBe(0);
  });
});

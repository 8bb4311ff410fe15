import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { IssueToken } from '../../../../src/identity/access/application/commands/issue-token.js';
import { SESSION_COOKIE } from '../../../../src/shared/delivery/http/cookies.js';
import { RateLimiter } from '../../../../src/shared/delivery/http/rate-limit/rate-limiter.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { IMPORTS } from '../../../../src/subscriptions/application/commands/import-subscriptions.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { BrowserClient, BrowserOptions } from '../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { People } from '../../../support/people/people.js';

/** What is left of it when markup is taken away is markup. */
const HOSTILE = '&lt;img src=x onerror=alert(1)&gt;\u202e "evil"';

let app: TestApp;
let web: LoopbackWeb;
let people: People;
let members = 0;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule],
    config: { role: 'api', rateLimitPerMinute: 100_000, feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  people = new People(app);
});

afterAll(async () => {
  await app?.close();
  await web?.close();
});

interface Somebody {
  readonly id: CallerId;
  readonly browser: BrowserClient;
  /** Of an agent of theirs. */
  readonly token: string;
}

async function signedIn(options: BrowserOptions = {}): Promise<Somebody> {
  members += 1;
  const email = `reader-${members}@example.org`;
  const id = await people.create(email);
  const { sessionToken } = await people.signIn(email);
  const browser = app.browser(options);
  browser.keep({ name: SESSION_COOKIE, value: sessionToken, path: '/' });
  const { token } = await people.commands.execute(new IssueToken(email));
  return { id, browser, token };
}

interface Source {
  readonly id: string;
  readonly title: string;
}

const sources = async (token: string): Promise<Source[]> =>
  (await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', {}, token)).body.sources;

interface Folder {
  readonly id: string;
  readonly name: string;
  readonly source_ids: string[];
}

const folders = async (token: string): Promise<Folder[]> =>
  (await app.post<{ folders: Folder[] }>('/api/v1/folders/list', {}, token)).body.folders;

/** The page that it leads to. */
async function add({ browser }: Somebody, address: string) {
  await browser.open('/feeds');
  return browser.settle(await browser.submit('/feeds', { address }));
}

const feedNamed = (path: string, title: string): string =>
  web.feed(path, title, [{ title: `Newest of ${title}`, at: Date.now() - 60_000 }]);

describe('the page of feeds', () => {
  test('is for who is signed in', async () => {
    const seen = await app.browser().open('/feeds');
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Ffeeds`]);
  });

  test('begins with samples, which work without a network', async () => {
    const { browser, token } = await signedIn({ language: 'de' });
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
    expect(followed.text).toContain('id="go" href="/"');
    expect(await sources(token)).toHaveLength(1);
  });

  test('follows a site by its bare name, and shows its newest item', async () => {
    const somebody = await signedIn();
    const url = feedNamed('/bare', 'Bare & Simple');
    const shown = await add(somebody, `  ${url.replace('http://', '')} `);
    expect([shown.status, shown.text.includes('You follow Bare &amp; Simple now.')]).toEqual([200, true]);
    expect(shown.text).toContain('Newest of Bare &amp; Simple');
    expect((await add(somebody, url)).text).toContain('You follow Bare &amp; Simple already.');
    expect(await sources(somebody.token)).toHaveLength(1);
  });

  test('lets one choose where a page has several feeds', async () => {
    const somebody = await signedIn();
    feedNamed('/many/sport.xml', 'Sport');
    const link = (name: string): string => `<link rel="alternate" type="application/rss+xml" href="${name}.xml">`;
    const asked = await add(somebody, web.html('/many/', link('news') + link('sport')));
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
    const somebody = await signedIn({ language });
    const refused = await add(somebody, typed);
    expect([refused.status, refused.text.includes(words)]).toEqual([422, true]);
    expect(refused.text).toContain('id="address-fault"');
    expect(refused.text).not.toContain('<script>"');
    expect(await sources(somebody.token)).toEqual([]);
  });

  test('says in the language of the page why a feed is refused', async () => {
    const somebody = await signedIn({ language: 'de' });
    const refused = await add(somebody, web.status('/missing', 404));
    expect([refused.status, refused.text.includes('Unter dieser Adresse gibt es nichts.')]).toEqual([422, true]);
    expect(refused.text).toContain(`value="${web.url}/missing"`);
  });

  test('shows hostile titles as text, and loads nothing of them', async () => {
    const somebody = await signedIn();
    const { text } = await add(somebody, web.feed('/hostile', HOSTILE, [{ title: HOSTILE }]));
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x');
  });

  test('takes no form of another site, and none without its token', async () => {
    const { browser, token } = await signedIn();
    await browser.open('/feeds');
    expect((await browser.submit('/feeds', { address: web.url }, 'other site')).status).toBe(403);
    expect((await browser.submitRaw('/feeds', 'address=x')).status).toBe(403);
    await browser.open('/feeds');
    expect((await browser.submit('/feeds/import', {})).status).toBe(415);
    expect(await sources(token)).toEqual([]);
  });
});

describe('unsubscribing', () => {
  test('is taken back with one button, and folders and rules are there again', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    await add(somebody, feedNamed('/regretted', 'Regretted'));
    const [source] = await sources(token);
    const path = `/feeds/${source?.id ?? ''}`;
    await browser.open(path);
    await browser.submit(path, { do: 'folders', new_folder: 'Kept' });
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'football', source_id: source?.id }, token);
    await browser.open(path);
    web.status('/regretted', 404);
    const left = await browser.settle(await browser.submit(path, { do: 'unsubscribe' }));
    expect(left.text).toContain('You no longer follow Regretted.');
    expect(await sources(token)).toEqual([]);
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: 'meanwhile' }, token);
    await browser.open(left.url.slice(app.url.length));
    const back = await browser.settle(await browser.submit('/feeds/undo'));
    expect(back.text).toContain('You follow it again, as before.');
    expect(await sources(token)).toMatchObject([{ id: source?.id, title: 'Regretted' }]);
    expect(await folders(token)).toMatchObject([{ name: 'Kept', source_ids: [source?.id] }]);
    const { body } = await app.post<{ rules: { keyword: string }[] }>('/api/v1/rules/list', {}, token);
    expect(body.rules.map(({ keyword }) => keyword)).toEqual(['meanwhile', 'football']);
  });

  test('from several is taken back at once, and a second press changes nothing', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    for (const name of ['a', 'b', 'c']) await add(somebody, feedNamed(`/several-${name}`, name));
    const [first, second] = await sources(token);
    await browser.open('/feeds');
    const picked = { pick_0: first?.id ?? '', pick_7: second?.id ?? '', do: 'unsubscribe' };
    const left = await browser.settle(await browser.submit('/feeds/selected', picked));
    expect(left.text).toContain('You no longer follow 2 feeds.');
    expect((await browser.submit('/feeds/selected', picked)).status).toBe(303);
    await browser.open(left.url.slice(app.url.length));
    await browser.submit('/feeds/undo');
    expect(await sources(token)).toHaveLength(3);
  });

  test('from what somebody else follows is not found', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await add(one, feedNamed('/private', 'Private'));
    const [source] = await sources(one.token);
    for (const action of ['unsubscribe', 'refresh', 'articles', 'folders']) {
      await other.browser.open('/feeds');
      expect((await other.browser.submit(`/feeds/${source?.id ?? ''}`, { do: action })).status).toBe(404);
    }
    expect(await sources(one.token)).toHaveLength(1);
  });
});

test('articles are chosen as often as agents may, with what they choose', async () => {
  const somebody = await signedIn();
  const { callerId: id } = await people.signIn(`reader-${members}@example.org`);
  await add(somebody, feedNamed('/articles', 'Articles'));
  const [source] = await sources(somebody.token);
  const path = `/feeds/${source?.id ?? ''}`;
  const limiter = app.app.get(RateLimiter, { strict: false });
  const caller: Caller = { id, kind: 'member', roles: [] };
  const limit = { requests: 200, seconds: 3600, per: 'caller', of: 'subscriptions/options' } as const;
  for (let choice = 0; choice < 200; choice += 1) await limiter.takeFor(caller, limit);
  await somebody.browser.open(path);
  expect((await somebody.browser.submit(path, { do: 'articles', full_articles: 'on' })).status).toBe(429);
  expect((await app.post('/api/v1/subscriptions/options', { source_id: source?.id }, somebody.token)).status).toBe(429);
});

describe('folders on the page of feeds', () => {
  /** Somebody who follows two feeds, x and y, and has two folders. */
  async function sorter() {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    for (const name of ['x', 'y']) await add(somebody, feedNamed(`/folder-${members}-${name}`, name));
    await browser.open('/feeds');
    for (const name of ['Tech', 'Far']) await browser.submit('/feeds/folders', { name });
    const [one = '', two = ''] = (await sources(token)).map(({ id }) => id);
    const [far = '', tech = ''] = (await folders(token)).map(({ id }) => id);
    return { browser, token, one, two, far, tech };
  }

  test('are filled with several feeds, which move and are taken out again', async () => {
    const { browser, token, one, two, far, tech } = await sorter();
    await browser.submit('/feeds/selected', { pick_0: one, pick_1: two, folder: tech, do: 'put' });
    await browser.submit('/feeds/selected', { pick_0: one, folder: far, do: 'move' });
    expect(await folders(token)).toMatchObject([
      { name: 'Far', source_ids: [one] },
      { name: 'Tech', source_ids: [two] },
    ]);
    await browser.submit('/feeds/selected', { pick_0: one, folder: far, do: 'take' });
    expect((await folders(token))[0]).toMatchObject({ name: 'Far', source_ids: [] });
  });

  test('are renamed and deleted, and their feeds stay', async () => {
    const { browser, token, one, far, tech } = await sorter();
    await browser.submit('/feeds/selected', { pick_0: one, folder: tech, do: 'put' });
    await browser.submit(`/feeds/folders/${far}`, { name: 'Near', do: 'rename' });
    expect((await folders(token)).map(({ name }) => name)).toEqual(['Near', 'Tech']);
    const gone = await browser.settle(await browser.submit(`/feeds/folders/${tech}`, { do: 'delete' }));
    expect(gone.text).toContain('You go on following what was in it.');
    expect(await sources(token)).toHaveLength(2);
  });

  test('say beside their field what is wrong with a name, and keep it', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    await add(somebody, feedNamed('/named', 'Named'));
    await browser.submit('/feeds/folders', { name: 'Tech' });
    await browser.submit('/feeds/folders', { name: 'Far' });
    const [far] = await folders(token);
    const taken = await browser.submit(`/feeds/folders/${far?.id ?? ''}`, { name: 'TECH', do: 'rename' });
    expect([taken.status, taken.text.includes(`id="name-${far?.id}-fault"`)]).toEqual([422, true]);
    expect(taken.text).toContain('value="TECH"');
    expect((await browser.submit('/feeds/folders', { name: ' ' })).status).toBe(422);
    expect((await browser.submit('/feeds/folders/fld_01kdwx6z5nf3btkmh4g0s1v9aq', { name: 'X' })).status).toBe(404);
  });
});

describe('lists from other readers', () => {
  const opml = (...outlines: readonly string[]): string =>
    `<opml version="2.0"><body>${outlines.join('\n')}</body></opml>`;

  test('come in as a file, with a report, and go out again', async () => {
    const { browser, token } = await signedIn();
    await browser.open('/feeds/import');
    const list = opml(
      `<outline text="Föld"><outline text="Inside &lt;b&gt;" xmlUrl="${web.url}/in"/></outline>`,
      `<outline text="Again" xmlUrl="${web.url}/in"/>`,
      '<outline text="Bad" xmlUrl="javascript:alert(1)"/>',
    );
    const report = await browser.upload('/feeds/import', { name: 'feeds.opml', content: list });
    expect(report.status).toBe(200);
    for (const words of ['New: 1', 'Already there: 1', 'Refused: 1', 'Inside &lt;b>', 'javascript:alert(1)']) {
      expect(report.text).toContain(words);
    }
    expect(report.text).not.toContain('href="javascript:');
    expect(await folders(token)).toMatchObject([{ name: 'Föld' }]);
    const out = await browser.open('/feeds/export.opml');
    expect(out.headers.get('content-disposition')).toBe('attachment; filename="feeds.opml"');
    expect(out.text).toContain(`xmlUrl="${web.url}/in"`);
  });

  test('are counted for their owner, by whichever door and from whichever address they come', async () => {
    const { browser, token, id } = await signedIn();
    const limiter = app.app.get(RateLimiter, { strict: false });
    const caller: Caller = { id, kind: 'member', roles: [] };
    for (let list = 0; list < 20; list += 1) await limiter.takeFor(caller, IMPORTS);
    await browser.open('/feeds/import');
    expect((await browser.upload('/feeds/import', { name: 'a.opml', content: opml() })).status).toBe(429);
    expect((await app.post('/api/v1/subscriptions/import', { opml: opml() }, token)).status).toBe(429);
    const other = await signedIn();
    expect((await app.post('/api/v1/subscriptions/import', { opml: opml() }, other.token)).status).toBe(200);
  });

  test('may be large and in another encoding', async () => {
    const { browser, token } = await signedIn();
    await browser.open('/feeds/import');
    const outlines = Array.from(
      { length: 1_100 },
      (_, index) => `<outline xmlUrl="https://f${index}.example/" text="${'x'.repeat(900)}"/>`,
    );
    const bytes = Buffer.from(
      `\ufeff${opml('<outline text="Füße" xmlUrl="https://fuesse.example/"/>', ...outlines)}`,
      'utf16le',
    );
    const report = await browser.upload('/feeds/import', { name: 'a.opml', content: new Uint8Array(bytes) });
    expect(report.text).toContain('New: 1000');
    expect(report.text).toContain('Refused: 101');
    const { body } = await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', { query: 'füße' }, token);
    expect(body.sources).toMatchObject([{ title: 'Füße' }]);
    const shown = await browser.open('/feeds?page=2');
    expect([shown.status, shown.text.includes('rel="next"'), shown.text.includes('rel="prev"')]).toEqual([
      200,
      true,
      true,
    ]);
  });

  test.each([
    ['no file', null, 'Choose a file first.'],
    ['a picture', { name: 'a.png', content: new Uint8Array([137, 80, 78, 71, 0, 1, 2]) }, 'This is no OPML file.'],
    ['more than anybody has', { name: 'a.opml', content: 'x'.repeat(10_500_000) }, 'larger than 10 MB'],
  ])('that are %s are refused in words', async (_, file, words) => {
    const { browser } = await signedIn();
    await browser.open('/feeds/import');
    const refused = await browser.upload('/feeds/import', file);
    expect([refused.status, refused.text.includes(words)]).toEqual([422, true]);
  });
});

describe('feeds in trouble', () => {
  test('are on the first page, with why and what to do', async () => {
    const somebody = await signedIn({ language: 'de' });
    await add(somebody, web.status('/ill', 503));
    const home = await somebody.browser.open('/');
    expect(home.text).toContain('id="feeds-in-trouble"');
    expect(home.text).toContain('Die Website hat gerade ein Problem.');
    expect((await somebody.browser.open('/feeds?only=trouble')).text).toContain('Die Website hat gerade ein Problem.');
  });
});

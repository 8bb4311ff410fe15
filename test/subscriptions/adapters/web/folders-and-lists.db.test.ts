import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RateLimiter } from '../../../../src/shared/delivery/http/rate-limit/rate-limiter.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { IMPORTS } from '../../../../src/subscriptions/application/commands/import-subscriptions.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { FeedPages, type Source } from './feed-pages-kit.js';

let pages: FeedPages;
let app: TestApp;
let web: LoopbackWeb;

beforeAll(async () => {
  pages = await FeedPages.start();
  ({ app, web } = pages);
});

afterAll(() => pages?.close());

let sorters = 0;

describe('folders on the page of feeds', () => {
  /** Somebody who follows two feeds, x and y, and has two folders. */
  async function sorter() {
    sorters += 1;
    const somebody = await pages.signedIn();
    const { browser, token } = somebody;
    for (const name of ['x', 'y']) await pages.add(somebody, pages.feedNamed(`/folder-${sorters}-${name}`, name));
    await browser.open('/feeds');
    for (const name of ['Tech', 'Far']) await browser.submit('/feeds/folders', { name });
    const [one = '', two = ''] = (await pages.sources(token)).map(({ id }) => id);
    const [far = '', tech = ''] = (await pages.folders(token)).map(({ id }) => id);
    return { browser, token, one, two, far, tech };
  }

  test('are filled with several feeds, which move and are taken out again', async () => {
    const { browser, token, one, two, far, tech } = await sorter();
    await browser.submit('/feeds/selected', { pick_0: one, pick_1: two, folder: tech, do: 'put' });
    await browser.submit('/feeds/selected', { pick_0: one, folder: far, do: 'move' });
    expect(await pages.folders(token)).toMatchObject([
      { name: 'Far', source_ids: [one] },
      { name: 'Tech', source_ids: [two] },
    ]);
    await browser.submit('/feeds/selected', { pick_0: one, folder: far, do: 'take' });
    expect((await pages.folders(token))[0]).toMatchObject({ name: 'Far', source_ids: [] });
  });

  test('are renamed and deleted, and their feeds stay', async () => {
    const { browser, token, one, far, tech } = await sorter();
    await browser.submit('/feeds/selected', { pick_0: one, folder: tech, do: 'put' });
    await browser.submit(`/feeds/folders/${far}`, { name: 'Near', do: 'rename' });
    expect((await pages.folders(token)).map(({ name }) => name)).toEqual(['Near', 'Tech']);
    const gone = await browser.settle(await browser.submit(`/feeds/folders/${tech}`, { do: 'delete' }));
    expect(gone.text).toContain('You go on following what was in it.');
    expect(await pages.sources(token)).toHaveLength(2);
  });

  test('say beside their field what is wrong with a name, and keep it', async () => {
    const somebody = await pages.signedIn();
    const { browser, token } = somebody;
    await pages.add(somebody, pages.feedNamed('/named', 'Named'));
    await browser.submit('/feeds/folders', { name: 'Tech' });
    await browser.submit('/feeds/folders', { name: 'Far' });
    const [far] = await pages.folders(token);
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
    const { browser, token } = await pages.signedIn();
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
    expect(await pages.folders(token)).toMatchObject([{ name: 'Föld' }]);
    const out = await browser.open('/feeds/export.opml');
    expect(out.headers.get('content-disposition')).toBe('attachment; filename="feeds.opml"');
    expect(out.text).toContain(`xmlUrl="${web.url}/in"`);
  });

  test('are counted for their owner, by whichever door and from whichever address they come', async () => {
    const { browser, token, id } = await pages.signedIn();
    const limiter = app.app.get(RateLimiter, { strict: false });
    const caller: Caller = { id, kind: 'member', roles: [] };
    for (let list = 0; list < 20; list += 1) await limiter.takeFor(caller, IMPORTS);
    await browser.open('/feeds/import');
    expect((await browser.upload('/feeds/import', { name: 'a.opml', content: opml() })).status).toBe(429);
    expect((await app.post('/api/v1/subscriptions/import', { opml: opml() }, token)).status).toBe(429);
    const other = await pages.signedIn();
    expect((await app.post('/api/v1/subscriptions/import', { opml: opml() }, other.token)).status).toBe(200);
  });

  test('may be large and in another encoding', async () => {
    const { browser, token } = await pages.signedIn();
    await browser.open('/feeds/import');
    const outlines = Array.from(
      { length: 2_100 },
      (_, index) => `<outline xmlUrl="https://f${index}.example/" text="${'x'.repeat(450)}"/>`,
    );
    const bytes = Buffer.from(
      `\ufeff${opml('<outline text="Füße" xmlUrl="https://fuesse.example/"/>', ...outlines)}`,
      'utf16le',
    );
    const report = await browser.upload('/feeds/import', { name: 'a.opml', content: new Uint8Array(bytes) });
    expect(report.text).toContain('New: 2000');
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
    const { browser } = await pages.signedIn();
    await browser.open('/feeds/import');
    const refused = await browser.upload('/feeds/import', file);
    expect([refused.status, refused.text.includes(words)]).toEqual([422, true]);
  });
});

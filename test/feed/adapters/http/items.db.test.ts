import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../../../support/http/http-app.js';
import { NEWEST, openItemsApp, type Item, type ItemsApp, type Page } from '../../support/items-app.js';
import type { LoopbackWeb } from '../../support/loopback-web.js';

let itemsApp: ItemsApp;
let app: TestApp;
let web: LoopbackWeb;
let token: string;
let stranger: string;
let [source, other] = ['', ''];

beforeAll(async () => {
  itemsApp = await openItemsApp();
  ({ app, web, token, stranger } = itemsApp);
  [source, other] = itemsApp.sources;
});

afterAll(() => itemsApp.close());

async function list(body: object = {}, bearer = token): Promise<Page> {
  const { status, body: page } = await app.post<Page>('/api/v1/items/list', body, bearer);
  expect(status).toBe(200);
  return page;
}

const titles = async (body: object = {}, bearer = token) => (await list(body, bearer)).items.map((item) => item.title);

const get = (body: object, bearer = token) =>
  app.post<{ item: Item; next_content_cursor: string | null }>('/api/v1/items/get', body, bearer);

const idOf = async (title: string): Promise<string> => {
  const { items } = await list({ limit: 100 });
  return items.find((item) => item.title === title)?.id ?? '';
};

describe('The list of items', () => {
  test('shows each item with its source', async () => {
    const { items } = await list({ keyword: 'trains' });
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^itm_[0-9a-z]{26}$/),
        title: 'Night trains return',
        author: 'Ada Lovelace',
        url: null,
        published_at: NEWEST,
        summary: 'Tickets from 49 euros.',
        created_at: expect.any(Number),
        source: { id: source, title: 'The Ledger', feed_url: `${web.url}/ledger` },
      },
    ]);
  });

  test('has 20 items unless more are asked for, and needs no body', async () => {
    expect((await app.post<Page>('/api/v1/items/list', undefined, token)).body.items).toHaveLength(20);
    expect((await list({ limit: 100 })).items).toHaveLength(36);
  });

  test.each([1, 5, 35, 36])('in pages of %i shows everything once, newest first', async (limit) => {
    const seen: Item[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list({ limit, ...(cursor !== null && { cursor }) });
      seen.push(...page.items);
      cursor = page.next_cursor;
      if (cursor !== null) expect(cursor).toMatch(/^\d+:.+$/);
    } while (cursor !== null);
    const times = seen.map((item) => item.published_at ?? item.created_at);
    expect(new Set(seen.map((item) => item.id)).size).toBe(36);
    expect(times).toEqual(times.toSorted((one, two) => two - one));
    expect(seen.at(-1)?.title).toBe('Before the epoch');
  });

  test('narrows to a source; to one that is not the caller’s it is empty', async () => {
    expect(await titles({ source_id: source })).toHaveLength(6);
    expect(await titles({ source_id: other, limit: 100 })).toHaveLength(30);
    expect(await titles({ source_id: source }, stranger)).toEqual([]);
    expect(await titles({ source_id: "' or 1=1" })).toEqual([]);
  });

  test('takes a range from its first moment on, before its last', async () => {
    expect(await titles({ published_after: NEWEST - 10_000, published_before: NEWEST - 3_000 })).toEqual(['Second 0']);
    expect(await titles({ published_before: 0 })).toEqual(['Before the epoch']);
    expect(await titles({ published_after: NEWEST + 1 })).toEqual(['No date']);
    expect(
      await titles({ published_after: Number.MIN_SAFE_INTEGER, published_before: Number.MIN_SAFE_INTEGER }),
    ).toEqual([]);
    expect(await titles({ published_after: Number.MAX_SAFE_INTEGER })).toEqual([]);
  });

  test('takes one id or several', async () => {
    const [one, two] = [await idOf('Night trains return'), await idOf('No date')];
    expect(await titles({ ids: one })).toEqual(['Night trains return']);
    expect(await titles({ ids: [one, two, one, 'itm_x'] })).toEqual(['No date', 'Night trains return']);
    expect(await titles({ ids: [] })).toEqual([]);
    expect(await titles({ ids: [one] }, stranger)).toEqual([]);
    expect(await titles({ ids: [one, two], keyword: 'trains' })).toEqual(['Night trains return']);
    expect(await titles({ ids: [two], keyword: 'trains' })).toEqual([]);
  });

  test.each([
    ['ECONOMIE', 'L’économie ralentit'],
    ['ada lovelace', 'Night trains return'],
    ['"49 euros"', 'Night trains return'],
    ['条例', '東京都が条例を発表'],
    ['都', '東京都が条例を発表'],
    ['地铁线', '北京新地铁线路'],
  ])('finds %s', async (keyword, title) => {
    expect(await titles({ keyword })).toEqual([title]);
  });

  test.each([
    ['chomage', 'L’économie ralentit'],
    ['猫', '東京都が条例を発表'],
    ['票价保持', '北京新地铁线路'],
  ])('finds %s in the content only when asked to', async (keyword, title) => {
    expect(await titles({ keyword })).toEqual([]);
    expect(await titles({ keyword, search_content: false })).toEqual([]);
    expect(await titles({ keyword, search_content: true })).toEqual([title]);
  });

  test.each(['!!!', '   ', "' & '", '🦄', '\\', ':*', '"', 'x'.repeat(99)])('finds nothing for %j', async (keyword) => {
    expect(await titles({ keyword })).toEqual([]);
    expect(await titles({ keyword, search_content: true })).toEqual([]);
  });

  test('pages through what it found', async () => {
    const first = await list({ keyword: 'second', limit: 17 });
    const second = await list({ keyword: 'second', limit: 17, cursor: first.next_cursor });
    expect([...first.items, ...second.items].map((item) => item.title)).toEqual(
      Array.from({ length: 30 }, (_, index) => `Second ${index}`),
    );
    expect(second.next_cursor).toBeNull();
  });

  test.each([
    [{ limit: 0 }, /limit/],
    [{ limit: 101 }, /limit/],
    [{ limit: '20' }, /limit/],
    [{ keyword: '' }, /keyword/],
    [{ keyword: 7 }, /keyword/],
    [{ keyword: '\u0000' }, /U\+0000/],
    [{ source_id: '' }, /source_id/],
    [{ ids: '' }, /ids/],
    [{ ids: [''] }, /ids/],
    [{ ids: [1] }, /ids/],
    [{ ids: null }, /ids/],
    [{ search_content: 'yes' }, /search_content/],
    [{ published_after: 1.5 }, /published_after/],
    [{ published_after: '2026-01-01' }, /published_after/],
    [{ published_before: 2 ** 53 }, /published_before/],
    [{ published_before: -(2 ** 53) }, /published_before/],
    [{ cursor: 'x' }, /cursor/],
    [{ cursor: '-5:itm_01jd5cz3pxe2y8r4w2x6v9k7qa' }, /cursor/],
    [{ cursor: '5:src_01jd5cz3pxe2y8r4w2x6v9k7qa' }, /cursor/],
    [{ cursor: "5:'; drop table feed.item" }, /cursor/],
    [{ cursor: '99999999999999999:itm_01jd5cz3pxe2y8r4w2x6v9k7qa' }, /cursor/],
  ])('refuses %j', async (body, words) => {
    const answer = await app.post('/api/v1/items/list', body, token);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', message: expect.stringMatching(words) },
    });
  });

  test('ignores what it does not know', async () => {
    expect(await titles({ keyword: 'trains', unknown: true })).toEqual(['Night trains return']);
  });
});

describe('One item', () => {
  test('has its text in windows of code points that join to the whole', async () => {
    const id = await idOf('Night trains return');
    const whole = (await get({ item_id: id, max_chars: 20_000 })).body;
    expect(whole.next_content_cursor).toBeNull();
    expect(whole.item.content_text).toMatch(/^Paragraph 0: 😀 漢字 and more\.\n+Paragraph 1/);
    const parts: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof get>> = await get({
        item_id: id,
        max_chars: 997,
        ...(cursor !== null && { cursor }),
      });
      parts.push(body.item.content_text ?? '');
      cursor = body.next_content_cursor;
    } while (cursor !== null);
    expect(parts.slice(0, -1).every((part) => [...part].length === 997)).toBe(true);
    expect(parts.join('')).toBe(whole.item.content_text);
  });

  test('has a window of 12,000 characters unless it is told otherwise', async () => {
    const { body } = await get({ item_id: await idOf('Night trains return') });
    expect([...(body.item.content_text ?? '')]).toHaveLength(12_000);
    expect(body.next_content_cursor).toBe('12000');
  });

  test('has nothing behind its end', async () => {
    const id = await idOf('Night trains return');
    for (const cursor of ['13000000', '9'.repeat(300)]) {
      expect((await get({ item_id: id, cursor })).body).toMatchObject({
        item: { content_text: '' },
        next_content_cursor: null,
      });
    }
  });

  test('shows the published markup only when asked to', async () => {
    const id = await idOf('L’économie ralentit');
    expect((await get({ item_id: id })).body.item).not.toHaveProperty('raw');
    const { body } = await get({ item_id: id, include_raw: true });
    expect(body.item.raw?.content_raw).toContain('<p>Le chômage baisse.</p>');
    expect(body.item).toMatchObject({ title: 'L’économie ralentit', source: { id: source, title: 'The Ledger' } });
    expect(body.item).not.toHaveProperty('categories');
  });

  test('is a 404 for who does not subscribe to its feed', async () => {
    const id = await idOf('No date');
    expect(await get({ item_id: id }, stranger)).toMatchObject({ status: 404, body: { error: 'not_found' } });
    for (const item_id of ['itm_00000000000000000000000000', 'x', source, "'"]) {
      expect((await get({ item_id })).status).toBe(404);
    }
  });

  test.each([
    [{}, /item_id/],
    [{ item_id: '' }, /item_id/],
    [{ item_id: 'x', cursor: '' }, /cursor/],
    [{ item_id: 'x', cursor: '-1' }, /cursor/],
    [{ item_id: 'x', cursor: '1e3' }, /cursor/],
    [{ item_id: 'x', cursor: 1 }, /cursor/],
    [{ item_id: 'x', max_chars: 0 }, /max_chars/],
    [{ item_id: 'x', max_chars: 20_001 }, /max_chars/],
    [{ item_id: 'x', include_raw: 1 }, /include_raw/],
  ])('is refused for %j', async (body, words) => {
    const answer = await app.post('/api/v1/items/get', body, token);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', message: expect.stringMatching(words) },
    });
  });
});

describe('Items of a deleted source', () => {
  test('are hidden at once, and back when it is', async () => {
    const caller = await app.memberToken();
    const url = web.feed('/hidden', 'Hidden', [{ title: 'Hidden item', at: NEWEST }]);
    const hidden = await itemsApp.subscribe(url, caller);
    const [item] = (await list({}, caller)).items;
    await app.post('/api/v1/subscriptions/delete', { source_id: hidden }, caller);
    expect(await titles({}, caller)).toEqual([]);
    expect(await titles({ ids: item?.id, keyword: 'hidden' }, caller)).toEqual([]);
    expect((await get({ item_id: item?.id }, caller)).status).toBe(404);
    expect(await itemsApp.subscribe(url, caller)).toBe(hidden);
    expect((await list({}, caller)).items).toEqual([item]);
  });
});

test.each(['list', 'get'])('POST /api/v1/items/%s refuses callers without a token', async (operation) => {
  expect((await app.post(`/api/v1/items/${operation}`, {}, null)).status).toBe(401);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ItemFilter, ItemSummary } from '../../../../src/feed/application/ports/item-reader.js';
import type { Cursor } from '../../../../src/shared/kernel/page.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

let testBed: FeedTestBed;
let quick: number;
let slow: number;
let ancient: number;
let foreign: number;

const DAY = 86_400_000;

const series = (name: string, count: number, newest: number, gap: number) =>
  Array.from({ length: count }, (_, index) =>
    parsed({ guid: `${name}${index}`, title: `${name} ${index}`, publishedAt: newest - index * gap }),
  );

beforeAll(async () => {
  testBed = await openFeedTestBed();
  const now = testBed.clock.now();
  quick = await testBed.feedWith('https://quick.example/', series('quick', 120, now, 1_000));
  // Many items of one millisecond: the id decides.
  slow = await testBed.feedWith('https://slow.example/', series('slow', 40, now - 50_000, 0));
  ancient = await testBed.feedWith('https://ancient.example/', series('ancient', 30, 10 * DAY, DAY));
  foreign = await testBed.feedWith('https://foreign.example/', series('foreign', 50, now, 500));
});

afterAll(() => testBed.db.close());

const own = (filter: Partial<ItemFilter> = {}): ItemFilter => ({
  feedIds: [quick, slow, ancient],
  ids: null,
  after: null,
  before: null,
  ...filter,
});

async function everyPage(filter: ItemFilter, limit: number): Promise<ItemSummary[]> {
  const seen: ItemSummary[] = [];
  let cursor: Cursor | null = null;
  do {
    const page = await testBed.reader.page(filter, { cursor, limit });
    seen.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return seen;
}

const timeOf = (item: ItemSummary) => item.publishedAt ?? item.createdAt;

const newestFirst = (one: ItemSummary, other: ItemSummary) =>
  timeOf(other) - timeOf(one) || (one.id < other.id ? 1 : -1);

describe('A list of items', () => {
  test.each([1, 7, 20, 100, 189, 190, 500])('in pages of %i shows each item once, newest first', async (limit) => {
    const seen = await everyPage(own(), limit);
    expect(seen).toHaveLength(190);
    expect(new Set(seen.map((item) => item.id)).size).toBe(190);
    expect(seen).toEqual(seen.toSorted(newestFirst));
    expect(seen.some((item) => item.feed.id === foreign)).toBe(false);
  });

  test('stays what it was when items arrive between two pages', async () => {
    const feedId = await testBed.feedWith('https://growing.example/', series('before', 10, 1_000_000, 1_000));
    const first = await testBed.reader.page(own({ feedIds: [feedId] }), { cursor: null, limit: 4 });
    await testBed.feedWith('https://growing.example/', series('new', 10, 2_000_000, 1_000));
    const second = await testBed.reader.page(own({ feedIds: [feedId] }), { cursor: first.next, limit: 100 });
    expect([...first.rows, ...second.rows].map((item) => item.title)).toEqual(
      series('before', 10, 0, 0).map((item) => item.title),
    );
  });

  test('goes back before 1970', async () => {
    const seen = await everyPage(own({ feedIds: [ancient] }), 3);
    expect(seen).toHaveLength(30);
    expect(seen.at(-1)?.publishedAt).toBe(-19 * DAY);
  });

  test('takes a range from its first moment on, up to before its last', async () => {
    const times = async (filter: Partial<ItemFilter>) => (await everyPage(own(filter), 6)).map(timeOf);
    expect(await times({ after: 0, before: 3 * DAY })).toEqual([2 * DAY, DAY, 0]);
    expect(await times({ before: -18 * DAY })).toEqual([-19 * DAY]);
    expect(await times({ after: testBed.clock.now() })).toEqual([testBed.clock.now()]);
    expect(await times({ after: 5, before: 5 })).toEqual([]);
  });

  test.each([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])(
    'understands the whole range of times: %d',
    async (end) => {
      const sizes = [
        (await everyPage(own({ after: end }), 100)).length,
        (await everyPage(own({ before: end }), 100)).length,
      ];
      expect(sizes).toEqual(end < 0 ? [190, 0] : [0, 190]);
    },
  );

  test('of chosen items shows those that are visible', async () => {
    const [some, other] = await everyPage(own({ feedIds: [slow] }), 50);
    const [hidden] = await everyPage(own({ feedIds: [foreign] }), 50);
    const ids = [other?.id, some?.id, hidden?.id, some?.id, 'itm_nonsense', "'; drop table", '\u0000'].map(String);
    expect(await everyPage(own({ ids }), 1)).toEqual([some, other]);
    expect(await everyPage(own({ ids: [] }), 10)).toEqual([]);
  });

  test('of no feeds is empty', async () => {
    expect(await everyPage(own({ feedIds: [] }), 10)).toEqual([]);
  });
});

describe('The text of an item', () => {
  const text = `A😀é漢字𠮷 ${'ab\n'.repeat(50)}👩‍🚀`;

  test('is read in windows of code points that join to the whole', async () => {
    const feedId = await testBed.feedWith('https://text.example/', [parsed({ guid: '1', contentText: text })]);
    const [item] = await everyPage(own({ feedIds: [feedId] }), 1);
    const parts: string[] = [];
    for (let offset = 0; offset < [...text].length; offset += 7) {
      const opened = await testBed.reader.one([feedId], item?.id ?? '', { offset, length: 7 });
      expect(opened?.contentLength).toBe([...text].length);
      parts.push(opened?.contentText ?? '');
    }
    expect(parts.every((part) => [...part].length <= 7)).toBe(true);
    expect(parts.join('')).toBe(text);
  });

  test('is empty far behind its end, and null when there is none', async () => {
    const feedId = await testBed.feedWith('https://none.example/', [parsed({ guid: '1' })]);
    const withText = await testBed.feedWith('https://short.example/', [parsed({ guid: '1', contentText: 'short' })]);
    const open = async (id: number) => {
      const [item] = await everyPage(own({ feedIds: [id] }), 1);
      return testBed.reader.one([id], item?.id ?? '', { offset: 2_000_000_000, length: 20_000 });
    };
    expect((await open(withText))?.contentText).toBe('');
    expect(await open(feedId)).toMatchObject({ contentText: null, contentLength: 0, contentRaw: null });
  });

  test('is hidden with its feed', async () => {
    const [item] = await everyPage(own({ feedIds: [foreign] }), 1);
    expect(await testBed.reader.one([quick], item?.id ?? '', { offset: 0, length: 1 })).toBeNull();
  });

  test('is the content, else the summary, else nothing, when a briefing asks', async () => {
    const feedId = await testBed.feedWith('https://material.example/', [
      parsed({ guid: '1', contentText: 'content', summary: 'summary' }),
      parsed({ guid: '2', contentText: '', summary: 'summary' }),
      parsed({ guid: '3' }),
    ]);
    const texts = await testBed.reader.texts(own({ feedIds: [feedId] }), 10);
    expect(texts.map((item) => item.text)).toEqual(['content', 'summary', '']);
    expect(await testBed.reader.texts(own({ feedIds: [feedId], ids: [String(texts[1]?.id)] }), 10)).toEqual([texts[1]]);
    expect(await testBed.reader.texts(own({ feedIds: [feedId] }), 2)).toHaveLength(2);
  });

  test('tells which of many ids exist in the feeds', async () => {
    const [mine] = await everyPage(own({ feedIds: [quick] }), 1);
    const [theirs] = await everyPage(own({ feedIds: [foreign] }), 1);
    const existing = await testBed.reader.existing([quick], [String(mine?.id), String(theirs?.id), 'x']);
    expect([...existing]).toEqual([mine?.id]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import type { ItemContent, ItemFilter, ItemSummary } from '../../../../src/feed/application/ports/item-reader.js';
import { fetched, openFeedHouse, parsed, type FeedHouse } from '../../support/feed-house.js';

let house: FeedHouse;

beforeAll(async () => {
  house = await openFeedHouse();
});

afterAll(() => house.db.close());

const allOf = (feedId: number): ItemFilter => ({ feedIds: [feedId], ids: null, after: null, before: null });

async function list(feedId: number): Promise<readonly ItemSummary[]> {
  return (await house.reader.page(allOf(feedId), { cursor: null, limit: 1_000 })).rows;
}

const read = (feedId: number, id: string): Promise<ItemContent | null> =>
  house.reader.one([feedId], id, { offset: 0, length: 20_000 });

describe('Items of a fetch', () => {
  test('come newest first; those without a date in the order of the document', async () => {
    const at = house.clock.now();
    const feedId = await house.feedWith('https://order.example/', [
      parsed({ guid: 'first', title: 'First' }),
      parsed({ guid: 'second', title: 'Second' }),
      parsed({ guid: 'old', title: 'Old', publishedAt: at - 1_000 }),
      parsed({ guid: 'older', title: 'Older', publishedAt: -5_000 }),
    ]);
    expect((await list(feedId)).map((item) => item.title)).toEqual(['First', 'Second', 'Old', 'Older']);
  });

  test('are stored once, whatever the number of fetches', async () => {
    const items = [parsed({ guid: '1' }), parsed({ guid: '2' })];
    const feedId = await house.feedWith('https://twice.example/', items);
    await house.feedWith('https://twice.example/', items);
    expect(await list(feedId)).toHaveLength(2);
  });

  test('keep id and date when their text changes', async () => {
    const item = parsed({ guid: '1', title: 'Before', contentText: 'before', publishedAt: 1_000 });
    const feedId = await house.feedWith('https://edited.example/', [item]);
    const [before] = await list(feedId);
    await house.feedWith('https://edited.example/', [
      { ...item, title: 'After', contentText: 'after', publishedAt: 9_000 },
    ]);
    const [after, ...more] = await list(feedId);
    expect(more).toEqual([]);
    expect(after).toEqual({ ...before, title: 'After' });
    expect((await read(feedId, after?.id ?? ''))?.contentText).toBe('after');
  });

  test('take a date that was missing before', async () => {
    const feedId = await house.feedWith('https://dated.example/', [parsed({ guid: '1' })]);
    await house.feedWith('https://dated.example/', [parsed({ guid: '1', title: 'New', publishedAt: 7_000 })]);
    expect((await list(feedId))[0]).toMatchObject({ publishedAt: 7_000 });
    const before = { ...allOf(feedId), before: 7_001 };
    expect((await house.reader.page(before, { cursor: null, limit: 5 })).rows).toHaveLength(1);
  });

  test('without a guid are known again by their link, else by their text', async () => {
    const items = [parsed({ url: 'https://a.example/1' }), parsed({ title: 'Bare', publishedAt: 1 })];
    const feedId = await house.feedWith('https://bare.example/', items);
    await house.feedWith('https://bare.example/', [
      parsed({ url: 'https://a.example/1', title: 'Changed' }),
      parsed({ title: 'Bare', publishedAt: 2 }),
    ]);
    expect((await list(feedId)).map((item) => item.title).toSorted()).toEqual(['Bare', 'Changed']);
  });

  test('of different feeds are different items, even with the same guid', async () => {
    const one = await house.feedWith('https://one.example/', [parsed({ guid: 'same' })]);
    const two = await house.feedWith('https://two.example/', [parsed({ guid: 'same' })]);
    expect((await list(one))[0]?.id).not.toBe((await list(two))[0]?.id);
  });

  test('hold NUL, broken surrogates, quotes and back-slashes without harm', async () => {
    const wild = `\u0000 \ud83d ' " \\ {a,b} NULL \u2028 ${'x'.repeat(10_000)}`;
    const item: ParsedItem = { ...parsed(), guid: wild, title: wild, author: wild, url: wild, summary: wild };
    const feedId = await house.feedWith('https://wild.example/', [{ ...item, contentText: wild, contentRaw: wild }]);
    await house.feedWith('https://wild.example/', [{ ...item, contentText: wild, contentRaw: wild }]);
    const [stored, ...more] = await list(feedId);
    expect(more).toEqual([]);
    const clean = wild.replaceAll('\0', '').toWellFormed();
    expect(stored).toMatchObject({ title: clean, author: clean, url: clean, summary: clean });
    expect(await read(feedId, stored?.id ?? '')).toMatchObject({ contentText: clean, contentRaw: clean });
  });

  test('with a million different words are stored all the same', async () => {
    const words = Array.from({ length: 1_000_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    const feedId = await house.feedWith('https://long.example/', [parsed({ guid: '1', contentText: words })]);
    expect((await read(feedId, (await list(feedId))[0]?.id ?? ''))?.contentLength).toBe(words.length);
  });

  test('are 500 at most', async () => {
    const many = Array.from({ length: 600 }, (_, index) => parsed({ guid: `${index}`, title: `T${index}` }));
    const feedId = await house.feedWith('https://many.example/', many);
    const stored = await list(feedId);
    expect(stored).toHaveLength(500);
    expect(stored.map((item) => item.title)).toEqual(many.slice(0, 500).map((item) => item.title));
  });

  test('are not doubled by two workers that bring the same ones at once', async () => {
    const feed = await house.feeds.ensure('https://race.example/', 0);
    const outcome = fetched(Array.from({ length: 120 }, (_, index) => parsed({ guid: `${index}` })));
    await Promise.all(Array.from({ length: 4 }, () => house.recorder.record(feed.id, outcome, house.clock.now())));
    expect(await list(feed.id)).toHaveLength(120);
  });
});

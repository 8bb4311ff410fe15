import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseKeyword } from '../../../../src/feed/domain/keyword.js';
import type { Cursor, Page } from '../../../../src/shared/kernel/page.js';
import type { ItemSummary, PageRequest } from '../../../../src/feed/application/ports/item-reader.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

let testBed: FeedTestBed;
const feedIds: number[] = [];

const FEEDS = 80;
const NEWEST = Date.UTC(2026, 6, 1);

/** A few feeds publish every second, most every hour, some all at one moment, and every tenth has been dead for years. */
function itemsOf(feed: number) {
  const gap = feed % 7 === 0 ? 1_000 : feed % 7 === 1 ? 0 : 3_600_000;
  const newest = feed % 10 === 0 ? NEWEST / 2 : NEWEST - feed * 777;
  return Array.from({ length: feed % 7 === 0 ? 450 : 20 + (feed % 13) }, (_, index) =>
    parsed({ guid: `${index}`, title: index % 19 === 0 ? 'seldom' : 'often', publishedAt: newest - index * gap }),
  );
}

beforeAll(async () => {
  testBed = await openFeedTestBed();
  for (let feed = 0; feed < FEEDS; feed += 1) {
    feedIds.push(await testBed.feedWith(`https://feed${feed}.example/`, itemsOf(feed)));
  }
});

afterAll(() => testBed.db.close());

const all = () => ({ feedIds, ids: null, after: null, before: null });

async function everyPage(read: (page: PageRequest) => Promise<Page<ItemSummary>>, limit: number) {
  const seen: ItemSummary[] = [];
  let cursor: Cursor | null = null;
  let empty = 0;
  do {
    const page: Page<ItemSummary> = await read({ cursor, limit });
    seen.push(...page.rows);
    empty += page.rows.length === 0 ? 1 : 0;
    cursor = page.next;
  } while (cursor !== null);
  return { seen, empty };
}

const search = (text: string, limit: number) => {
  const keyword = parseKeyword(text);
  if (keyword === null) throw new Error(`nothing to search for in ${text}`);
  return everyPage((page) => testBed.reader.search(all(), { keyword, inContent: false }, page), limit);
};

const listed = () => everyPage((page) => testBed.reader.page(all(), page), 100);

describe('A search in many feeds', () => {
  test.each([
    ['-never', 100, () => true],
    ['often', 100, (item: ItemSummary) => item.title === 'often'],
    ['seldom', 100, (item: ItemSummary) => item.title === 'seldom'],
    ['-often', 30, (item: ItemSummary) => item.title === 'seldom'],
  ])('for %s shows the matches of the list, in its order', async (text, limit, fits) => {
    const { seen } = await listed();
    expect(seen.length).toBeGreaterThan(6_500);
    expect((await search(text, limit)).seen).toEqual(seen.filter(fits));
  });

  test('that would have to look at everything ends its pages early, and goes on', async () => {
    const { seen, empty } = await search('-often -seldom', 100);
    expect(seen).toEqual([]);
    expect(empty).toBe(2);
  });
});

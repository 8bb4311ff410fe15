import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cutText, lexemesOf } from '../../../../src/feed/domain/search-words.js';
import { parseKeyword } from '../../../../src/feed/domain/keyword.js';
import { tsvectorOf } from '../../../../src/feed/adapters/typeorm-items/lexemes.js';
import { toUuid } from '../../../../src/shared/storage/database/type-id-ids.js';
import type { Cursor } from '../../../../src/shared/kernel/page.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

const MINUTE = 60_000;
const COUNT = 60;

let testBed: FeedTestBed;
/** Two feeds of the same items: of the first the articles are read, of the second not. */
let [read, unread]: [number, number] = [0, 0];

/** Every third says something in its article that its feed does not say, every fourth the other way round. */
const feedSays = (n: number): string => `common words of the feed ${n % 4 === 0 ? 'and a walrus' : ''}`;
const articleSays = (n: number): string => `common words of the article ${n % 3 === 0 ? 'and a zebra' : ''}`;

beforeAll(async () => {
  testBed = await openFeedTestBed();
  const items = Array.from({ length: COUNT }, (_, n) =>
    parsed({
      guid: `${n}`,
      title: `Number ${n}`,
      contentText: feedSays(n),
      publishedAt: testBed.clock.now() - n * MINUTE,
    }),
  );
  read = await testBed.feedWith('https://read.example/feed', items);
  unread = await testBed.feedWith('https://unread.example/feed', items);
  for (const feedId of [read, unread]) {
    const { rows } = await testBed.reader.page(all(feedId), { cursor: null, limit: COUNT });
    for (const { id, title } of rows) {
      const text = articleSays(Number(title.split(' ')[1]));
      const sql = `insert into feed.article (item_id, url, status, content_text, all_words)
        values ($1, 'https://x.example/', 'kept', $2, $3::tsvector)`;
      await testBed.db.database.execute(sql, [
        toUuid('itm', id),
        text,
        tsvectorOf(lexemesOf([title, text].map(cutText))),
      ]);
    }
  }
});

afterAll(() => testBed.db.close());

const all = (...feedIds: readonly number[]) => ({ feedIds, ids: null, after: null, before: null });

/** Numbers of the items that are found, of the feed whose articles are read and of the other one, through all pages. */
async function found(words: string, limit = 7): Promise<readonly [number[], number[]]> {
  const keyword = parseKeyword(words);
  if (keyword === null) throw new Error('nothing to look for');
  const search = { keyword, inContent: true, articleFeedIds: new Set([read]) };
  const numbers: [number[], number[]] = [[], []];
  let cursor: Cursor | null = null;
  do {
    const page = await testBed.reader.search(all(read, unread), search, { cursor, limit });
    for (const { title, feed } of page.rows) numbers[feed.id === read ? 0 : 1].push(Number(title.split(' ')[1]));
    cursor = page.next;
  } while (cursor !== null);
  return numbers;
}

const numbersWhere = (is: (n: number) => boolean): number[] => Array.from({ length: COUNT }, (_, n) => n).filter(is);

describe.each(['by the index', 'by the newest items, as very common words are'])(
  'Words of articles are looked up %s',
  (how) => {
    beforeAll(async () => {
      if (how === 'by the index') return;
      await testBed.db.database.execute('analyze feed.item_text');
      testBed.clock.time += 20 * MINUTE;
    });

    test.each([
      ['zebra', (n: number) => n % 3 === 0, () => false],
      ['walrus', () => false, (n: number) => n % 4 === 0],
      ['common', () => true, () => true],
      ['common -zebra', (n: number) => n % 3 !== 0, () => true],
      ['common -walrus', () => true, (n: number) => n % 4 !== 0],
      ['"the article"', () => true, () => false],
      ['"the feed"', () => false, () => true],
      ['common -"a zebra"', (n: number) => n % 3 !== 0, () => true],
      ['number common zebra', (n: number) => n % 3 === 0, () => false],
    ] as const)('%s: in what each reader reads, each item once, in order', async (words, inRead, inUnread) => {
      expect(await found(words)).toEqual([numbersWhere(inRead), numbersWhere(inUnread)]);
    });
  },
);

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SubscriptionsArticleReaders } from '../../../src/feed/adapters/contexts/subscriptions-article-readers.js';
import { TypeormArticleReader } from '../../../src/feed/adapters/typeorm-items/typeorm-article-reader.js';
import { TypeormArticleStore } from '../../../src/feed/adapters/typeorm-items/typeorm-article-store.js';
import { ArticleVisit } from '../../../src/feed/application/articles/article-visit.js';
import {
  FetchNextArticle,
  FetchNextArticleHandler,
} from '../../../src/feed/application/commands/fetch-next-article.js';
import {
  ArticleFetcher,
  type ArticleOutcome,
  type ArticleRequest,
} from '../../../src/feed/application/ports/article-fetcher.js';
import type { ParsedItem } from '../../../src/feed/application/ports/feed-fetcher.js';
import { fetched, openFeedTestBed, parsed, type FeedTestBed } from '../support/feed-test-bed.js';

const MINUTE = 60_000;
const WHOLE = { offset: 0, length: 100_000 };
const TEXT = 'The harbour of Tidewater opened to ships again on Monday, the council said. '.repeat(9).trim();
const FOUND: ArticleOutcome = { outcome: 'found', article: { title: 'Harbour', text: TEXT } };
const DOWN: ArticleOutcome = { outcome: 'failed', message: 'It is down.', retryAfterMs: null };

/** Answers what a test says that pages say. */
class ScriptedPages extends ArticleFetcher {
  readonly urls: string[] = [];
  answer: (request: ArticleRequest) => ArticleOutcome | Promise<ArticleOutcome> = () => FOUND;

  override async fetch(request: ArticleRequest): Promise<ArticleOutcome> {
    this.urls.push(request.url);
    return this.answer(request);
  }
}

let testBed: FeedTestBed;
let reader: TypeormArticleReader;
const pages = new ScriptedPages();
let fetchNext: (signal?: AbortSignal) => Promise<boolean>;

beforeAll(async () => {
  testBed = await openFeedTestBed();
  const { database, repositories } = testBed.db;
  reader = new TypeormArticleReader(database);
  const readers = new SubscriptionsArticleReaders(testBed.subscribed);
  const store = new TypeormArticleStore(repositories, database);
  const visit = new ArticleVisit(testBed.origins, pages, testBed.clock);
  const handler = new FetchNextArticleHandler(store, readers, visit, testBed.clock);
  fetchNext = (signal = new AbortController().signal) => handler.execute(new FetchNextArticle(signal));
});

afterAll(() => testBed.db.close());

beforeEach(async () => {
  await testBed.db.database.execute('delete from feed.article');
  pages.urls.length = 0;
  pages.answer = () => FOUND;
});

const item = (changes: Partial<ParsedItem> = {}): ParsedItem =>
  parsed({ guid: '1', title: 'Harbour', url: 'https://paper.example/1', summary: 'It opened.', ...changes });

let feeds = 0;

/** A feed whose articles somebody reads, with these items. */
async function readFeed(...items: readonly ParsedItem[]): Promise<number> {
  const feedId = await testBed.feedWith(`https://paper.example/feed-${(feeds += 1)}`, []);
  const { database } = testBed.db;
  await database.execute(
    "insert into subscriptions.feed (id, url, title, heard_at, search_text) values ($1, $2, 'x', 0, 'x')",
    [feedId, `https://paper.example/feed-${feeds}`],
  );
  await database.execute(
    `insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at, full_articles)
    values ($1, 'usr_1', $2, 0, 0, true)`,
    [`src_${feedId}`, feedId],
  );
  await ingest(feedId, ...items);
  return feedId;
}

const ingest = (feedId: number, ...items: readonly ParsedItem[]) =>
  testBed.recorder.record(feedId, fetched(items), testBed.clock.now());

async function drain(): Promise<void> {
  while (await fetchNext());
}

async function articleOf(feedId: number): Promise<string | null> {
  const filter = { feedIds: [feedId], ids: null, after: null, before: null };
  const { rows } = await testBed.reader.page(filter, { cursor: null, limit: 1 });
  const id = rows[0]?.id;
  return id === undefined ? null : ((await reader.window(id, WHOLE))?.text ?? null);
}

const rows = (columns: string) => testBed.db.database.query(`select ${columns} from feed.article`);

describe('Articles of a feed', () => {
  test('are fetched once, the newest first, and no more than of its fifty newest items', async () => {
    const items = Array.from({ length: 60 }, (_, n) =>
      item({ guid: `${n}`, url: `https://paper.example/a${n}`, publishedAt: testBed.clock.now() - n * MINUTE }),
    );
    const feedId = await readFeed(...items);
    testBed.clock.time += MINUTE;
    await drain();
    expect(pages.urls).toEqual(items.slice(0, 50).map(({ url }) => url));
    await ingest(feedId, ...items.map((one) => ({ ...one, author: 'Ida Holm' })));
    await drain();
    expect(pages.urls).toHaveLength(50);
  });

  test('are not fetched while nobody reads them', async () => {
    await testBed.feedWith('https://paper.example/unread', [item()]);
    await drain();
    expect(pages.urls).toEqual([]);
  });

  test('are fetched no more when whoever wanted them has left', async () => {
    const feedId = await readFeed(item());
    await testBed.db.database.execute('update subscriptions.subscription set deleted_at = 1 where feed_id = $1', [
      feedId,
    ]);
    await drain();
    expect([pages.urls, await rows('1')]).toEqual([[], []]);
  });

  test('are fetched again when the publisher changes the link, and the first one stays until then', async () => {
    const feedId = await readFeed(item());
    await drain();
    await ingest(feedId, item({ url: 'https://paper.example/2' }));
    expect(await articleOf(feedId)).toBe(TEXT);
    pages.answer = () => ({ outcome: 'found', article: { title: 'Harbour', text: `${TEXT} It is corrected.` } });
    await drain();
    expect(pages.urls).toEqual(['https://paper.example/1', 'https://paper.example/2']);
    expect(await articleOf(feedId)).toBe(`${TEXT} It is corrected.`);
  });

  test('give way to the feed when it says as much', async () => {
    const feedId = await readFeed(item());
    await drain();
    await ingest(feedId, item({ contentText: `${TEXT} And more.` }));
    expect(await articleOf(feedId)).toBeNull();
  });

  test('are found by a title that was edited later', async () => {
    const feedId = await readFeed(item());
    await drain();
    await ingest(feedId, item({ title: 'Lighthouse' }));
    const sql = "select all_words @@ 'lighthouse & council'::tsquery as found from feed.article";
    expect(await testBed.db.database.query(sql)).toEqual([{ found: true }]);
  });

  test('go with their items', async () => {
    const feedId = await readFeed(item());
    await drain();
    await testBed.db.database.execute('delete from feed.item where feed_id = $1', [feedId]);
    expect(await rows('1')).toEqual([]);
  });
});

describe('A page that fails', () => {
  test('is asked for five times, later and later, and then given up with the reason', async () => {
    const feedId = await readFeed(item());
    pages.answer = () => DOWN;
    for (const minutes of [0, 5, 20, 80, 320, 10_000]) {
      testBed.clock.time += minutes * MINUTE;
      await drain();
    }
    expect(pages.urls).toHaveLength(5);
    expect(await rows('status, reason, due_at')).toEqual([{ status: 'given_up', reason: 'It is down.', due_at: null }]);
    expect(await articleOf(feedId)).toBeNull();
  });

  test('and asks us to wait makes its host wait', async () => {
    await readFeed(item(), item({ guid: '2', url: 'https://paper.example/2' }));
    pages.answer = ({ url }) => ({ ...DOWN, retryAfterMs: 30 * MINUTE, busyUrl: url });
    testBed.clock.time += 1;
    await drain();
    expect(pages.urls).toHaveLength(1);
    pages.answer = () => FOUND;
    testBed.clock.time += 31 * MINUTE;
    await drain();
    expect(pages.urls).toHaveLength(3);
  });

  test('or holds no article is never asked for again', async () => {
    const feedId = await readFeed(item());
    pages.answer = () => ({ outcome: 'found', article: { title: 'Sign in', text: 'Log in to read on.' } });
    await drain();
    await ingest(feedId, item({ author: 'Ida Holm' }));
    testBed.clock.time += 10_000 * MINUTE;
    await drain();
    expect([pages.urls.length, await articleOf(feedId)]).toEqual([1, null]);
  });
});

describe('Workers that fetch articles', () => {
  test('share the articles, each of which is fetched by one of them', async () => {
    await readFeed(...Array.from({ length: 20 }, (_, n) => item({ guid: `${n}`, url: `https://paper.example/s${n}` })));
    testBed.clock.time += MINUTE;
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect([pages.urls.length, new Set(pages.urls).size]).toEqual([20, 20]);
  });

  test('leave their article to others when they die and the lease expires, five times at most', async () => {
    await readFeed(item());
    pages.answer = () => Promise.reject(new Error('killed'));
    await expect(fetchNext()).rejects.toThrow('killed');
    expect(await fetchNext()).toBe(false);
    for (let died = 1; died < 5; died += 1) {
      testBed.clock.time += 2 * MINUTE;
      await expect(fetchNext()).rejects.toThrow('killed');
    }
    testBed.clock.time += 2 * MINUTE;
    await drain();
    expect(pages.urls).toHaveLength(5);
    expect(await rows('status')).toEqual([{ status: 'given_up' }]);
  });

  test('that were paused do not overwrite what was fetched meanwhile', async () => {
    const feedId = await readFeed(item());
    pages.answer = async () => {
      testBed.clock.time += 3 * MINUTE;
      pages.answer = () => FOUND;
      await fetchNext();
      return { outcome: 'found', article: { title: 'Harbour', text: `${TEXT} That was long ago.` } };
    };
    await fetchNext();
    expect(pages.urls).toHaveLength(2);
    expect(await articleOf(feedId)).toBe(TEXT);
  });

  test('that are stopped hand their article back, and it does not count', async () => {
    await readFeed(item());
    const stop = new AbortController();
    pages.answer = () => {
      stop.abort();
      return DOWN;
    };
    await fetchNext(stop.signal);
    expect(await rows('status, attempts')).toEqual([{ status: 'sought', attempts: 0 }]);
    pages.answer = () => FOUND;
    expect(await fetchNext()).toBe(true);
    expect(await rows('status')).toEqual([{ status: 'kept' }]);
  });
});

test('Two reviews of one feed at once do not deadlock', async () => {
  const items = Array.from({ length: 30 }, (_, n) => item({ guid: `${n}`, url: `https://paper.example/r${n}` }));
  const feedId = await readFeed(...items);
  const store = new TypeormArticleStore(testBed.db.repositories, testBed.db.database);
  const prospects = await store.newest(feedId, 50);
  await Promise.all([prospects, prospects.toReversed()].map((order) => store.enqueue(order, testBed.clock.now())));
  expect(await rows('count(*)::int as count')).toEqual([{ count: 30 }]);
});

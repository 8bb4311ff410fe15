import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TypeormItemRetention } from '../../../../src/feed/adapters/typeorm-items/typeorm-item-retention.js';
import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { openFeedTestBed, type FeedTestBed } from '../../support/feed-test-bed.js';
import { itemStoreContract } from './item-store.contract.js';
import { article, itemsOf, NOW, type ItemsUnderTest } from './items-under-test.js';

let feeds = 0;

function underTest({ db, items, reader, feeds: store }: FeedTestBed): ItemsUnderTest {
  const retention = new TypeormItemRetention(db.database, db.unitOfWork);
  return {
    store: items,
    retention,
    reader,
    newFeed: async (followed = true) => {
      const { id } = await store.ensure(`https://${(feeds += 1)}.example/`, 0);
      await store.update(id, async (feed) => ({ ...feed, watched: followed }));
      return id;
    },
    locked: (feedIds, work) =>
      db.unitOfWork.run(async () => {
        await db.database.query('select id from feed.feed where id = any($1) order by id for update', [feedIds]);
        return work();
      }),
    close: () => db.close(),
  };
}

itemStoreContract('PostgreSQL', async () => underTest(await openFeedTestBed()));

describe('The item store', () => {
  let testBed: FeedTestBed;
  let under: ItemsUnderTest;

  beforeAll(async () => {
    testBed = await openFeedTestBed();
    under = underTest(testBed);
  });
  afterAll(() => testBed.db.close());

  const fetchInto = (feedId: number, items: readonly ParsedItem[]): Promise<number> =>
    itemsOf(() => under).fetchInto(feedId, items);

  const rows = <Row>(sql: string, feedId: number): Promise<Row[]> => testBed.db.database.query<Row>(sql, [feedId]);

  test('keeps enclosures and the language', async () => {
    const feedId = await under.newFeed();
    const sound = { url: 'https://news.example/1.mp3', type: 'audio/mpeg', bytes: 5 };
    await fetchInto(feedId, [article('1', { enclosures: [sound], language: 'de' }), article('2')]);
    const sql = 'select enclosures, language from feed.item where feed_id = $1 order by title';
    expect(await rows(sql, feedId)).toEqual([
      { enclosures: [sound], language: 'de' },
      { enclosures: null, language: null },
    ]);
  });

  test('adds to what an older version stored what it did not know, without writing texts again', async () => {
    const feedId = await under.newFeed();
    const one = article('1', { language: 'de' });
    await fetchInto(feedId, [one]);
    await rows('update feed.item set link_hash = null, language = null where feed_id = $1', feedId);
    const versions = 'select xmin::text from feed.item_text where feed_id = $1';
    const before = await rows(versions, feedId);
    await fetchInto(feedId, [one]);
    expect(await rows(versions, feedId)).toEqual(before);
    expect(await rows('select language from feed.item where feed_id = $1', feedId)).toEqual([{ language: 'de' }]);
    expect(await fetchInto(feedId, [{ ...one, guid: 'other' }])).toBe(0);
  });

  test('writes nothing anew of what an older version stored with the language that it had detected', async () => {
    const feedId = await under.newFeed();
    const one = article('1', { contentText: 'Der Hafen ist offen.' });
    await fetchInto(feedId, [{ ...one, language: 'de' }]);
    const versions = 'select xmin::text from feed.item where feed_id = $1';
    const before = await rows(versions, feedId);
    await fetchInto(feedId, [one]);
    expect(await rows(versions, feedId)).toEqual(before);
    await fetchInto(feedId, [{ ...one, contentText: 'Der Hafen ist zu.' }]);
    expect(await rows(versions, feedId)).not.toEqual(before);
  });

  test('writes nothing when a document has nothing new', async () => {
    const feedId = await under.newFeed();
    const items = ['1', '2', '3'].map((name) => article(name, { contentText: name }));
    await fetchInto(feedId, items);
    const versions = `select i.xmin::text as item, t.xmin::text as text
      from feed.item i join feed.item_text t on t.item_id = i.id where i.feed_id = $1 order by i.id`;
    const before = await rows(versions, feedId);
    await fetchInto(feedId, items.toReversed());
    expect(await rows(versions, feedId)).toEqual(before);
  });

  test('leaves the newest of a feed that was fetched for somebody whose subscription is only being written', async () => {
    const feedId = await under.newFeed(false);
    await rows(`update feed.feed set last_attempt_at = ${NOW}, etag = '"1"' where id = $1`, feedId);
    await fetchInto(feedId, [article('1', { publishedAt: 1 }), article('2', { publishedAt: 2 })]);
    expect(await under.retention.remove(feedId, { before: NOW, atLeast: 1 }, NOW, 5)).toBe(1);
    expect(await rows('select etag from feed.feed where id = $1', feedId)).toEqual([{ etag: '"1"' }]);
    expect(await under.retention.remove(feedId, { before: NOW + 1, atLeast: 1 }, NOW, 5)).toBe(1);
    expect(await rows('select etag from feed.feed where id = $1', feedId)).toEqual([{ etag: null }]);
  });

  test('holds an item of a million different words', async () => {
    const words = Array.from({ length: 1_000_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    const feedId = await under.newFeed();
    await fetchInto(feedId, [article('1', { contentText: words })]);
    const sql = 'select char_length(content_text) as length from feed.item_text where feed_id = $1';
    expect(await rows(sql, feedId)).toEqual([{ length: words.length }]);
  });

  test('has all of a document or nothing when its connection is lost in the middle, and all after another fetch', async () => {
    const feedId = await under.newFeed();
    const items = Array.from({ length: 500 }, (_, index) =>
      article(`${index}`, { contentText: 'word '.repeat(1_000) }),
    );
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%insert into feed.item as old%'`;
    const stop = new AbortController();
    const cutting = (async () => {
      while (!stop.signal.aborted) if ((await testBed.db.database.query(cut)).length > 0) return true;
      return false;
    })();
    const ingested = await fetchInto(feedId, items).then(
      () => true,
      () => false,
    );
    stop.abort();
    expect([ingested, await cutting]).toEqual([false, true]);
    const count = 'select count(*) as count from feed.item where feed_id = $1';
    expect(await rows(count, feedId)).toEqual([{ count: 0 }]);
    expect(await fetchInto(feedId, items)).toBe(500);
    expect(await fetchInto(feedId, items)).toBe(0);
  });
});

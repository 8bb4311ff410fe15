import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TypeormFeedOverview } from '../../../../src/feed/adapters/typeorm/typeorm-feed-overview.js';
import type { FetchOutcome } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { fetched, openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

const MINUTE = 60_000;

let testBed: FeedTestBed;
let overview: TypeormFeedOverview;

const failure = (message: string): FetchOutcome => ({ outcome: 'failed', message, retryAfterMs: null });
const gone: FetchOutcome = { outcome: 'refused', reason: 'gone', message: 'Gone for good.' };

async function feed(name: string, ...outcomes: readonly FetchOutcome[]): Promise<number> {
  const { id } = await testBed.feeds.ensure(`https://${name}.example/feed`, testBed.clock.now());
  for (const outcome of outcomes) await testBed.recorder.record(id, outcome, testBed.clock.now());
  return id;
}

const watch = (ids: readonly number[]) =>
  testBed.db.database.execute('update feed.feed set watched = true where id = any($1)', [ids]);

const items = (count: number) => fetched(Array.from({ length: count }, (_, at) => parsed({ guid: `${at}` })));

beforeAll(async () => {
  testBed = await openFeedTestBed();
  overview = new TypeormFeedOverview(testBed.db.database);
  await watch([
    await feed('well', { ...items(3), tookMs: 200, bytes: 5_000 }),
    await feed('full', { ...items(9), tookMs: 100, bytes: 900 }),
    await feed('slow', { ...fetched([]), tookMs: 9_000 }, { ...failure('Too slow.'), tookMs: 30_000 }),
    await feed('broken', failure('Broken.'), failure('Broken.'), failure('Still broken.')),
    await feed('gone', gone),
    await feed('unfetched'),
  ]);
  await feed('left', { ...items(1), tookMs: 60_000, bytes: 9_000_000 });
});

afterAll(async () => {
  await testBed.db.close();
});

describe('The overview of feeds', () => {
  test('counts feeds by how they are', async () => {
    expect(await overview.counts(testBed.clock.now())).toMatchObject({
      watched: 6,
      unwatched: 1,
      unfetched: 1,
      well: 2,
      failing: 2,
      gone: 1,
      due: 0,
      latestMs: 0,
      items: 13,
    });
  });

  test('tells which are due, how late the latest is, and which are being fetched', async () => {
    const now = testBed.clock.now();
    const dueAt = (name: string, at: number, leasedUntil: number | null = null) =>
      testBed.db.database.execute('update feed.feed set next_check_at = $2, leased_until = $3 where url = $1', [
        `https://${name}.example/feed`,
        at,
        leasedUntil,
      ]);
    await dueAt('well', now - 5 * MINUTE);
    await dueAt('full', now - 9 * MINUTE);
    await dueAt('unfetched', now - 99 * MINUTE, now + MINUTE);
    await dueAt('left', now - 999 * MINUTE);

    expect(await overview.counts(now)).toMatchObject({ due: 2, latestMs: 9 * MINUTE, beingFetched: 1 });
    expect(await overview.due(now, 10)).toEqual([
      { url: 'https://full.example/feed', dueAt: now - 9 * MINUTE },
      { url: 'https://well.example/feed', dueAt: now - 5 * MINUTE },
    ]);
    expect(await overview.due(now, 1)).toHaveLength(1);
  });

  test('tells which fail, with words and since when, and which are gone', async () => {
    const at = testBed.clock.now();

    expect(await overview.failing(10)).toMatchObject([
      {
        url: 'https://broken.example/feed',
        failures: 3,
        reason: 'Still broken.',
        lastSuccessAt: null,
        lastAttemptAt: at,
      },
      { url: 'https://slow.example/feed', failures: 1, reason: 'Too slow.', lastSuccessAt: at },
    ]);
    expect(await overview.gone(10)).toMatchObject([
      { url: 'https://gone.example/feed', reason: 'Gone for good.', nextCheckAt: null },
    ]);
  });

  test('tells which hosts asked to be left alone, until that is over', async () => {
    const now = testBed.clock.now();
    await testBed.origins.pause('https://busy.example/feed', now + MINUTE);

    expect(await overview.paused(now, 10)).toEqual([{ host: 'busy.example', until: now + MINUTE }]);
    expect((await overview.counts(now)).pausedOrigins).toBe(1);
    expect(await overview.paused(now + MINUTE, 10)).toEqual([]);
  });

  test('tells how many feeds have a hub that tells of news, and how many one that is silent', async () => {
    const now = testBed.clock.now();
    const known =
      'insert into feed.hub_subscription (feed_id, hub_url, topic_url, callback_base, begun_at, next_at, status, last_error, lease_ends_at)';
    await testBed.db.database.execute(
      `${known} values (1, 'h', 't', 'b', 0, 0, 'live', null, $2), (2, 'h', 't', 'b', 0, 0, 'live', 'It is away.', $1),
        (3, 'h', 't', 'b', 0, 0, 'asking', 'It says no.', null), (4, 'h', 't', 'b', 0, 0, 'leaving', 'It is away.', $2),
        (5, 'h', 't', 'b', 0, 0, 'asking', null, null)`,
      [now, now + MINUTE],
    );
    expect(await overview.counts(now)).toMatchObject({ hubsLive: 1, hubsSilent: 2 });
  });

  test('tells which are usually slow, in the mean of their fetches', async () => {
    expect(await overview.slowest(2)).toEqual([
      { url: 'https://slow.example/feed', tookMs: 30_000, usualMs: 13_200, bytes: null },
      { url: 'https://well.example/feed', tookMs: 200, usualMs: 200, bytes: 5_000 },
    ]);
  });

  test('tells which are big: a fetch without a document leaves the last one standing', async () => {
    const id = await feed('well', { outcome: 'failed', message: 'Away.', retryAfterMs: null, tookMs: 10 });

    expect((await overview.biggest(10)).map(({ url, bytes }) => [url, bytes])).toEqual([
      ['https://well.example/feed', 5_000],
      ['https://full.example/feed', 900],
    ]);
    await testBed.recorder.record(id, items(3), testBed.clock.now());
  });

  test('tells which have the most items', async () => {
    expect(await overview.fullest(2)).toEqual([
      { url: 'https://full.example/feed', items: 9 },
      { url: 'https://well.example/feed', items: 3 },
    ]);
  });

  test('takes the feeds that stand out from the statistics where there are too many items to count', async () => {
    const { database } = testBed.db;
    await database.execute(
      `insert into feed.item (id, feed_id, sort_at, guid_hash, content_hash, created_at, title)
       select gen_random_uuid(), (select id from feed.feed order by id limit 1 offset case when n % 10 < 7 then 0 else n % 5 end),
         n, gen_random_uuid(), gen_random_uuid(), 0, '' from generate_series(1, 1000) n`,
      [],
    );
    await database.execute('analyze feed.item', []);
    // As if they were two hundred times as many.
    await database.execute("update pg_class set reltuples = 300000 where oid = 'feed.item'::regclass", []);

    const [first] = await overview.fullest(3);

    expect(first?.url).toBe('https://well.example/feed');
    expect(first?.items).toBeGreaterThan(200_000);
    expect((await overview.counts(testBed.clock.now())).items).toBe(300_000);
  });
});

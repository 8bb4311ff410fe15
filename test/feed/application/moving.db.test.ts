import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RegisterFeeds, RegisterFeedsHandler } from '../../../src/feed/application/commands/register-feeds.js';
import { LookUpFeed } from '../../../src/feed/application/commands/look-up-feed.js';
import type { FetchOutcome } from '../../../src/feed/application/ports/feed-fetcher.js';
import type { Feed } from '../../../src/feed/domain/feed.js';
import { openFeedTestBed, type FeedTestBed } from '../support/feed-test-bed.js';
import { fetchedFeed, HOUR, movedTo, readersOf } from '../support/moving-kit.js';

let testBed: FeedTestBed;
let idsOf: ReturnType<typeof readersOf>['idsOf'];

beforeAll(async () => {
  testBed = await openFeedTestBed();
  ({ idsOf } = readersOf(testBed));
});

afterAll(() => testBed.db.close());

beforeEach(() => {
  testBed.web.requests.length = 0;
  testBed.heard.facts.length = 0;
});

async function lookUp(url: string): Promise<Feed | string> {
  const looked = await testBed.lookUps.execute(new LookUpFeed(url));
  return looked.status === 'found' ? looked.feed : looked.message;
}

const register = (...urls: readonly string[]): Promise<readonly Feed[]> =>
  new RegisterFeedsHandler(testBed.feeds, testBed.clock).execute(new RegisterFeeds(urls));

/** The feed at this address answers so, three times in three days. */
async function tells(url: string, outcome: FetchOutcome): Promise<Feed | null> {
  let feed = await testBed.feeds.byUrl(url);
  for (let day = 0; day < 3; day += 1) {
    testBed.clock.time += 24 * HOUR;
    feed = await testBed.recorder.record(feed?.id ?? 0, outcome, testBed.clock.now());
  }
  return feed;
}

const at = (name: string): string => `https://${name}.example/feed`;

describe('A feed that has moved', () => {
  test('is asked at its new address, with its id and its items, and others are told', async () => {
    const id = await testBed.feedWith(at('moves-old'), fetchedFeed('one').feed.items);
    const before = await idsOf(id);
    const feed = await tells(at('moves-old'), movedTo(at('moves-new'), 'one', 'two'));
    expect(feed).toMatchObject({ id, url: at('moves-new'), move: null });
    expect((await idsOf(id)).get('one')).toBe(before.get('one'));
    const told = testBed.heard.facts.filter(({ type }) => type === 'feed.FeedMoved');
    expect(told).toMatchObject([{ data: { feedId: id, url: at('moves-new'), title: 'A feed' } }]);
    expect(told[0]?.data['movedAt']).toBeGreaterThan(testBed.clock.now());
  });

  test('stays where it is until it has said so for two days', async () => {
    const id = await testBed.feedWith(at('hotel'), []);
    for (const hours of [1, 40]) {
      testBed.clock.time += hours * HOUR;
      await testBed.recorder.record(id, movedTo(at('portal')), testBed.clock.now());
    }
    expect(await testBed.feeds.byUrl(at('portal'))).toBeNull();
    testBed.clock.time += HOUR;
    await testBed.recorder.record(id, fetchedFeed(), testBed.clock.now());
    testBed.clock.time += 48 * HOUR;
    expect(await testBed.recorder.record(id, movedTo(at('portal')), testBed.clock.now())).toMatchObject({
      url: at('hotel'),
      move: { times: 1, settled: false },
    });
  });

  test('is found by its old address, without a fetch and without a double', async () => {
    const id = await testBed.feedWith(at('found-old'), []);
    await tells(at('found-old'), movedTo(at('found-new')));
    expect(await lookUp(at('found-old'))).toMatchObject({ id, url: at('found-new') });
    expect(await register(at('found-old'), at('found-new'))).toMatchObject([{ id }, { id }]);
    expect(testBed.web.requests).toEqual([]);
  });

  test('comes back to where it was', async () => {
    const id = await testBed.feedWith(at('back-old'), []);
    await tells(at('back-old'), movedTo(at('back-new')));
    expect(await tells(at('back-new'), movedTo(at('back-old')))).toMatchObject({ id, url: at('back-old') });
    expect(await testBed.feeds.byUrl(at('back-new'))).toMatchObject({ id, url: at('back-old') });
  });

  test('leaves its old address to whoever publishes another feed there', async () => {
    const id = await testBed.feedWith(at('sold-old'), []);
    await tells(at('sold-old'), movedTo(at('sold-new')));
    testBed.clock.time += HOUR;
    testBed.web.answer = () => ({ outcome: 'refused', reason: 'not_found', message: 'Nothing here.' });
    expect(await lookUp(at('sold-old'))).toMatchObject({ id });
    testBed.web.answer = () => fetchedFeed('of the new owner');
    const other = await lookUp(at('sold-old'));
    expect(other).toMatchObject({ url: at('sold-old'), health: { status: 'well' } });
    expect(await testBed.feeds.byUrl(at('sold-old'))).toMatchObject({ id: (other as Feed).id });
    expect((other as Feed).id).not.toBe(id);
    expect(await testBed.feeds.byUrl(at('sold-new'))).toMatchObject({ id });
  });
});

describe('A feed of which nobody has read yet', () => {
  test('is kept at the address to which its own leads for good, and found by both from then on', async () => {
    testBed.web.answer = () => movedTo(at('first-new'), 'one');
    const feed = await lookUp(at('first-old'));
    expect(feed).toMatchObject({ url: at('first-new'), move: null, health: { status: 'well' } });
    const { id } = feed as Feed;
    expect(await lookUp(at('first-old'))).toMatchObject({ id });
    expect(await lookUp(at('first-new'))).toMatchObject({ id });
    expect(testBed.web.requests).toHaveLength(1);
  });

  test('is the one that is there already', async () => {
    const id = await testBed.feedWith(at('there-new'), fetchedFeed('one').feed.items);
    testBed.web.answer = () => movedTo(at('there-new'), 'one', 'two');
    expect(await lookUp(at('there-old'))).toMatchObject({ id, url: at('there-new') });
    expect((await idsOf(id)).size).toBe(2);
  });

  test('is kept where it was asked for when the way leads from https to http', async () => {
    testBed.web.answer = () => movedTo('http://insecure.example/feed');
    expect(await lookUp(at('secure'))).toMatchObject({ url: at('secure'), move: null });
  });

  test('moves at its first fetch when it was only registered', async () => {
    const [feed] = await register('http://registered.example/feed');
    const kept = await testBed.recorder.record(feed?.id ?? 0, movedTo(at('registered')), testBed.clock.now());
    expect(kept).toMatchObject({ id: feed?.id, url: at('registered') });
  });
});

describe('A web page that somebody brought with a list', () => {
  const page = (...feedUrls: readonly string[]): FetchOutcome => ({ outcome: 'page', feedUrls });
  const record = (id: number, outcome: FetchOutcome) => testBed.recorder.record(id, outcome, testBed.clock.now());
  const brought = async (url: string): Promise<number> => (await register(url))[0]?.id ?? 0;

  test('is sent on to the feed that it names first, and says so when that was read', async () => {
    const id = await brought(at('page'));
    expect(await record(id, page(at('named'), at('comments')))).toMatchObject({
      id,
      url: at('named'),
      move: null,
      health: { status: 'failing', reason: expect.stringContaining('fetched within minutes') },
    });
    expect(testBed.heard.facts.map(({ type }) => type)).toEqual(['feed.FeedFetchFailed']);
    await record(id, fetchedFeed('one'));
    expect(testBed.heard.facts.at(-1)).toMatchObject({
      type: 'feed.FeedFetched',
      data: { feedId: id, url: at('named'), title: 'A feed' },
    });
    expect(await brought(at('page'))).toBe(id);
  });

  test('is the feed that it names when that is known already', async () => {
    const id = await testBed.feedWith(at('known'), fetchedFeed('one').feed.items);
    expect(await record(await brought(at('page-of-known')), page(at('known')))).toMatchObject({ id });
    expect(await brought(at('page-of-known'))).toBe(id);
  });

  test('tells what one can do when it names none', async () => {
    expect(await record(await brought(at('nameless')), page())).toMatchObject({
      url: at('nameless'),
      health: { reason: expect.stringContaining('give that address') },
    });
  });

  test('leads nowhere when pages go on naming pages', async () => {
    const id = await brought(at('chain-0'));
    for (let hop = 1; hop <= 12; hop += 1) await record(id, page(at(`chain-${hop}`)));
    expect(await testBed.feeds.byUrl(at('chain-0'))).toMatchObject({
      id,
      url: at('chain-10'),
      health: { failures: 12 },
    });
  });

  test('moves no feed that was ever read', async () => {
    const id = await testBed.feedWith(at('read'), []);
    await record(id, fetchedFeed('one'));
    expect(await record(id, page(at('elsewhere')))).toMatchObject({ url: at('read'), move: null });
  });
});

describe('A feed that is gone', () => {
  const gone: FetchOutcome = { outcome: 'refused', reason: 'gone', message: 'It is gone for good (410).' };

  async function goneFeed(url: string): Promise<number> {
    const id = await testBed.feedWith(url, []);
    await testBed.feeds.update(id, async (feed) => ({ ...feed, watched: true }));
    await testBed.recorder.record(id, gone, testBed.clock.now());
    return id;
  }

  test('tells its followers so, and is asked no more', async () => {
    const id = await goneFeed(at('gone'));
    expect(testBed.heard.facts.slice(-2)).toMatchObject([
      { type: 'feed.FeedFetchFailed', data: { feedId: id, reason: gone.message } },
      { type: 'feed.FeedFailing', data: { feedId: id } },
    ]);
    testBed.clock.time += 1_000 * HOUR;
    const now = testBed.clock.now();
    expect(await testBed.due.lease({ now, leaseUntil: now + 1, most: 1 })).toEqual([]);
  });

  test('starts again for whoever subscribes and finds it alive', async () => {
    const id = await goneFeed(at('risen'));
    testBed.web.answer = () => gone;
    expect(await lookUp(at('risen'))).toBe(gone.message);
    testBed.web.answer = () => fetchedFeed('news');
    expect(await lookUp(at('risen'))).toMatchObject({
      id,
      health: { status: 'well' },
      nextCheckAt: expect.any(Number),
    });
  });

  test('is asked once more when somebody brings it with a list', async () => {
    const id = await goneFeed(at('listed'));
    expect(await register(at('listed'))).toMatchObject([{ id, nextCheckAt: testBed.clock.now() }]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LookUpFeed, type LookUpFeedHandler } from '../../../src/feed/application/commands/look-up-feed.js';
import type { FetchOutcome } from '../../../src/feed/application/ports/feed-fetcher.js';
import { VisibleFeeds } from '../../../src/feed/application/ports/visible-feeds.js';
import {
  ReviewSubscribers,
  ReviewSubscribersHandler,
} from '../../../src/feed/application/commands/review-subscribers.js';
import { fetched, NO_VALIDATORS, openFeedTestBed, parsed, type FeedTestBed } from '../support/feed-test-bed.js';

const MINUTE = 60_000;

let testBed: FeedTestBed;
let lookUp: (url: string) => ReturnType<LookUpFeedHandler['execute']>;

beforeAll(async () => {
  testBed = await openFeedTestBed();
  lookUp = (url) => testBed.lookUps.execute(new LookUpFeed(url));
});

afterAll(() => testBed.db.close());

beforeEach(() => {
  testBed.web.requests.length = 0;
  testBed.heard.facts.length = 0;
  testBed.web.answer = () => fetched([parsed({ guid: '1' })]);
});

const refused: FetchOutcome = { outcome: 'refused', reason: 'not_found', message: 'There is nothing at this address.' };
const onWrong = (path: string): string => `https://wrong.example/${path}`;
const slow: FetchOutcome = { outcome: 'failed', message: 'It is slow today.', retryAfterMs: null };

describe('Looking up a feed', () => {
  test('keeps it with its items and says so', async () => {
    const looked = await lookUp('https://new.example/feed');
    expect(looked).toMatchObject({ status: 'found', feed: { title: 'A feed', health: { status: 'well' } } });
    expect(testBed.heard.facts).toMatchObject([{ type: 'feed.FeedFetched', data: { title: 'A feed' } }]);
    const feed = await testBed.feeds.byUrl('https://new.example/feed');
    expect((await testBed.items.newestTimes([feed?.id ?? 0], 5)).get(feed?.id ?? 0)).toHaveLength(1);
  });

  test('does not fetch again what was fetched minutes ago, then asks conditionally', async () => {
    await lookUp('https://again.example/feed');
    await lookUp('https://again.example/feed');
    expect(testBed.web.requests).toHaveLength(1);
    testBed.clock.time += 5 * MINUTE;
    testBed.web.answer = () => ({
      outcome: 'unchanged',
      permanentUrl: null,
      validators: { ...NO_VALIDATORS, etag: '"2"' },
      notBeforeMs: null,
    });
    const looked = await lookUp('https://again.example/feed');
    expect(testBed.web.requests[1]?.validators?.etag).toBe('"1"');
    expect(looked).toMatchObject({ status: 'found', feed: { title: 'A feed', validators: { etag: '"2"' } } });
  });

  test('follows a page to the feed that it advertises, within the time that is left', async () => {
    testBed.web.answer = ({ url }) => {
      testBed.clock.time += 4_000;
      return url.endsWith('/page')
        ? { outcome: 'page', feedUrls: ['https://page.example/feed', 'https://page.example/comments'] }
        : fetched([]);
    };
    expect(await lookUp('https://page.example/page')).toMatchObject({ feed: { url: 'https://page.example/feed' } });
    expect(testBed.web.requests.map((request) => request.timeoutMs)).toEqual([10_000, 6_000]);
    expect(await testBed.feeds.byUrl('https://page.example/page')).toBeNull();
  });

  test('passes over what a page advertises that is no feed', async () => {
    testBed.web.answer = ({ url }) => {
      if (url.endsWith('/page')) return { outcome: 'page', feedUrls: ['a', 'b', 'c', 'd'].map(onWrong) };
      return url.endsWith('/c') ? fetched([]) : refused;
    };
    expect(await lookUp(onWrong('page'))).toMatchObject({ feed: { url: onWrong('c') } });
    expect(await testBed.feeds.byUrl(onWrong('a'))).toBeNull();
  });

  test('looks where feeds usually are when a page advertises none, one after the other', async () => {
    testBed.web.answer = ({ url }) => {
      if (url.endsWith('/page'))
        return { outcome: 'page', feedUrls: [], usualUrls: ['feed', 'rss', 'atom'].map(onWrong) };
      return url.endsWith('/rss') ? fetched([]) : refused;
    };
    expect(await lookUp(onWrong('page'))).toMatchObject({ status: 'found', feed: { url: onWrong('rss') } });
    expect(testBed.web.requests.map(({ url }) => url)).toEqual(['page', 'feed', 'rss'].map(onWrong));
  });

  test.each([
    ['when one of them fails', () => slow],
    ['when the time is over', () => ((testBed.clock.time += 10_000), refused)],
  ])('looks no further %s, and keeps nothing', async (_, first) => {
    testBed.web.answer = ({ url }) =>
      url.endsWith('/page') ? { outcome: 'page', feedUrls: [], usualUrls: ['feed', 'rss'].map(onWrong) } : first();
    expect(await lookUp(onWrong('page'))).toMatchObject({ status: 'refused' });
    expect(testBed.web.requests).toHaveLength(2);
    expect(await testBed.feeds.byUrl(onWrong('feed'))).toBeNull();
  });

  test.each<[string, (url: string) => FetchOutcome]>([
    ['an address without a feed', () => refused],
    ['a page that advertises none', () => ({ outcome: 'page', feedUrls: [] })],
    ['a page that leads to a page', () => ({ outcome: 'page', feedUrls: ['https://refused.example/other'] })],
  ])('refuses %s and keeps nothing', async (_, answer) => {
    testBed.web.answer = ({ url }) => answer(url);
    expect(await lookUp('https://refused.example/')).toEqual({
      status: 'refused',
      message: expect.stringMatching(/\w/),
    });
    expect(await testBed.feeds.byUrl('https://refused.example/')).toBeNull();
    expect(testBed.heard.facts).toEqual([]);
  });

  test('keeps a feed that only fails today, and tries it again soon', async () => {
    testBed.web.answer = () => slow;
    const looked = await lookUp('https://slow.example/feed');
    expect(looked).toMatchObject({
      status: 'found',
      feed: { health: { status: 'failing', reason: 'It is slow today.' } },
    });
    const { nextCheckAt } = (await testBed.feeds.byUrl('https://slow.example/feed')) ?? {};
    expect(nextCheckAt).toBeLessThan(testBed.clock.time + 2 * MINUTE);
    expect(testBed.heard.facts).toMatchObject([
      { type: 'feed.FeedFetchFailed', data: { reason: 'It is slow today.' } },
    ]);
  });

  test('leaves what is known of a feed alone when it refuses', async () => {
    await lookUp('https://left.example/feed');
    testBed.clock.time += 6 * MINUTE;
    testBed.web.answer = () => refused;
    expect(await lookUp('https://left.example/feed')).toMatchObject({ status: 'refused' });
    expect(await testBed.feeds.byUrl('https://left.example/feed')).toMatchObject({ health: { status: 'well' } });
  });
});

describe('Watching a feed', () => {
  class Subscribers extends VisibleFeeds {
    count = 0;
    override of = async () => new Map();
    override merged = async () => new Map();
    override givenTitles = async () => new Map();
    override hasSubscribers = async () => this.count > 0;
  }

  test('follows the number of subscribers, however often it is asked', async () => {
    const subscribers = new Subscribers();
    const reviews = new ReviewSubscribersHandler(testBed.feeds, subscribers, testBed.merger);
    await lookUp('https://watched.example/feed');
    const { id = 0 } = (await testBed.feeds.byUrl('https://watched.example/feed')) ?? {};
    for (const count of [1, 1, 0, 0, 2]) {
      subscribers.count = count;
      await reviews.execute(new ReviewSubscribers(id));
      expect((await testBed.feeds.byUrl('https://watched.example/feed'))?.watched).toBe(count > 0);
    }
    await expect(reviews.execute(new ReviewSubscribers(999_999))).resolves.toBeUndefined();
  });
});

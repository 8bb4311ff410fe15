import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LookUpFeed, LookUpFeedHandler } from '../../../src/feed/application/look-up-feed.js';
import { PollNextFeed, PollNextFeedHandler } from '../../../src/feed/application/poll-next-feed.js';
import type { FetchOutcome } from '../../../src/feed/application/ports/feed-fetcher.js';
import { VisibleFeeds } from '../../../src/feed/application/ports/visible-feeds.js';
import { ReviewWatching, ReviewWatchingHandler } from '../../../src/feed/application/review-watching.js';
import { fetched, NO_VALIDATORS, openFeedHouse, parsed, type FeedHouse } from '../support/feed-house.js';

const MINUTE = 60_000;

let house: FeedHouse;
let lookUp: (url: string) => ReturnType<LookUpFeedHandler['execute']>;
let poll: (signal?: AbortSignal) => Promise<boolean>;

beforeAll(async () => {
  house = await openFeedHouse();
  const { web, feeds, recorder, clock } = house;
  const lookUps = new LookUpFeedHandler(web, feeds, recorder, clock);
  const polls = new PollNextFeedHandler(feeds, web, recorder, clock);
  lookUp = (url) => lookUps.execute(new LookUpFeed(url));
  poll = (signal = new AbortController().signal) => polls.execute(new PollNextFeed(signal));
});

afterAll(() => house.db.close());

beforeEach(() => {
  house.web.requests.length = 0;
  house.heard.facts.length = 0;
  house.web.answer = () => fetched([parsed({ guid: '1' })]);
});

const refused: FetchOutcome = { outcome: 'refused', reason: 'not_found', message: 'There is nothing at this address.' };
const slow: FetchOutcome = { outcome: 'failed', message: 'It is slow today.', retryAfterMs: null };

async function watchedFeed(url: string): Promise<number> {
  await lookUp(url);
  const feed = await house.feeds.byUrl(url);
  await house.feeds.update(feed?.id ?? 0, async (current) => ({ ...current, watched: true }));
  return feed?.id ?? 0;
}

describe('Looking up a feed', () => {
  test('keeps it with its items and says so', async () => {
    const looked = await lookUp('https://new.example/feed');
    expect(looked).toMatchObject({ status: 'found', feed: { title: 'A feed', health: { status: 'well' } } });
    expect(house.heard.facts).toMatchObject([{ type: 'feed.FeedFetched', data: { title: 'A feed' } }]);
    const feed = await house.feeds.byUrl('https://new.example/feed');
    expect(await house.items.newestTimes(feed?.id ?? 0, 5)).toHaveLength(1);
  });

  test('does not fetch again what was fetched minutes ago, then asks conditionally', async () => {
    await lookUp('https://again.example/feed');
    await lookUp('https://again.example/feed');
    expect(house.web.requests).toHaveLength(1);
    house.clock.time += 5 * MINUTE;
    house.web.answer = () => ({
      outcome: 'unchanged',
      permanentUrl: null,
      validators: { ...NO_VALIDATORS, etag: '"2"' },
      notBeforeMs: null,
    });
    const looked = await lookUp('https://again.example/feed');
    expect(house.web.requests[1]?.validators?.etag).toBe('"1"');
    expect(looked).toMatchObject({ status: 'found', feed: { title: 'A feed', validators: { etag: '"2"' } } });
  });

  test('follows a page to the feed that it advertises, within the time that is left', async () => {
    house.web.answer = ({ url }) => {
      house.clock.time += 4_000;
      return url.endsWith('/page')
        ? { outcome: 'page', feedUrls: ['https://page.example/feed', 'https://page.example/comments'] }
        : fetched([]);
    };
    expect(await lookUp('https://page.example/page')).toMatchObject({ feed: { url: 'https://page.example/feed' } });
    expect(house.web.requests.map((request) => request.timeoutMs)).toEqual([10_000, 6_000]);
    expect(await house.feeds.byUrl('https://page.example/page')).toBeNull();
  });

  test.each<[string, (url: string) => FetchOutcome]>([
    ['an address without a feed', () => refused],
    ['a page that advertises none', () => ({ outcome: 'page', feedUrls: [] })],
    ['a page that leads to a page', () => ({ outcome: 'page', feedUrls: ['https://refused.example/other'] })],
  ])('refuses %s and keeps nothing', async (_, answer) => {
    house.web.answer = ({ url }) => answer(url);
    expect(await lookUp('https://refused.example/')).toEqual({
      status: 'refused',
      message: expect.stringMatching(/\w/),
    });
    expect(await house.feeds.byUrl('https://refused.example/')).toBeNull();
    expect(house.heard.facts).toEqual([]);
  });

  test('keeps a feed that only fails today, and tries it again soon', async () => {
    house.web.answer = () => slow;
    const looked = await lookUp('https://slow.example/feed');
    expect(looked).toMatchObject({
      status: 'found',
      feed: { health: { status: 'failing', reason: 'It is slow today.' } },
    });
    const { nextCheckAt } = (await house.feeds.byUrl('https://slow.example/feed')) ?? {};
    expect(nextCheckAt).toBeLessThan(house.clock.time + 2 * MINUTE);
    expect(house.heard.facts).toMatchObject([{ type: 'feed.FeedFetchFailed', data: { reason: 'It is slow today.' } }]);
  });

  test('leaves what is known of a feed alone when it refuses', async () => {
    await lookUp('https://left.example/feed');
    house.clock.time += 6 * MINUTE;
    house.web.answer = () => refused;
    expect(await lookUp('https://left.example/feed')).toMatchObject({ status: 'refused' });
    expect(await house.feeds.byUrl('https://left.example/feed')).toMatchObject({ health: { status: 'well' } });
  });
});

describe('Polling', () => {
  test('asks what is due, conditionally, and nothing else', async () => {
    await watchedFeed('https://due.example/feed');
    expect(await poll()).toBe(false);
    house.clock.time += 24 * 60 * MINUTE * 1.1;
    expect(await poll()).toBe(true);
    expect(house.web.requests.at(-1)).toMatchObject({ url: 'https://due.example/feed', validators: { etag: '"1"' } });
    expect(await poll()).toBe(false);
  });

  test('backs off from a failing feed, and forgets it at the first success', async () => {
    const url = 'https://failing.example/feed';
    await watchedFeed(url);
    const waits: number[] = [];
    house.web.answer = () => slow;
    for (let failure = 0; failure < 9; failure += 1) {
      house.clock.time = (await house.feeds.byUrl(url))?.nextCheckAt ?? 0;
      while (await poll());
      waits.push(((await house.feeds.byUrl(url))?.nextCheckAt ?? 0) - house.clock.time);
    }
    for (const [failure, wait] of waits.entries()) {
      const backOff = Math.min(15 * MINUTE * 2 ** failure, 24 * 60 * MINUTE);
      expect(wait / backOff).toBeGreaterThan(0.89);
      expect(wait / backOff).toBeLessThan(1.11);
    }
    house.clock.time += 24 * 60 * MINUTE * 1.1;
    house.web.answer = () => fetched([]);
    while (await poll());
    expect(await house.feeds.byUrl(url)).toMatchObject({ health: { status: 'well' } });
  });

  test('takes a refusal of a watched feed as a failure, but never asks again when it is gone', async () => {
    const url = 'https://gone.example/feed';
    await watchedFeed(url);
    house.clock.time += 25 * 60 * MINUTE;
    house.web.answer = () => refused;
    while (await poll());
    expect(await house.feeds.byUrl(url)).toMatchObject({
      health: { status: 'failing' },
      nextCheckAt: expect.any(Number),
    });
    house.clock.time += 25 * 60 * MINUTE;
    house.web.answer = () => ({ outcome: 'refused', reason: 'gone', message: 'It is gone for good.' });
    while (await poll());
    expect(await house.feeds.byUrl(url)).toMatchObject({ health: { status: 'gone' }, nextCheckAt: null });
    expect(house.heard.facts.at(-1)).toMatchObject({ type: 'feed.FeedFetchFailed' });
  });

  test('fetches each feed once although many workers ask', async () => {
    for (let index = 0; index < 12; index += 1) await watchedFeed(`https://crowd${index}.example/feed`);
    house.web.requests.length = 0;
    house.clock.time += 25 * 60 * MINUTE;
    const drain = async () => {
      while (await poll());
    };
    await Promise.all([drain(), drain(), drain(), drain()]);
    const urls = house.web.requests.map((request) => request.url).filter((url) => url.includes('crowd'));
    expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted());
    expect(urls).toHaveLength(12);
  });

  test('says nothing of a feed whose fetch was cut short by our own stop, and leaves it to others', async () => {
    const url = 'https://stopped.example/feed';
    await watchedFeed(url);
    house.clock.time += 25 * 60 * MINUTE;
    const before = await house.feeds.byUrl(url);
    const stop = new AbortController();
    house.web.answer = () => {
      stop.abort();
      return slow;
    };
    while (!stop.signal.aborted) await poll(stop.signal);
    house.web.answer = () => fetched([]);
    while (await poll());
    house.clock.time += 3 * MINUTE;
    while (await poll());
    expect(await house.feeds.byUrl(url)).toMatchObject({ health: { status: 'well' } });
    expect(before).toMatchObject({ health: { status: 'well' } });
  });
});

describe('Watching', () => {
  class Subscribers extends VisibleFeeds {
    count = 0;
    override of = async () => new Map();
    override merged = async () => new Map();
    override hasSubscribers = async () => this.count > 0;
  }

  test('follows the number of subscribers, however often it is asked', async () => {
    const subscribers = new Subscribers();
    const reviews = new ReviewWatchingHandler(house.feeds, subscribers);
    await lookUp('https://watched.example/feed');
    const { id = 0 } = (await house.feeds.byUrl('https://watched.example/feed')) ?? {};
    for (const count of [1, 1, 0, 0, 2]) {
      subscribers.count = count;
      await reviews.execute(new ReviewWatching(id));
      expect((await house.feeds.byUrl('https://watched.example/feed'))?.watched).toBe(count > 0);
    }
    await expect(reviews.execute(new ReviewWatching(999_999))).resolves.toBeUndefined();
  });
});

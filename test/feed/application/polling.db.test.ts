import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LEASE_MS } from '../../../src/feed/application/commands/lease-due-feeds.js';
import { LookUpFeed } from '../../../src/feed/application/commands/look-up-feed.js';
import type { FetchOutcome } from '../../../src/feed/application/ports/feed-fetcher.js';
import type { Feed } from '../../../src/feed/domain/feed.js';
import { BURST } from '../../../src/feed/domain/throttle.js';
import { fetched, NO_VALIDATORS, openFeedTestBed, parsed, type FeedTestBed } from '../support/feed-test-bed.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let testBed: FeedTestBed;

beforeAll(async () => {
  testBed = await openFeedTestBed({ FEED_HOST_SPACING_MS: '1000' });
});

afterAll(() => testBed.db.close());

beforeEach(async () => {
  await testBed.db.database.execute('truncate feed.feed, feed.host cascade');
  testBed.web.requests.length = 0;
  testBed.heard.facts.length = 0;
  testBed.web.answer = () => fetched([parsed({ guid: '1' })]);
});

const refused: FetchOutcome = { outcome: 'refused', reason: 'not_found', message: 'There is nothing at this address.' };
const slow: FetchOutcome = { outcome: 'failed', message: 'It is slow today.', retryAfterMs: null };
const unanswered: FetchOutcome = { ...slow, message: 'The server cannot be reached.', unanswered: true };

interface PollingHints {
  readonly minIntervalMs: number | null;
  readonly notBeforeMs: number | null;
}

/** A document that asks for it, or an answer that does. */
function fetchedWith({ minIntervalMs, notBeforeMs }: PollingHints): FetchOutcome {
  const answer = fetched([parsed({ guid: '1' })]);
  return answer.outcome === 'fetched' ? { ...answer, notBeforeMs, feed: { ...answer.feed, minIntervalMs } } : answer;
}

/** The document is not said again; the answer is. */
const unchanged = ({ notBeforeMs }: PollingHints): FetchOutcome => ({
  outcome: 'unchanged',
  validators: NO_VALIDATORS,
  permanentUrl: null,
  notBeforeMs,
});

/** Fetched a moment ago, and watched. */
async function watchedFeed(url: string): Promise<void> {
  const id = await testBed.feedWith(url, [parsed({ guid: '1' })]);
  await testBed.feeds.update(id, async (current) => ({ ...current, watched: true }));
}

async function feedAt(url: string): Promise<Feed> {
  const feed = await testBed.feeds.byUrl(url);
  if (feed === null) throw new Error(`${url} is there`);
  return feed;
}

async function dueFeeds(urls: readonly string[]): Promise<void> {
  for (const url of urls) await watchedFeed(url);
  testBed.clock.time += DAY;
  testBed.web.requests.length = 0;
}

const onHosts = (count: number): string[] => Array.from({ length: count }, (_, host) => `https://host${host}.example/`);

async function pollAll(): Promise<void> {
  while (await testBed.poll());
}

describe('Polling', () => {
  test('asks what is due, conditionally, and nothing else', async () => {
    await watchedFeed('https://due.example/feed');
    expect(await testBed.poll()).toBe(false);
    testBed.clock.time += DAY;
    expect(await testBed.poll()).toBe(true);
    expect(testBed.web.requests).toMatchObject([{ url: 'https://due.example/feed', validators: { etag: '"1"' } }]);
    expect(await testBed.poll()).toBe(false);
  });

  test('backs off from a failing feed, and forgets it at the first success', async () => {
    const url = 'https://failing.example/feed';
    await watchedFeed(url);
    testBed.web.answer = () => slow;
    for (let failure = 0; failure < 9; failure += 1) {
      testBed.clock.time = (await feedAt(url)).nextCheckAt ?? 0;
      await pollAll();
      const wait = ((await feedAt(url)).nextCheckAt ?? 0) - testBed.clock.time;
      const backOff = Math.min(15 * MINUTE * 2 ** failure, DAY / 1.5);
      expect(wait).toBeGreaterThanOrEqual(backOff);
      expect(wait).toBeLessThanOrEqual(1.5 * backOff);
    }
    testBed.clock.time += DAY;
    testBed.web.answer = () => fetched([]);
    await pollAll();
    expect(await feedAt(url)).toMatchObject({ health: { status: 'well' } });
  });

  test('takes a refusal of a watched feed as a failure, but never asks again when it is gone', async () => {
    const url = 'https://gone.example/feed';
    await dueFeeds([url]);
    testBed.web.answer = () => refused;
    await pollAll();
    expect(await feedAt(url)).toMatchObject({ health: { status: 'failing' }, nextCheckAt: expect.any(Number) });
    testBed.clock.time += DAY;
    testBed.web.answer = () => ({ outcome: 'refused', reason: 'gone', message: 'It is gone for good.' });
    await pollAll();
    expect(await feedAt(url)).toMatchObject({ health: { status: 'gone' }, nextCheckAt: null });
    const told = testBed.heard.facts.slice(-2).map(({ type }) => type);
    expect(told).toEqual(['feed.FeedFetchFailed', 'feed.FeedFailing']);
  });

  test.each<[string, PollingHints]>([
    ['document', { minIntervalMs: 20 * HOUR, notBeforeMs: null }],
    ['answer', { minIntervalMs: null, notBeforeMs: 20 * HOUR }],
  ])('waits as long as the %s asks for, also when nothing has changed since', async (_, hints) => {
    const url = 'https://hints.example/feed';
    await dueFeeds([url]);
    for (const answer of [fetchedWith(hints), unchanged(hints)]) {
      testBed.web.answer = () => answer;
      await pollAll();
      expect((await feedAt(url)).nextCheckAt).toBeGreaterThanOrEqual(testBed.clock.time + 20 * HOUR);
      testBed.clock.time += DAY;
    }
  });

  test('leaves the publisher its quiet night', async () => {
    const url = 'https://night.example/feed';
    await dueFeeds([url]);
    const quietTimes = { hours: [21, 22, 23, 0, 1, 2, 3, 4], days: [0] };
    const answer = fetched([]);
    testBed.web.answer = () =>
      answer.outcome === 'fetched' ? { ...answer, feed: { ...answer.feed, quietTimes } } : answer;
    testBed.clock.time = Date.UTC(2026, 10, 28, 20, 50);
    await pollAll();
    // Sunday is quiet, too.
    const next = (await feedAt(url)).nextCheckAt ?? 0;
    expect(new Date(next).getUTCDay()).toBe(1);
    expect(new Date(next).getUTCHours()).toBe(5);
  });
});

describe('Workers that poll feeds', () => {
  test('fetch each feed once, however many they are', async () => {
    await dueFeeds(onHosts(12));
    await Promise.all([pollAll(), pollAll(), pollAll(), pollAll()]);
    expect(testBed.web.requests.map(({ url }) => url).toSorted()).toEqual(onHosts(12).toSorted());
  });

  test('that stop release their leases, and record no failure', async () => {
    await dueFeeds(['https://stopped.example/feed']);
    const stop = new AbortController();
    testBed.web.answer = () => {
      stop.abort();
      return slow;
    };
    await testBed.poll(stop.signal);
    expect(await feedAt('https://stopped.example/feed')).toMatchObject({ health: { status: 'well' } });
    testBed.web.answer = () => fetched([]);
    expect(await testBed.poll()).toBe(true);
    expect(testBed.web.requests).toHaveLength(2);
  });

  test('that cannot store a feed ask its server again after a while, and not every minute', async () => {
    await dueFeeds(['https://poison.example/feed']);
    // A fault of ours: no parser says such a time, and no column takes it.
    testBed.web.answer = () => fetched([parsed({ guid: '2', publishedAt: 0.5 })]);
    await expect(testBed.poll()).rejects.toThrow('bigint');
    testBed.clock.time += 15 * MINUTE - 1;
    expect(await testBed.poll()).toBe(false);
    testBed.clock.time += 15 * MINUTE + 1;
    testBed.web.answer = () => fetched([parsed({ guid: '2' })]);
    expect(await testBed.poll()).toBe(true);
  });

  test('that were paused past their lease do not overwrite what another one has fetched since', async () => {
    const url = 'https://frozen.example/feed';
    await dueFeeds([url]);
    let thaw: (outcome: FetchOutcome) => void = () => undefined;
    const frozen = new Promise<FetchOutcome>((resolve) => (thaw = resolve));
    testBed.web.answer = () => frozen;
    const standingStill = testBed.poll();
    while (testBed.web.requests.length === 0) await new Promise(setImmediate);
    testBed.clock.time += LEASE_MS - 1;
    expect(await testBed.poll()).toBe(false);
    testBed.clock.time += 1;
    testBed.web.answer = () => fetched([parsed({ guid: '2' })]);
    expect(await testBed.poll()).toBe(true);
    const known = await feedAt(url);
    const facts = testBed.heard.facts.length;
    thaw(slow);
    await standingStill;
    expect(await feedAt(url)).toEqual(known);
    expect(testBed.heard.facts).toHaveLength(facts);
  });
});

describe('An origin', () => {
  const onOneOrigin = (count: number): string[] =>
    Array.from({ length: count }, (_, feed) => `https://busy.example/${feed}`);

  /** Two workers from here on; when each origin was asked. */
  async function followed(until: number): Promise<Map<string, number[]>> {
    const asked = new Map<string, number[]>();
    testBed.web.answer = ({ url }) => {
      const { host } = new URL(url);
      asked.set(host, [...(asked.get(host) ?? []), testBed.clock.time]);
      return fetched([]);
    };
    while (testBed.clock.time < until) {
      await Promise.all([pollAll(), pollAll()]);
      testBed.clock.time = Math.max((await testBed.due.nextAt(testBed.clock.time)) ?? until, testBed.clock.time + 1);
    }
    return asked;
  }

  test('with many feeds is asked evenly after an outage of ours, and keeps nobody else waiting', async () => {
    await dueFeeds([...onOneOrigin(150), ...onHosts(10)]);
    const back = testBed.clock.time;
    const asked = await followed(back + 150_000);
    const moments = asked.get('busy.example') ?? [];
    expect(moments).toHaveLength(150);
    for (const [index, moment] of moments.entries()) {
      const inTheMinuteAfter = moments.slice(index).filter((other) => other - moment < MINUTE).length;
      expect(inTheMinuteAfter).toBeLessThanOrEqual(60 + BURST);
    }
    for (const url of onHosts(10)) expect(asked.get(new URL(url).host)).toEqual([back]);
  });

  test('that answers 429 is left alone by all its feeds as long as it asks, and its feeds do not come back at once', async () => {
    await dueFeeds(onOneOrigin(20));
    const [first = ''] = onOneOrigin(1);
    const busyUrl = `${first}?moved=here`;
    testBed.web.answer = () => ({ outcome: 'failed', message: 'It is busy.', retryAfterMs: HOUR, busyUrl });
    await testBed.poll();
    const paused = testBed.clock.time;
    expect(testBed.web.requests).toHaveLength(1);
    testBed.web.requests.length = 0;
    const asked = (await followed(paused + HOUR + MINUTE)).get('busy.example') ?? [];
    expect(asked.length).toBeGreaterThanOrEqual(19);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(paused + HOUR);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('that is left alone is not asked for whoever subscribes just then, who learns why', async () => {
    await testBed.origins.pause('https://busy.example/', testBed.clock.time + HOUR);
    const looked = await testBed.lookUps.execute(new LookUpFeed('https://busy.example/new'));
    expect(testBed.web.requests).toEqual([]);
    expect(looked).toMatchObject({
      status: 'found',
      feed: { health: { reason: expect.stringMatching(/less often/) } },
    });
    expect((await feedAt('https://busy.example/new')).nextCheckAt).toBeGreaterThanOrEqual(testBed.clock.time + HOUR);
  });
});

describe('An outage', () => {
  test('of many servers at once does not bring all their feeds back at once', async () => {
    await dueFeeds(onHosts(120));
    testBed.web.answer = () => slow;
    await pollAll();
    const waits = await testBed.db.database.query<{ feeds: number }>(
      'select count(*)::int as feeds from feed.feed group by next_check_at / 60000',
    );
    expect(waits.length).toBeGreaterThanOrEqual(7);
    expect(Math.max(...waits.map(({ feeds }) => feeds))).toBeLessThan(60);
  });

  test('of our own network is no failure of all the feeds', async () => {
    const urls = onHosts(30);
    await dueFeeds(urls);
    testBed.web.answer = () => unanswered;
    await pollAll();
    const isFailing = async (url: string) => (await feedAt(url)).health.status === 'failing';
    const failing = (await Promise.all(urls.map(isFailing))).filter(Boolean);
    expect(failing).toHaveLength(7);
    testBed.clock.time += 2 * MINUTE;
    testBed.web.answer = () => fetched([]);
    testBed.web.requests.length = 0;
    await pollAll();
    expect(testBed.web.requests).toHaveLength(23);
  });

  test('is not suspected because old feeds are dead', async () => {
    await dueFeeds(onHosts(20));
    testBed.web.answer = () => slow;
    await pollAll();
    testBed.clock.time += DAY;
    testBed.web.answer = () => unanswered;
    await pollAll();
    for (const url of onHosts(20)) expect(await feedAt(url)).toMatchObject({ health: { failures: 2 } });
  });
});

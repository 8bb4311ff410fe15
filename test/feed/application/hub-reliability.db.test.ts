import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TypeormHubStore } from '../../../src/feed/adapters/typeorm/typeorm-hub-store.js';
import {
  RenewHubSubscriptions,
  RenewHubSubscriptionsHandler,
} from '../../../src/feed/application/commands/renew-hub-subscriptions.js';
import { Hubs } from '../../../src/feed/application/ports/hubs.js';
import type { ParsedItem } from '../../../src/feed/application/ports/feed-fetcher.js';
import { confirmed, type HubSubscription } from '../../../src/feed/domain/hub-subscription.js';
import { fetched, openFeedTestBed, parsed, type FeedTestBed } from '../support/feed-test-bed.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HUB = { hubUrl: 'https://hub.example/', topicUrl: 'https://topic.example/' };

/** Hubs that take every request, and confirm it when a test says so. */
class PatientHubs extends Hubs {
  readonly callbackBase = 'https://us.example';
  readonly asked: HubSubscription[] = [];

  override async ask(subscription: HubSubscription): Promise<null> {
    this.asked.push(subscription);
    return null;
  }
}

let testBed: FeedTestBed;
let store: TypeormHubStore;
let hubs: PatientHubs;
let feedId: number;
let token: string;
let count = 0;

beforeAll(async () => {
  testBed = await openFeedTestBed();
  store = new TypeormHubStore(testBed.db.repositories, testBed.db.database, testBed.db.unitOfWork);
});

afterAll(() => testBed.db.close());

/** As a fetch of the feed: with so many new items, every hour one. When it is fetched next, from now. */
async function fetchWith(news: number, tookMs = 0): Promise<number> {
  const items: ParsedItem[] = Array.from({ length: news }, () => {
    count += 1;
    return parsed({ guid: String(count), publishedAt: testBed.clock.time - HOUR });
  });
  const answer = fetched(items);
  const outcome = answer.outcome === 'fetched' ? { ...answer, feed: { ...answer.feed, hub: HUB } } : answer;
  const feed = await testBed.recorder.record(feedId, { ...outcome, tookMs }, testBed.clock.time);
  return (feed?.nextCheckAt ?? 0) - testBed.clock.time;
}

const notify = () => store.notified(token, testBed.clock.time);

const later = (ms: number): void => {
  testBed.clock.time += ms;
};

beforeEach(async () => {
  feedId = await testBed.feedWith(`https://f${(count += 1)}.example/`, []);
  await testBed.feeds.update(feedId, async (feed) => ({ ...feed, watched: true }));
  await fetchWith(1);
  hubs = new PatientHubs();
  await new RenewHubSubscriptionsHandler(store, hubs, testBed.clock).execute(
    new RenewHubSubscriptions(new AbortController().signal),
  );
  token = hubs.asked.find((subscription) => subscription.feedId === feedId)?.token ?? '';
  await store.update(token, (one) => confirmed(one, { at: testBed.clock.time, leaseMs: null, jitter: 0 }));
  later(MINUTE);
});

describe('A feed whose hub has told of its latest news', () => {
  test('is asked some times a day only', async () => {
    expect(await fetchWith(3)).toBeLessThan(2 * HOUR);
    later(10 * MINUTE);
    await notify();
    later(2_000);
    const rest = await fetchWith(3);
    expect(rest).toBeGreaterThanOrEqual(4 * HOUR);
    expect(rest).toBeLessThan(5 * HOUR);
    later(rest);
    expect(await fetchWith(0)).toBeGreaterThanOrEqual(4 * HOUR);
  });

  test('is asked as ever when its hub was silent about news, until its next notification', async () => {
    await notify();
    later(2_000);
    expect(await fetchWith(3)).toBeGreaterThanOrEqual(4 * HOUR);
    later(4 * HOUR);
    expect(await fetchWith(1)).toBeLessThan(2 * HOUR);
    later(HOUR);
    expect(await fetchWith(0)).toBeLessThan(2 * HOUR);
    await notify();
    later(2_000);
    expect(await fetchWith(1)).toBeGreaterThanOrEqual(4 * HOUR);
  });

  test('is asked as ever when the lease is over', async () => {
    await notify();
    later(2_000);
    expect(await fetchWith(3)).toBeGreaterThanOrEqual(4 * HOUR);
    await store.update(token, (one) => confirmed(one, { at: testBed.clock.time, leaseMs: MINUTE, jitter: 0 }));
    later(2 * MINUTE);
    expect(await fetchWith(0)).toBeLessThan(2 * HOUR);
  });
});

describe('A hub that notifies us', () => {
  const dueIn = async (): Promise<number> => {
    const sql = 'select next_check_at as at from feed.feed where id = $1';
    const [row] = await testBed.db.database.query<{ at: number }>(sql, [feedId]);
    return (row?.at ?? Number.NaN) - testBed.clock.time;
  };

  test('makes its feed due at once, though not one that nobody follows', async () => {
    await notify();
    expect(await dueIn()).toBe(0);
    later(MINUTE * 2);
    await fetchWith(1);
    const rest = await dueIn();
    await testBed.feeds.update(feedId, async (feed) => ({ ...feed, watched: false }));
    later(MINUTE * 2);
    await notify();
    expect(await dueIn()).toBe(rest - 2 * MINUTE);
  });

  test('while the feed is fetched has it fetched again, a minute later', async () => {
    const { time } = testBed.clock;
    await notify();
    const leased = await testBed.due.leaseOne(feedId, { now: time, leaseUntil: time + 2 * MINUTE });
    expect(leased?.feed.id).toBe(feedId);
    later(1_000);
    await notify();
    later(1_000);
    expect(await fetchWith(1)).toBe(MINUTE - 1_000);
    expect(await dueIn()).toBe(MINUTE - 1_000);
  });

  test('without end costs one fetch a minute', async () => {
    let fetches = 0;
    const end = testBed.clock.time + 10 * MINUTE;
    while (testBed.clock.time < end) {
      await notify();
      if ((await dueIn()) <= 0) {
        await fetchWith(1);
        fetches += 1;
      }
      later(5_000);
    }
    expect(fetches).toBeGreaterThanOrEqual(9);
    expect(fetches).toBeLessThanOrEqual(11);
  });

  test('for a slow feed has it fetched within a minute, also when it notifies us during the fetch', async () => {
    await fetchWith(1, 11_000);
    later(20_000);
    await notify();
    expect(await dueIn()).toBe(MINUTE - 20_000);
    later(MINUTE - 20_000);
    const { time } = testBed.clock;
    await testBed.due.leaseOne(feedId, { now: time, leaseUntil: time + 2 * MINUTE });
    later(1_000);
    await notify();
    expect(await fetchWith(1, 11_000)).toBe(MINUTE);
  });

  test('of nothing leaves a slow feed its rest', async () => {
    expect(await fetchWith(1, 11_000)).toBeGreaterThanOrEqual(40 * MINUTE);
  });

  test('for a failing feed has it fetched sooner than it would be, but not at every notification', async () => {
    for (let failures = 0; failures < 5; failures += 1) {
      await testBed.recorder.record(
        feedId,
        { outcome: 'failed', message: 'Away.', retryAfterMs: null },
        testBed.clock.time,
      );
    }
    expect(await dueIn()).toBeGreaterThan(HOUR);
    await notify();
    expect(await dueIn()).toBe(15 * MINUTE);
  });

  test('while fetches are recorded never waits for them in a circle', async () => {
    for (let round = 0; round < 10; round += 1) {
      await notify();
      later(2 * MINUTE);
      await fetchWith(1);
      later(2 * MINUTE);
      // The fetch has news without a notification, and changes what the hub is trusted with; the hub notifies us all the same.
      await Promise.all([fetchWith(1), notify(), notify(), store.align('https://us.example', testBed.clock.time)]);
    }
    expect(await dueIn()).toBeLessThanOrEqual(2 * HOUR);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failed, type Feed } from '../../../../src/feed/domain/feed.js';
import type { Lease } from '../../../../src/feed/application/ports/due-feeds.js';
import { fetched, openFeedTestBed, type FeedTestBed } from '../../support/feed-test-bed.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let testBed: FeedTestBed;

beforeAll(async () => {
  testBed = await openFeedTestBed();
});

afterAll(() => testBed.db.close());

beforeEach(() => testBed.db.database.execute('delete from feed.feed'));

const leaseNext = async (now: number) => {
  const [leased] = await testBed.due.lease({ now, leaseUntil: now + 100, most: 1 });
  return leased ?? null;
};

const isHeld = async (lease: Lease) => (await testBed.due.held([lease])).has(lease);

async function due(name: string, nextCheckAt: number | null, watched = true): Promise<Feed> {
  const { id } = await testBed.feeds.ensure(`https://${name}.example/`, 0);
  const feed = await testBed.feeds.update(id, async (current) => ({ ...current, watched, nextCheckAt }));
  if (feed === null) throw new Error('the feed is there');
  return feed;
}

async function leaseAll(now: number): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const leased = await leaseNext(now);
    if (leased === null) return ids;
    ids.push(leased.feed.id);
  }
}

describe('Feeds that are due', () => {
  test('are leased longest waiting first; those without subscribers or a date wait', async () => {
    const late = await due('late', 1_000);
    const later = await due('later', 500);
    await due('future', 3_000);
    await due('unwatched', 100, false);
    await due('stopped', null);
    expect(await leaseAll(2_000)).toEqual([later.id, late.id]);
    expect(await testBed.due.nextAt(2_000)).toBe(3_000);
  });

  test('are leased several at once, longest waiting first and no more than are wanted', async () => {
    const feeds = [await due('third', 300), await due('first', 100), await due('second', 200)];
    const lease = async (most: number) =>
      (await testBed.due.lease({ now: 1_000, leaseUntil: 2_000, most })).map(({ feed }) => feed.id);
    expect(await lease(2)).toEqual([feeds[1]?.id, feeds[2]?.id]);
    expect(await lease(2)).toEqual([feeds[0]?.id]);
    expect(await lease(2)).toEqual([]);
  });

  test('are leased to one worker each, also when all lease several', async () => {
    const feeds = await Promise.all(Array.from({ length: 30 }, (_, index) => due(`several${index}`, 100 + index)));
    const lease = async () =>
      (await testBed.due.lease({ now: 1_000, leaseUntil: 2_000, most: 8 })).map(({ lease }) => lease);
    const leases = (await Promise.all(Array.from({ length: 6 }, lease))).flat();
    expect(new Set(leases.map(({ feedId }) => feedId)).size).toBe(leases.length);
    expect((await testBed.due.held(leases)).size).toBe(leases.length);
    expect(leases.length).toBeLessThanOrEqual(feeds.length);
    expect(leases.length).toBeGreaterThanOrEqual(24);
  });

  test('are leased to one worker each', async () => {
    const feeds = await Promise.all(Array.from({ length: 30 }, (_, index) => due(`shared${index}`, 10_000 + index)));
    const leased = await Promise.all(Array.from({ length: 10 }, () => leaseAll(20_000)));
    expect(leased.flat().toSorted((a, b) => a - b)).toEqual(feeds.map((feed) => feed.id).toSorted((a, b) => a - b));
  });

  test('of a worker that died go to another one when the lease is over', async () => {
    const { id } = await due('orphan', 1_000);
    expect(await leaseAll(1_000)).toEqual([id]);
    expect(await leaseAll(1_099)).toEqual([]);
    expect(await testBed.due.nextAt(1_099)).toBeNull();
    expect(await leaseAll(1_100)).toEqual([id]);
  });

  test('come back within the hour when a clock was far ahead that said when they were asked, or for whom', async () => {
    const [now, nextYear] = [Date.UTC(2026, 10, 22), Date.UTC(2027, 10, 22)];
    const [asked, leased, retried] = [
      await due('asked', null),
      await due('leased-far', now),
      await due('retried', null),
    ];
    await testBed.due.lease({ now, leaseUntil: nextYear, most: 1 });
    await testBed.feeds.update(asked.id, async (feed) => failed(feed, 'Slow.', nextYear, nextYear + DAY));
    await testBed.feeds.update(retried.id, async (feed) => failed(feed, 'Slow.', now, now + 7 * DAY));
    expect(await leaseAll(now + HOUR)).toEqual([]);
    await testBed.due.repairDates(now);
    expect(new Set(await leaseAll(now + HOUR))).toEqual(new Set([asked.id, leased.id]));
  });

  test('are leased, found and kept by this version also when a later one has added a column', async () => {
    const { id, url } = await due('rolling', 1_000);
    const work = async () => [
      (await leaseNext(2_000))?.feed.id,
      (await testBed.feeds.byUrl(url))?.id,
      (await testBed.feeds.update(id, async (feed) => failed(feed, 'Slow.', Date.now(), 1_000)))?.id,
    ];
    expect(await work()).toEqual([id, id, id]);
    await testBed.db.database.execute('alter table feed.feed add column of_tomorrow int');
    expect(await work()).toEqual([id, id, id]);
  });

  test('keep their lease when only their subscribers change, and lose it with the fetch', async () => {
    const { id } = await due('leased', 1_000);
    const lease = (await leaseNext(1_000))?.lease ?? { feedId: 0, until: 0 };
    await testBed.feeds.update(id, async (feed) => ({ ...feed, watched: true }));
    expect(await isHeld(lease)).toBe(true);
    await testBed.feeds.update(id, async (feed) => failed(feed, 'Slow.', 1_060, 1_070));
    expect(await isHeld(lease)).toBe(false);
    expect(await leaseAll(1_080)).toEqual([id]);
  });

  test('are leased by name whether due or not, unless somebody has them', async () => {
    const { id } = await due('wanted', 5_000);
    const mine = await testBed.due.leaseOne(id, { now: 1_000, leaseUntil: 1_100 });
    expect(mine).toMatchObject({ feed: { id }, lease: { feedId: id, until: 1_100 } });
    expect(await testBed.due.leaseOne(id, { now: 1_050, leaseUntil: 1_150 })).toBeNull();
    expect(await testBed.due.leaseOne(999_999, { now: 1_050, leaseUntil: 1_150 })).toBeNull();
    expect(await testBed.due.leaseOne(id, { now: 1_100, leaseUntil: 1_200 })).not.toBeNull();
  });
});

describe('The lease of a feed', () => {
  test('that is handed back leaves the feed to the next who asks', async () => {
    const { id } = await due('back', 1_000);
    await testBed.due.release((await leaseNext(1_000))?.lease ?? { feedId: 0, until: 0 });
    expect(await leaseAll(1_000)).toEqual([id]);
  });

  test('that is put off keeps a moment for the feed, once', async () => {
    const { id } = await due('put-off', 1_000);
    const first = await leaseNext(1_000);
    expect(first?.reserved).toBe(false);
    await testBed.due.putOff(first?.lease ?? { feedId: 0, until: 0 }, 7_000);
    expect(await leaseAll(6_999)).toEqual([]);
    expect(await leaseNext(7_000)).toMatchObject({ reserved: true });
    await testBed.feeds.update(id, async (feed) => failed(feed, 'Slow.', 7_010, 8_000));
    expect(await leaseNext(8_000)).toMatchObject({ reserved: false });
  });

  test('changes nothing any more once it was lost', async () => {
    const { id } = await due('lost', 1_000);
    const lost = (await leaseNext(1_000))?.lease ?? { feedId: 0, until: 0 };
    const held = (await leaseNext(1_100))?.lease ?? { feedId: 0, until: 0 };
    expect(await isHeld(lost)).toBe(false);
    await testBed.due.release(lost);
    await testBed.due.putOff(lost, 9_000);
    expect(await isHeld(held)).toBe(true);
    expect(await testBed.feeds.update(id, async (feed) => feed)).toMatchObject({ nextCheckAt: 1_000 });
  });
});

describe('Feeds that somebody wants fetched soon', () => {
  const MINUTE = 60_000;

  test('are due at once unless they were asked just now, and when they have rested when that was slow', async () => {
    const at = testBed.clock.time;
    for (const [name, tookMs] of [
      ['quick', 100],
      ['slow', 11_000],
    ] as const) {
      const { id } = await due(name, at);
      await testBed.recorder.record(id, { ...fetched([]), tookMs }, at);
    }
    const { id: quick } = await due('quick', at + 60 * MINUTE);
    const { id: slow } = await due('slow', at + 60 * MINUTE);
    const makeDue = (now: number) => testBed.due.makeDue([quick, slow], { now, unlessSince: now - 5 * MINUTE });
    expect(await makeDue(at + 4 * MINUTE)).toBe(0);
    expect(await makeDue(at + 39 * MINUTE)).toBe(1);
    expect(await leaseAll(at + 39 * MINUTE)).toEqual([quick]);
    expect(await makeDue(at + 41 * MINUTE)).toBe(1);
    expect(await leaseAll(at + 39 * MINUTE)).toEqual([]);
  });
});

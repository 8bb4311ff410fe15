import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failed, gone, succeeded, type Feed } from '../../../../src/feed/domain/feed.js';
import { NO_VALIDATORS, openFeedHouse, type FeedHouse } from '../../support/feed-house.js';

let house: FeedHouse;

beforeAll(async () => {
  house = await openFeedHouse();
});

afterAll(() => house.db.close());

const claim = (now: number, limit = 10) => house.feeds.claimDue({ now, leaseUntil: now + 100, limit });

async function due(name: string, nextCheckAt: number | null, watched = true): Promise<Feed> {
  const { id } = await house.feeds.ensure(`https://${name}.example/`, 0);
  const feed = await house.feeds.update(id, async (current) => ({ ...current, watched, nextCheckAt }));
  if (feed === null) throw new Error('the feed is there');
  return feed;
}

describe('A stored feed', () => {
  const said = {
    title: 'T',
    siteUrl: 'https://s.example/',
    minIntervalMs: 60_000,
    quietTimes: { hours: [3], days: [0] },
  };
  const validators = { etag: '"e"', lastModified: 'Tue', bodyHash: 'abc' };
  const success = { at: 5, validators, nextCheckAt: 9, permanentUrl: 'https://p.example/', said };

  test.each<[string, (feed: Feed) => Feed]>([
    ['is well', (feed) => succeeded(feed, success)],
    ['is failing', (feed) => failed(failed(feed, 'Slow.', 5, 6), 'Slower.', 7, 8)],
    ['has failed after a success', (feed) => failed(succeeded(feed, success), 'Slow.', 7, 8)],
    ['is gone', (feed) => gone(feed, 'It said so.', 7)],
    ['is as new', (feed) => feed],
  ])('that %s comes back as it was', async (name, change) => {
    const feed = await house.feeds.ensure(`https://${name.replaceAll(' ', '-')}.example/`, 0);
    const changed = await house.feeds.update(feed.id, async (current) => change(current));
    expect(await house.feeds.byUrl(feed.url)).toEqual(changed);
    expect(changed).toEqual(change(feed));
  });

  test('is one row for all who ask for its URL at once', async () => {
    const feeds = await Promise.all(Array.from({ length: 8 }, () => house.feeds.ensure('https://same.example/', 0)));
    expect(new Set(feeds.map((feed) => feed.id)).size).toBe(1);
    expect(feeds[0]).toMatchObject({ validators: NO_VALIDATORS, health: { status: 'unfetched' }, watched: false });
  });

  test('that nobody stored is null', async () => {
    expect(await house.feeds.byUrl('https://unknown.example/')).toBeNull();
    expect(await house.feeds.update(999_999, async (feed) => feed)).toBeNull();
  });
});

describe('Feeds that are due', () => {
  test('are claimed longest waiting first; those without subscribers or a date wait', async () => {
    const late = await due('late', 1_000);
    const later = await due('later', 500);
    await due('future', 3_000);
    await due('unwatched', 100, false);
    await due('stopped', null);
    expect((await claim(2_000)).map((feed) => feed.id)).toEqual([later.id, late.id]);
    expect(await claim(2_000)).toEqual([]);
  });

  test('go to one worker each', async () => {
    const feeds = await Promise.all(Array.from({ length: 30 }, (_, index) => due(`shared${index}`, 10_000 + index)));
    const lanes = Array.from({ length: 10 }, async () => {
      const mine: number[] = [];
      for (;;) {
        const [feed] = await house.feeds.claimDue({ now: 20_000, leaseUntil: 30_000, limit: 1 });
        if (feed === undefined) return mine;
        mine.push(feed.id);
      }
    });
    const claimed = (await Promise.all(lanes)).flat().filter((id) => feeds.some((feed) => feed.id === id));
    expect(claimed.toSorted((a, b) => a - b)).toEqual(feeds.map((feed) => feed.id).toSorted((a, b) => a - b));
  });

  test('of a worker that died go to another one when the lease is over', async () => {
    const orphan = await due('orphan', 100_000);
    const of = async (now: number) => (await claim(now, 100)).filter((feed) => feed.id === orphan.id).length;
    expect(await of(100_000)).toBe(1);
    expect(await of(100_099)).toBe(0);
    expect(await of(100_100)).toBe(1);
  });

  test('keep their lease when only their subscribers change', async () => {
    const leased = await due('leased', 200_000);
    expect((await claim(200_000, 100)).some((feed) => feed.id === leased.id)).toBe(true);
    await house.feeds.update(leased.id, async (feed) => ({ ...feed, watched: true }));
    expect((await claim(200_050, 100)).some((feed) => feed.id === leased.id)).toBe(false);
    await house.feeds.update(leased.id, async (feed) => failed(feed, 'Slow.', 200_060, 200_070));
    expect((await claim(200_080, 100)).some((feed) => feed.id === leased.id)).toBe(true);
  });
});

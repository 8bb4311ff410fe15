import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failed, gone, succeeded, type Feed } from '../../../../src/feed/domain/feed.js';
import { NO_VALIDATORS, openFeedTestBed, type FeedTestBed } from '../../support/feed-test-bed.js';

let testBed: FeedTestBed;

beforeAll(async () => {
  testBed = await openFeedTestBed();
});

afterAll(() => testBed.db.close());

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
    const feed = await testBed.feeds.ensure(`https://${name.replaceAll(' ', '-')}.example/`, 0);
    const changed = await testBed.feeds.update(feed.id, async (current) => change(current));
    expect(await testBed.feeds.byUrl(feed.url)).toEqual(changed);
    expect(changed).toEqual(change(feed));
  });

  test('is one row for all who ask for its URL at once', async () => {
    const feeds = await Promise.all(Array.from({ length: 8 }, () => testBed.feeds.ensure('https://same.example/', 0)));
    expect(new Set(feeds.map((feed) => feed.id)).size).toBe(1);
    expect(feeds[0]).toMatchObject({ validators: NO_VALIDATORS, health: { status: 'unfetched' }, watched: false });
  });

  test('that nobody stored is null', async () => {
    expect(await testBed.feeds.byUrl('https://unknown.example/')).toBeNull();
    expect(await testBed.feeds.update(999_999, async (feed) => feed)).toBeNull();
  });
});

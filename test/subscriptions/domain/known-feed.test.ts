import { describe, expect, test } from '@jest/globals';
import { hear, searchTextOf, type KnownFeed } from '../../../src/subscriptions/domain/known-feed.js';

const feed: KnownFeed = Object.freeze({
  id: 7,
  url: 'https://news.example.org:8443/feed?a=1',
  title: 'Café News',
  titled: true,
  siteUrl: 'https://news.example.org/',
  lastSuccessAt: 100,
  lastError: null,
  heardAt: 100,
});

describe('A known feed', () => {
  test('keeps its site when a fetch reports none', () => {
    expect(
      hear(feed, { type: 'fetched', feedId: 7, title: 'Café News', titled: true, siteUrl: null, url: null, at: 200 }),
    ).toEqual({
      ...feed,
      lastSuccessAt: 200,
      heardAt: 200,
    });
  });

  test('takes a new title and site', () => {
    const heard = hear(feed, {
      type: 'fetched',
      feedId: 7,
      title: 'New',
      titled: true,
      siteUrl: 'https://x.example/',
      url: null,
      at: 200,
    });
    expect(heard).toMatchObject({ title: 'New', titled: true, siteUrl: 'https://x.example/' });
  });

  test('has the address of the newest fetch', () => {
    const news = { type: 'fetched', feedId: 7, title: 'Café News', titled: true, siteUrl: null } as const;
    const moved = hear(feed, { ...news, url: 'https://new.example/feed', at: 201 });
    expect(moved.url).toBe('https://new.example/feed');
    expect(hear(moved, { ...news, url: feed.url, at: 200 })).toBe(moved);
    expect(hear(moved, { ...news, url: null, at: 300 }).url).toBe('https://new.example/feed');
  });

  test('remembers why it failed, and when it last succeeded', () => {
    const heard = hear(feed, { type: 'failed', feedId: 7, reason: 'It is slow today.', at: 200 });
    expect(heard).toMatchObject({ lastError: 'It is slow today.', lastSuccessAt: 100 });
  });

  test('forgets the failure at the next success', () => {
    const failing = { ...feed, lastError: 'It is slow today.' };
    expect(
      hear(failing, { type: 'fetched', feedId: 7, title: 'Café News', titled: true, siteUrl: null, url: null, at: 200 })
        .lastError,
    ).toBeNull();
  });

  test('is not changed by an older fetch', () => {
    expect(hear(feed, { type: 'failed', feedId: 7, reason: 'Long ago.', at: 99 })).toBe(feed);
  });

  test('is found by title and URL, without case and diacritics', () => {
    expect(searchTextOf(feed)).toContain('cafe news');
    expect(searchTextOf(feed)).toContain('news.example.org:8443/feed');
  });
});

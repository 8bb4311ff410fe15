import { describe, expect, test } from '@jest/globals';
import { feedAfterFetch, type Circumstances } from '../../../../src/feed/application/fetching/feed-after-fetch.js';
import type { FetchOutcome } from '../../../../src/feed/application/ports/feed-fetcher.js';
import type { Feed } from '../../../../src/feed/domain/feed.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = 1_000 * HOUR;

const NO_VALIDATORS = { etag: null, lastModified: null, bodyHash: null };

const feed: Feed = Object.freeze<Feed>({
  id: 1,
  url: 'https://a.example/feed',
  title: null,
  siteUrl: null,
  move: null,
  validators: NO_VALIDATORS,
  minIntervalMs: null,
  quietTimes: null,
  watched: true,
  health: { status: 'well', at: at - HOUR },
  nextCheckAt: at,
});

const calm: Circumstances = { at, chance: 0, added: 0, revised: [], itemTimes: [at - 8 * HOUR], hub: null };
const after = (outcome: FetchOutcome, circumstances: Partial<Circumstances> = {}, before = feed): Feed =>
  feedAfterFetch(before, outcome, { ...calm, ...circumstances });

const read: FetchOutcome = {
  outcome: 'fetched',
  feed: {
    title: 'A feed',
    siteUrl: 'https://a.example/',
    items: [],
    withdrawn: [],
    minIntervalMs: null,
    quietTimes: null,
    hub: null,
  },
  validators: { ...NO_VALIDATORS, etag: '"1"' },
  permanentUrl: null,
  notBeforeMs: null,
};

const unchanged: FetchOutcome = {
  outcome: 'unchanged',
  validators: { ...NO_VALIDATORS, etag: '"2"' },
  permanentUrl: null,
  notBeforeMs: null,
};

describe('After a fetch a feed', () => {
  test('that was read is well, says what its document says, and is asked by its rhythm', () => {
    expect(after(read)).toEqual({
      ...feed,
      title: 'A feed',
      siteUrl: 'https://a.example/',
      validators: { ...NO_VALIDATORS, etag: '"1"' },
      health: { status: 'well', at },
      nextCheckAt: at + 0.9 * 4 * HOUR,
    });
  });

  test('that has not changed keeps what it said', () => {
    const before = { ...feed, title: 'Kept', minIntervalMs: 10 * HOUR };
    expect(after(unchanged, {}, before)).toMatchObject({ title: 'Kept', nextCheckAt: at + 10 * HOUR });
  });

  test('is asked when its hub has notified us meanwhile, but rests a minute first when it was slow', () => {
    const hub = { trusted: true, notifiedFor: at + 1_000 };
    expect(after(unchanged, { hub }).nextCheckAt).toBe(at + 1_000);
    expect(after({ ...unchanged, tookMs: 1_100 }, { hub }).nextCheckAt).toBe(at + 24_000);
    expect(after({ ...unchanged, tookMs: 9_000 }, { hub }).nextCheckAt).toBe(at + MINUTE);
  });

  test('that is gone for good is never asked again', () => {
    const gone: FetchOutcome = { outcome: 'refused', reason: 'gone', message: 'Gone.' };
    expect(after(gone)).toMatchObject({ health: { status: 'gone', reason: 'Gone.' }, nextCheckAt: null });
  });

  test('that fails is asked again after Retry-After', () => {
    const failed: FetchOutcome = { outcome: 'failed', message: 'Busy.', retryAfterMs: 5 * HOUR };
    expect(after(failed)).toMatchObject({ health: { status: 'failing', failures: 1 }, nextCheckAt: at + 5 * HOUR });
  });

  test('that was never read is sent on to the feed that a web page names', () => {
    const page: FetchOutcome = { outcome: 'page', feedUrls: ['https://a.example/rss'] };
    const before: Feed = { ...feed, health: { status: 'unfetched' } };
    expect(after(page, {}, before).move).toMatchObject({ url: 'https://a.example/rss', settled: true });
    expect(after(page).move).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FetchOutcome } from '../../../src/feed/application/ports/feed-fetcher.js';
import { fetched, openFeedTestBed, parsed, type FeedTestBed } from '../support/feed-test-bed.js';

const HOUR = 3_600_000;
const AWAY: FetchOutcome = { outcome: 'failed', message: 'It is away.', retryAfterMs: null };

let testBed: FeedTestBed;

beforeAll(async () => {
  testBed = await openFeedTestBed();
});

afterAll(() => testBed.db.close());

/** Of this feed: what was told of its outages. */
const outagesOf = (feedId: number): readonly unknown[] =>
  testBed.heard.facts
    .filter(({ type, data }) => type === 'feed.FeedFailing' && data['feedId'] === feedId)
    .map(({ data }) => data);

async function failHourly(feedId: number, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    testBed.clock.time += HOUR;
    await testBed.recorder.record(feedId, AWAY, testBed.clock.time);
  }
}

describe('A feed that stays away', () => {
  test('is told of once, after a day, and once more when it stays away again', async () => {
    const feedId = await testBed.feedWith('https://away.example/', [parsed({ guid: '1' })]);
    const lastSuccessAt = testBed.clock.time;
    await failHourly(feedId, 23);
    expect(outagesOf(feedId)).toEqual([]);
    await failHourly(feedId, 30);
    const first = { feedId, lastSuccessAt, failedAt: lastSuccessAt + 24 * HOUR };
    expect(outagesOf(feedId)).toEqual([first]);
    testBed.clock.time += HOUR;
    await testBed.recorder.record(feedId, fetched([parsed({ guid: '2' })]), testBed.clock.time);
    const again = testBed.clock.time;
    await failHourly(feedId, 30);
    expect(outagesOf(feedId)).toEqual([first, { feedId, lastSuccessAt: again, failedAt: again + 24 * HOUR }]);
  });

  test('for ever is told of at once', async () => {
    const feedId = await testBed.feedWith('https://gone.example/', [parsed({ guid: '1' })]);
    const lastSuccessAt = testBed.clock.time;
    testBed.clock.time += HOUR;
    const gone: FetchOutcome = { outcome: 'refused', reason: 'gone', message: 'It is gone.' };
    await testBed.recorder.record(feedId, gone, testBed.clock.time);
    expect(outagesOf(feedId)).toEqual([{ feedId, lastSuccessAt, failedAt: testBed.clock.time }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ArticleSelection } from '../../../../src/feed/application/articles/article-selection.js';
import { FetchFacts } from '../../../../src/feed/application/fetching/fetch-facts.js';
import { FETCH_LISTENERS } from '../../../../src/feed/application/fetching/fetch-listeners.js';
import { FetchLogging } from '../../../../src/feed/application/fetching/fetch-logging.js';
import {
  FetchRecordedListener,
  FetchRecordedListeners,
  type FetchRecorded,
} from '../../../../src/feed/application/fetching/fetch-recorded.js';
import { HubTracking } from '../../../../src/feed/application/fetching/hub-tracking.js';
import { OriginBackOff } from '../../../../src/feed/application/fetching/origin-back-off.js';
import type { FetchOutcome } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { fetched, openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

class Listening extends FetchRecordedListener {
  constructor(readonly onFetchRecorded: (fetch: FetchRecorded) => Promise<void>) {
    super();
  }
}

const fails = new Listening(async () => {
  throw new Error('a capability is broken');
});

let testBed: FeedTestBed;

beforeAll(async () => {
  testBed = await openFeedTestBed();
});

afterAll(() => testBed.db.close());

/** All that a fetch writes. */
async function stored(): Promise<unknown[]> {
  const tables = ['feed.feed', 'feed.item', 'feed.fetch_log', 'feed.advertised_hub', 'feed.host'];
  return Promise.all(tables.map((table) => testBed.db.database.query(`select * from ${table} order by 1`)));
}

const withHub = (outcome: FetchOutcome): FetchOutcome =>
  outcome.outcome === 'fetched'
    ? {
        ...outcome,
        feed: { ...outcome.feed, hub: { hubUrl: 'https://hub.example/', topicUrl: 'https://a.example/' } },
      }
    : outcome;

describe('A listener of recorded fetches', () => {
  test('that throws undoes all that the fetch and the listeners before it have written', async () => {
    const id = await testBed.feedWith('https://broken.example/', [parsed({ guid: '1' })]);
    const before = await stored();
    const busy: FetchOutcome = { outcome: 'failed', message: 'Busy.', retryAfterMs: 1, busyUrl: 'https://a.example/' };
    const answers = [withHub(fetched([parsed({ guid: '1', title: 'New' }), parsed({ guid: '2' })])), busy];
    for (const outcome of answers) {
      testBed.clock.time += 1_000;
      const recorded = testBed.recorderFor(fails).record(id, outcome, testBed.clock.time);
      await expect(recorded).rejects.toThrow('a capability is broken');
      expect(await stored()).toEqual(before);
    }
    await testBed.recorder.record(id, answers[0] ?? busy, testBed.clock.time);
    expect(await stored()).not.toEqual(before);
  });

  test('sees the feed before and after the fetch, and its items', async () => {
    const heard: FetchRecorded[] = [];
    const items: unknown[] = [];
    const listening = new Listening(async (fetch) => {
      heard.push(fetch);
      const sql = 'select title from feed.item where feed_id = $1';
      items.push(...(await testBed.db.database.query(sql, [fetch.before.id])));
    });
    const { id } = await testBed.feeds.ensure('https://seen.example/', testBed.clock.time);
    await testBed.recorderFor(listening).record(id, fetched([parsed({ title: 'News' })]), testBed.clock.time);
    expect(heard).toMatchObject([
      { before: { health: { status: 'unfetched' } }, after: { health: { status: 'well' } }, added: 1 },
    ]);
    expect(items).toEqual([{ title: 'News' }]);
  });

  test('hears nothing under a lease that was lost', async () => {
    const heard: FetchRecorded[] = [];
    const listening = new Listening(async (fetch) => void heard.push(fetch));
    const id = await testBed.feedWith('https://lost.example/', []);
    const lost = { feedId: id, until: testBed.clock.time };
    await testBed.recorderFor(listening).record(id, fetched([]), testBed.clock.time, lost);
    expect(heard).toEqual([]);
  });
});

describe('Listeners of recorded fetches', () => {
  test('are told one after the other, until one throws', async () => {
    const told: string[] = [];
    const named = (name: string) =>
      new Listening(async () => {
        told.push(`${name} begins`);
        await new Promise(setImmediate);
        told.push(`${name} ends`);
      });
    const listeners = new FetchRecordedListeners([named('first'), named('second'), fails, named('third')]);
    await expect(listeners.tell({} as FetchRecorded)).rejects.toThrow('a capability is broken');
    expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('lock shared rows of origins late, and tell other contexts last', () => {
    expect(FETCH_LISTENERS).toEqual([FetchLogging, ArticleSelection, HubTracking, OriginBackOff, FetchFacts]);
  });
});

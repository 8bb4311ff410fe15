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
import { RecordFetches, RecordFetchesHandler } from '../../../../src/feed/application/commands/record-fetches.js';
import type { Fetch } from '../../../../src/feed/application/fetching/fetch-transaction.js';
import type { Lease } from '../../../../src/feed/application/ports/due-feeds.js';
import type { FetchOutcome } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { fetched, NO_VALIDATORS, openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

class Listening extends FetchRecordedListener {
  constructor(private readonly hear: (fetch: FetchRecorded) => Promise<void>) {
    super();
  }

  override async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    for (const fetch of fetches) await this.hear(fetch);
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

describe('Fetches of several feeds that are recorded together', () => {
  const answers: readonly FetchOutcome[] = [
    fetched([parsed({ guid: 'first' })]),
    { outcome: 'unchanged', validators: NO_VALIDATORS, permanentUrl: null, notBeforeMs: null },
    { outcome: 'failed', message: 'Slow.', retryAfterMs: null },
  ];

  async function leasedFetches(name: string): Promise<(Fetch & { readonly lease: Lease })[]> {
    const at = testBed.clock.time;
    const fetches = answers.map(async (outcome, index) => {
      const { id } = await testBed.feeds.ensure(`https://${name}${index}.example/`, at);
      const leased = await testBed.due.leaseOne(id, { now: at, leaseUntil: at + 60_000 });
      if (leased === null) throw new Error('nobody else leases it');
      return { feedId: id, outcome, at, lease: leased.lease };
    });
    return Promise.all(fetches);
  }

  const healthOf = async (name: string): Promise<unknown[]> => {
    const sql = 'select status from feed.feed where url like $1 order by url';
    const rows = await testBed.db.database.query<{ status: string }>(sql, [`https://${name}%`]);
    return rows.map(({ status }) => status);
  };

  test('become what each by itself would have become, and end their leases', async () => {
    const fetches = await leasedFetches('together');
    const outcomes = await testBed.recorder.recordAll(fetches);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await healthOf('together')).toEqual(['well', 'well', 'failing']);
    expect(await testBed.due.held(fetches.map(({ lease }) => lease))).toEqual(new Set());
    const times = await testBed.items.newestTimes(
      fetches.map(({ feedId }) => feedId),
      5,
    );
    expect([...times.keys()]).toEqual([fetches[0]?.feedId]);
  });

  test('are kept although one of them cannot be, and that one is put off', async () => {
    const fetches = await leasedFetches('spoilt');
    const [broken] = fetches;
    const refuses = new Listening(async ({ before }) => {
      if (before.id === broken?.feedId) throw new Error('this feed is broken');
    });
    const handler = new RecordFetchesHandler(testBed.recorderFor(refuses), testBed.due);
    const outcomes = await handler.execute(new RecordFetches(fetches));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await healthOf('spoilt')).toEqual(['unfetched', 'well', 'failing']);
    const log = 'select count(*)::int as count from feed.fetch_log where feed_id = any($1)';
    const logged = await testBed.db.database.query(log, [fetches.map(({ feedId }) => feedId)]);
    expect(logged).toEqual([{ count: 2 }]);
    const putOff = await testBed.feeds.byUrl('https://spoilt0.example/');
    expect(putOff?.nextCheckAt).toBeGreaterThan(testBed.clock.time);
  });

  test('are told to other contexts in one fact where nothing was new, each by itself where something was', async () => {
    const fetches = await leasedFetches('told');
    await testBed.recorder.recordAll(fetches);
    const unchanged = answers[1];
    if (unchanged === undefined) throw new Error('it is the second');
    const again = fetches.map((fetch) => ({ ...fetch, outcome: unchanged, lease: null }));
    testBed.heard.facts.length = 0;
    await testBed.recorder.recordAll(again);
    const [first, second, failing] = fetches.map(({ feedId }) => feedId);
    const fetchedAt = testBed.clock.time;
    expect(testBed.heard.facts).toMatchObject([
      { type: 'feed.FeedFetched', data: { feedId: failing, fetchedAt } },
      {
        type: 'feed.FeedsUnchanged',
        data: {
          feeds: [
            { feedId: first, title: 'A feed', titled: true, siteUrl: 'https://a.example/', fetchedAt },
            { feedId: second, fetchedAt },
          ],
        },
      },
    ]);
  });

  test('keep the items of each document, although those of one cannot be kept', async () => {
    const fetches = (await leasedFetches('documents')).map((fetch, index) => {
      return { ...fetch, outcome: fetched([parsed({ guid: 'the same in each', title: `Of ${index}` })]) };
    });
    const refuses = new Listening(async ({ before }) => {
      if (before.id === fetches[0]?.feedId) throw new Error('this feed is broken');
    });
    const outcomes = await testBed.recorderFor(refuses).recordAll(fetches);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    const sql = 'select feed_id, title from feed.item where feed_id = any($1) order by feed_id';
    const items = await testBed.db.database.query(sql, [fetches.map(({ feedId }) => feedId)]);
    const kept = fetches.map(({ feedId }, index) => ({ feed_id: feedId, title: `Of ${index}` })).slice(1);
    expect(items).toEqual(kept.toSorted((a, b) => a.feed_id - b.feed_id));
  });

  test('count only under the lease of each that was not lost', async () => {
    const fetches = await leasedFetches('partly');
    await testBed.due.release(fetches[1]?.lease ?? { feedId: 0, until: 0 });
    await testBed.recorder.recordAll(fetches);
    expect(await healthOf('partly')).toEqual(['well', 'unfetched', 'failing']);
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
    await expect(listeners.tell([{} as FetchRecorded])).rejects.toThrow('a capability is broken');
    expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('lock shared rows of origins late, and tell other contexts last', () => {
    expect(FETCH_LISTENERS).toEqual([FetchLogging, ArticleSelection, HubTracking, OriginBackOff, FetchFacts]);
  });
});

import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { Drain } from '../../../../src/shared/delivery/http/drain.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';
import { LoopbackWeb, rss } from '../../support/loopback-web.js';

const LANES = 3;
const FEEDS = 8;

let database: EmptyDatabase;
let app: TestApp;
/** One for each feed: of one host a process asks for little at once. */
let webs: LoopbackWeb[];
let held: ServerResponse[];

const start = (feedConcurrency: number): Promise<TestApp> =>
  startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], feedConcurrency },
    databaseUrl: database.url,
  });

beforeEach(async () => {
  [database, webs] = await Promise.all([
    emptyDatabase(),
    Promise.all(Array.from({ length: FEEDS }, () => LoopbackWeb.start())),
  ]);
  held = [];
  app = await start(LANES);
  for (const web of webs) {
    const url = web.on('/feed', (_, response) => void held.push(response));
    await app.app
      .get(Database)
      .execute('insert into feed.feed (url, created_at, watched, next_check_at) values ($1, 0, true, 0)', [url]);
  }
});

afterEach(async () => {
  await app.close();
  await Promise.all(webs.map((web) => web.close()));
  await database.drop();
});

/** How often each feed was asked for, rarest first. */
const hits = (): number[] => webs.map((web) => web.hits.get('/feed') ?? 0).toSorted((a, b) => a - b);
const asked = (): number => hits().reduce((sum, each) => sum + each, 0);

describe('The poller', () => {
  test('fetches as many feeds at once as it may, and the next as soon as one is done', async () => {
    for (let done = 0; done < FEEDS; done += 1) {
      const fetching = Math.min(LANES, FEEDS - done);
      await until(asked, (count) => count === done + fetching);
      expect(held.length - done).toBe(fetching);
      held[done]?.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss('Done', []));
    }
    expect(hits()).toEqual(Array.from({ length: FEEDS }, () => 1));
  });

  test('takes no more feeds while the program drains, and ends those that it fetches', async () => {
    await until(
      () => held.length,
      (count) => count === LANES,
    );
    app.app.get(Drain).begin();
    for (const response of held)
      response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss('Done', []));
    const fetched = 'select 1 from feed.feed where last_success_at is not null';
    await until(
      async () => (await app.app.get(Database).query(fetched)).length,
      (count) => count === LANES,
    );
    await app.close();
    expect(asked()).toBe(LANES);
    app = await start(FEEDS);
  });

  test('that is stopped leaves what it was fetching to the next one, at once', async () => {
    await until(
      () => held.length,
      (count) => count === LANES,
    );
    await app.close();
    app = await start(FEEDS);
    await until(
      () => held.length,
      (count) => count === LANES + FEEDS,
    );
    expect(hits()).toEqual([1, 1, 1, 1, 1, 2, 2, 2]);
  });
});

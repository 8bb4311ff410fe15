import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingApi } from '../../src/briefing/api.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + 12 * HOUR;

let feeds: FeedServer;
let app: TestApp;
let briefings: BriefingApi;
let now = NOON;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
  app.app.get(Clock, { strict: false }).now = () => now;
  briefings = app.app.get(BriefingApi, { strict: false });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const sql = <T>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
  app.app.get(Database).query<T>(text, params);

/** Of whoever followed a feed last. */
async function lastFollower(): Promise<CallerId> {
  const [row] = await sql<{ caller_id: CallerId }>(
    'select caller_id from subscriptions.subscription order by created_at desc limit 1',
  );
  return row?.caller_id ?? brand('nobody');
}

describe('new stories', () => {
  test('that match are found among many that do not', async () => {
    now = NOON;
    const [, ...others] = newsItems(40, NOON);
    const heron = {
      title: 'A heron nests at the lock',
      text: 'A heron nests at the lock of Kestrow.',
      at: NOON - 8 * HOUR,
    };
    await follow(app, await app.memberToken(), feeds.serve('gazette', [...others, heron]));
    const count = { since: NOON - 9 * HOUR, enough: 1, language: 'en' as const };
    const owner = await lastFollower();
    expect(await briefings.newStories(owner, { query: 'heron' }, count)).toBe(1);
    expect(await briefings.newStories(owner, { query: 'submarine' }, count)).toBe(0);
  });

  test('are also those that are dated before and came after, as of feeds that know days only', async () => {
    now = NOON;
    const token = await app.memberToken();
    await follow(app, token, feeds.serve('gazette', newsItems(3, NOON - HOUR)));
    now = NOON + 2 * HOUR;
    await follow(app, token, feeds.serve('herald', newsItems(2, NOON - 3 * HOUR)));
    const owner = await lastFollower();
    const count = (since: number): Promise<number> =>
      briefings.newStories(owner, {}, { since, enough: 10, language: 'en' });
    expect([await count(NOON + HOUR), await count(NOON + 3 * HOUR)]).toEqual([2, 0]);
  });
});

describe('how long productions take', () => {
  test('does not grow when something is corrected days after it was ready', async () => {
    const add = (id: string, state: object, took: number): Promise<unknown[]> =>
      sql(
        `insert into briefing.briefing (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
         values ($1, $1 || 'q', 'usr_1', $1, 5, 'ready', 100, $2, 0, $3)`,
        [id, { published: { durationMs: 600_000 }, ...state }, took],
      );
    await add('art_1', {}, 3 * MINUTE);
    await add('art_2', { corrections: [{}] }, 80 * HOUR);
    expect(await briefings.productionTime(600)).toBe(3 * MINUTE);
  });
});

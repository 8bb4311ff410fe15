import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { EraseDeletedBriefings } from '../../src/briefing/application/commands/erase-deleted-briefings.js';
import { BriefingHistory } from '../../src/briefing/application/ports/briefing-history.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

const LONGER_THAN_A_WEEK_MS = 8 * 24 * 60 * 60 * 1000;

const ORDER = { artifact_type: 'audio_brief', user_request: 'What is new?', capacity: { target_length_seconds: 180 } };

const DELETED = `
  select id from briefing.briefing where status = 'deleted' order by (state ->> 'deletedAt')::bigint`;

interface Artifact {
  id: string;
  status: string;
  title: string;
  viewer_url: string;
  audio_url: string;
  quick_read_artifact_id: string;
}

let app: TestApp;
let feeds: FeedServer;
let token: string;
let ready: Artifact;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, briefingDailyLimit: 3 },
  });
  token = await app.memberToken();
  await follow(app, token, `${feeds.url}/daily`);
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function post<Body = Record<string, unknown>>(path: string, body: object, as = token) {
  return app.post<Body>(`/api/v1/${path}`, body, as);
}

async function requested(): Promise<string> {
  return (await post<{ artifact_id: string }>('artifacts/compositions/create', ORDER)).body.artifact_id;
}

const found = async (id: string): Promise<Artifact> =>
  (await post<{ artifact: Artifact }>('artifacts/get', { id })).body.artifact;

const idsIn = async (path: string, as = token): Promise<string[]> =>
  (await post<{ artifacts: Artifact[] }>(path, {}, as)).body.artifacts.map(({ id }) => id);

/** By a clock that is so far ahead. */
async function erase(aheadMs = 0): Promise<void> {
  const clock = app.app.get(Clock, { strict: false });
  const { now } = clock;
  clock.now = () => Date.now() + aheadMs;
  await app.app.get(CommandBus, { strict: false }).execute(new EraseDeletedBriefings());
  clock.now = now;
}

const status = async (url: string): Promise<number> => (await app.get(new URL(url).pathname)).status;

describe('how many briefings are left', () => {
  test('is what asking for one then shows', async () => {
    expect((await post('allowance/get', {})).body).toEqual({ limit: 3, remaining: 3, next_generation_at: null });
    const id = await requested();
    ready = await until(
      () => found(id),
      (artifact) => artifact.status === 'ready',
    );
    const { body } = await post<{ remaining: number; next_generation_at: number }>('allowance/get', {});
    expect(body.remaining).toBe(2);
    expect(body.next_generation_at).toBeGreaterThan(Date.now());
  });

  test('is one for a stranger, whatever the day', async () => {
    const anonymous = await app.anonymousToken();
    expect((await post('allowance/get', {}, anonymous)).body).toEqual({
      limit: 1,
      remaining: 1,
      next_generation_at: null,
    });
  });
});

/** The podcast feed of all briefings. */
async function podcast(): Promise<string> {
  const { body } = await post<{ podcast: { feed_url: string } }>('podcasts/get', {});
  return (await app.get(new URL(body.podcast.feed_url).pathname)).text;
}

const guidIn = (feed: string): string | undefined => /<guid[^>]*>([^<]+)</.exec(feed)?.[1];

describe('a public link that its owner takes back', () => {
  test('changes where an episode is heard, and not which one it is', async () => {
    const before = await podcast();
    expect(before).toContain(new URL(ready.audio_url).pathname);
    ready = (await post<{ artifact: Artifact }>('artifacts/link/renew', { id: ready.id })).body.artifact;
    const after = await podcast();
    expect(after).toContain(new URL(ready.audio_url).pathname);
    expect([guidIn(after), guidIn(before)?.length]).toEqual([guidIn(before), 22]);
  });

  test('leads nowhere at once, and the new one leads to the same briefing', async () => {
    const old = ready;
    ready = (await post<{ artifact: Artifact }>('artifacts/link/renew', { id: ready.id })).body.artifact;
    expect(ready).toMatchObject({ id: old.id, title: old.title });
    expect(ready.viewer_url).not.toBe(old.viewer_url);
    expect([await status(old.viewer_url), await status(old.audio_url)]).toEqual([404, 404]);
    expect([await status(ready.viewer_url), await status(ready.audio_url)]).toEqual([200, 200]);
    expect((await found(ready.id)).viewer_url).toBe(ready.viewer_url);
  });

  test('is taken back by its owner alone', async () => {
    expect((await post('artifacts/link/renew', { id: ready.id }, await app.memberToken())).status).toBe(404);
  });
});

describe('a briefing that its owner deletes', () => {
  test('is deleted by nobody else', async () => {
    const other = await app.memberToken();
    expect((await post('artifacts/delete', { id: ready.id }, other)).status).toBe(404);
    expect((await post('artifacts/restore', { id: ready.id }, other)).status).toBe(404);
    expect(await status(ready.viewer_url)).toBe(200);
  });

  test('is in no list and behind no link at once, by the id of either artifact and however often', async () => {
    expect((await post('playback/update', { artifact_id: ready.id, position_ms: 1000 })).status).toBe(200);
    const body = { deleted: true, artifact_id: ready.id, erased_at: expect.any(Number) };
    const first = await post('artifacts/delete', { id: ready.id });
    expect(first.body).toEqual(body);
    expect((await post('artifacts/delete', { id: ready.id })).body).toEqual(first.body);
    expect((await post('artifacts/delete', { id: ready.quick_read_artifact_id })).status).toBe(200);
    expect(await idsIn('artifacts/list')).toEqual([]);
    expect(guidIn(await podcast())).toBeUndefined();
    expect((await post('artifacts/get', { id: ready.id })).status).toBe(404);
    expect((await post('playback/list', {})).body).toEqual({ playbacks: [], next_cursor: null });
    expect([await status(ready.viewer_url), await status(ready.audio_url)]).toEqual([404, 404]);
  });

  test('is among the deleted ones of its owner', async () => {
    expect(await idsIn('artifacts/deleted/list')).toEqual([ready.id]);
    expect(await idsIn('artifacts/deleted/list', await app.memberToken())).toEqual([]);
  });

  test('gives no allowance back, and is no work that is asked for again', async () => {
    expect((await post<{ remaining: number }>('allowance/get', {})).body.remaining).toBe(2);
    const id = await requested();
    await post('artifacts/delete', { id });
    expect(await requested()).not.toBe(id);
  });

  test('is all there again when it is restored', async () => {
    const { body } = await post<{ artifact: Artifact }>('artifacts/restore', { id: ready.id });
    expect(body.artifact).toMatchObject({ id: ready.id, viewer_url: ready.viewer_url, status: 'ready' });
    expect(await idsIn('artifacts/list')).toContain(ready.id);
    expect([await status(ready.viewer_url), await status(ready.audio_url)]).toEqual([200, 200]);
    expect((await post('artifacts/restore', { id: ready.id })).status).toBe(200);
  });

  test('loses its content for good a week later, and not before', async () => {
    await post('artifacts/delete', { id: ready.id });
    await erase();
    expect(await idsIn('artifacts/deleted/list')).toContain(ready.id);
    await erase(LONGER_THAN_A_WEEK_MS);
    expect(await idsIn('artifacts/deleted/list')).not.toContain(ready.id);
    expect((await post('artifacts/restore', { id: ready.id })).status).toBe(404);
    expect(await status(ready.audio_url)).toBe(404);
  });

  test('holds up no other when it cannot be erased, and is tried again an hour later, then later and later', async () => {
    for (let count = 0; count < 2; count += 1) {
      const other = await app.memberToken();
      await follow(app, other, `${feeds.url}/daily`);
      const { body } = await post<{ artifact_id: string }>('artifacts/compositions/create', ORDER, other);
      await post('artifacts/delete', { id: body.artifact_id }, other);
    }
    const deleted = await app.app.get(Database).query<{ id: string }>(DELETED);
    const [first] = deleted;
    const histories = app.app.get(BriefingHistory, { strict: false });
    const record = histories.record.bind(histories);
    const tried: string[] = [];
    histories.record = async (id, command, ...rest) => {
      if (command.type === 'EraseDeletedBriefing') tried.push(id);
      if (id === first!.id && command.type === 'EraseDeletedBriefing') throw new Error('the disk is full');
      return record(id, command, ...rest);
    };
    const triedAt = async (aheadMs: number): Promise<boolean> => {
      tried.length = 0;
      await erase(LONGER_THAN_A_WEEK_MS + aheadMs);
      return tried.includes(first!.id);
    };
    const HOUR_MS = 60 * 60 * 1000;
    const attempts: boolean[] = [await triedAt(0)];
    expect(tried).toEqual(deleted.map(({ id }) => id));
    for (const hours of [0.5, 1.1, 2, 3.2]) attempts.push(await triedAt(hours * HOUR_MS));
    histories.record = record;
    expect(attempts).toEqual([true, false, true, false, true]);
    expect(app.logLines.some((line) => line.includes('could not be erased') && line.includes(first!.id))).toBe(true);
    await erase(LONGER_THAN_A_WEEK_MS + 24 * HOUR_MS);
    expect(await app.app.get(Database).query(DELETED)).toEqual([]);
    expect(await app.app.get(Database).query('select from briefing.erasure_retry')).toEqual([]);
  });
});

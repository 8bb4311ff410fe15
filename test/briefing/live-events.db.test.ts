import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { RevokeToken } from '../../src/identity/access/application/commands/revoke-token.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { LiveEvents, type LiveEventsOptions } from '../support/http/live-events.js';
import { until } from '../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule];
const REQUEST = {
  artifact_type: 'audio_brief',
  user_request: 'What is new?',
  capacity: { target_length_seconds: 180 },
};

interface Shown {
  artifact: {
    id: string;
    status: string;
    audio_url?: string;
    production_progress: { label: string; overall_percent: number };
  };
}

interface Progress {
  status: string;
  overall_percent: number;
}

let feeds: FeedServer;
let api: TestApp;
let worker: TestApp;

const node = (role: 'api' | 'all', databaseUrl?: string): Promise<TestApp> =>
  startTestApp({
    modules: MODULES,
    config: { role, feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
    ...(databaseUrl !== undefined && { databaseUrl }),
  });

/** What is requested is made by nobody until there is a worker. */
async function startWorker(): Promise<void> {
  worker ??= await node('all', api.databaseUrl);
}

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  api = await node('api');
});

afterAll(async () => {
  await worker?.close();
  await api?.close();
  await feeds?.close();
});

async function subscriber(): Promise<string> {
  const token = await api.memberToken();
  await follow(api, token, `${feeds.url}/daily`);
  return token;
}

async function request(token: string): Promise<{ artifact_id: string; viewer_url: string }> {
  const path = '/api/v1/artifacts/compositions/create';
  return (await api.post<{ artifact_id: string; viewer_url: string }>(path, REQUEST, token)).body;
}

const events = (app: TestApp, options: LiveEventsOptions): Promise<LiveEvents<Shown>> =>
  LiveEvents.open(`${app.url}/api/v1/events`, options);

const eventsOf = (app: TestApp, id: string, options: LiveEventsOptions): Promise<LiveEvents<Shown>> =>
  LiveEvents.open(`${app.url}/api/v1/artifacts/events?id=${id}`, options);

/** Without what is only a higher percentage. */
const statusesOf = (stream: LiveEvents<Shown>): string[] =>
  stream.received.flatMap(({ id, data }) => (id === null ? [] : [data.artifact.status]));

const ALL = ['composing', 'queued', 'rendering', 'assembling', 'ready'];

describe('live streams of briefings', () => {
  test('tell on one node what a worker on another one does, are resumed after a restart, and end', async () => {
    const token = await subscriber();
    const { artifact_id: id, viewer_url: viewer } = await request(token);
    const [one, all] = [await eventsOf(api, id, { token }), await events(api, { token })];
    const page = await LiveEvents.open<Progress>(`${api.url}${new URL(viewer).pathname}/events`);
    const [first] = await Promise.all([all, one].map((stream) => stream.first(() => true)));
    await startWorker();
    await Promise.all([one.ended(), page.ended(), all.first(({ event }) => event === 'ready')]);

    for (const stream of [one, all]) {
      expect(stream.status).toBe(200);
      expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(stream.headers.get('x-accel-buffering')).toBe('no');
      const ids = stream.received.flatMap(({ id: at }) => (at === null ? [] : [Number(at)]));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      const percents = stream.received.map(({ data }) => data.artifact.production_progress.overall_percent);
      expect(percents).toEqual(percents.toSorted((a, b) => a - b));
      expect(stream.received.at(-1)).toMatchObject({
        event: 'ready',
        data: { artifact: { id, status: 'ready', audio_url: `${viewer}/audio.mp3` } },
      });
    }
    expect(new Set(statusesOf(one))).toEqual(new Set(ALL));
    expect(page.received.at(-1)?.data).toMatchObject({ status: 'ready', overall_percent: 100 });

    const restarted = await node('api', api.databaseUrl);
    const missed = await events(restarted, { token, lastEventId: first?.id ?? '' });
    await missed.first(({ event }) => event === 'ready');
    expect(statusesOf(missed)).toEqual(ALL.slice(1));
    const missedOne = await eventsOf(restarted, id, { token, lastEventId: one.received[0]?.id ?? '' });
    await missedOne.ended();
    expect(statusesOf(missedOne)).toEqual(ALL.slice(1));

    const lastId = one.received.at(-1)?.id ?? '';
    const over = await eventsOf(restarted, id, { token, lastEventId: lastId });
    expect(over.status).toBe(204);
    const fromTheStart = await eventsOf(restarted, id, { token });
    await fromTheStart.ended();
    expect(statusesOf(fromTheStart)).toEqual(['ready']);
    await restarted.close();
    all.leave();
  });

  test('tell nobody of the briefings of others', async () => {
    const [token, other] = [await subscriber(), await subscriber()];
    const stream = await events(api, { token: other });
    const mine = await request(token);
    const theirs = await request(other);
    await stream.first(({ data }) => data.artifact.id === theirs.artifact_id);
    expect(stream.received.map(({ data }) => data.artifact.id)).not.toContain(mine.artifact_id);
    stream.leave();
    const refused = await api.get(`/api/v1/artifacts/events?id=${mine.artifact_id}`, {
      headers: { authorization: `Bearer ${other}` },
    });
    expect(refused.status).toBe(404);
  });

  test('take a token in the header only', async () => {
    const token = await subscriber();
    for (const path of ['/api/v1/events', `/api/v1/events?access_token=${token}`, `/api/v1/events?token=${token}`]) {
      expect((await api.get(path)).status).toBe(401);
    }
  });

  test('are ten of one caller, and again ten when one is closed', async () => {
    const token = await subscriber();
    const open = await Promise.all(Array.from({ length: 10 }, () => events(api, { token })));
    const refused = await api.get('/api/v1/events', { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toMatchObject({ error: 'too_many_streams' });
    open[0]?.leave();
    const again = await until(
      () => events(api, { token }),
      ({ status }) => status === 200,
    );
    for (const stream of [...open, again]) stream.leave();
  });

  test('end within seconds when their token is revoked', async () => {
    const token = await subscriber();
    const stream = await events(api, { token });
    expect(stream.hasEnded).toBe(false);
    await api.app.get(CommandBus, { strict: false }).execute(new RevokeToken(token));
    await stream.ended();
    expect((await events(api, { token })).status).toBe(401);
  });

  test('end when the program stops, and say when to come back', async () => {
    const leaving = await node('api', api.databaseUrl);
    const token = await subscriber();
    const stream = await events(leaving, { token });
    await leaving.close();
    await stream.ended();
    const retries = [...stream.text.matchAll(/^retry: (\d+)$/gm)].map(([, ms]) => Number(ms));
    expect(retries).toHaveLength(2);
  });
});

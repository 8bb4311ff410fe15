import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { BriefingFiles } from '../../src/briefing/application/ports/media/briefing-files.js';
import { AuditedHistoryReader } from '../../src/briefing/audit/application/audited-history-reader.js';
import { RecomposeBriefing } from '../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import type { EventOf } from '../../src/briefing/domain/events.js';
import type { Script } from '../../src/briefing/domain/script.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, type ServedItem } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until, untilTrue } from '../support/time/until.js';

interface Artifact {
  readonly id: string;
  readonly status: string;
  readonly created_at: number;
  readonly hosts: string[];
  readonly artifact_data: {
    readonly nothing_new_since: number | null;
    readonly chapters: { readonly start_ms: number }[];
    readonly stories: {
      readonly title: string;
      readonly told_before: number | null;
      readonly items: { id: string }[];
    }[];
    readonly segment_sources: { readonly quote: string }[];
  };
}

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule];
const HOUR = 3_600_000;

const MORNING = (now: number): readonly ServedItem[] => [
  {
    title: 'Port of Rellham reopens after week-long storm closure',
    text: 'The port of Rellham reopened on Friday morning after a storm had kept it shut for seven days. The harbour authority said that clearing the backlog would take until next week.',
    at: now - 2 * HOUR,
  },
  {
    title: 'Seagrass meadows store twice as much carbon as assumed',
    text: 'Seagrass meadows in the North Sea store about twice as much carbon as scientists had assumed, a survey of 84 sites found. Bottom trawling remains the largest threat to the plants.',
    at: now - 3 * HOUR,
  },
  {
    title: 'Chipmaker Ortwell to build second plant in Brno',
    text: 'Chipmaker Ortwell will build its second European plant in Brno, the company announced on Wednesday. Construction is due to begin in March.',
    at: now - 4 * HOUR,
  },
];

const EVENING = (now: number): readonly ServedItem[] => [
  {
    title: 'Port of Rellham closes again after second storm',
    text: 'The port of Rellham closed again because a second storm is on its way, the coast guard said. Ships for Rellham are diverted to Aldermoor until Thursday.',
    at: now,
  },
  {
    title: 'Museum of Kestrow returns bronze statues to Benin',
    text: 'The museum of Kestrow is returning 14 bronze statues to Benin, its director announced. They had been bought at an auction many years ago.',
    at: now,
  },
];

/** Of the time of the morning's news. */
const LATE = (morning: number): readonly ServedItem[] => [
  {
    title: 'Chipmaker Ortwell gets 350 million crowns for plant in Brno',
    text: 'Chipmaker Ortwell gets 350 million crowns from the state for its second European plant in Brno, the finance ministry said. About 900 people are to work there.',
    at: morning - 3 * HOUR,
  },
];

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('morning', MORNING(Date.now()));
  app = await startTestApp({
    modules: MODULES,
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

async function requested(token: string, changes: object = {}): Promise<string> {
  const body = { artifact_type: 'audio_brief', user_request: 'What is new?', ...changes };
  const answer = await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', body, token);
  return answer.body.artifact_id;
}

const artifact = async (token: string, id: string, isDone: (status: string) => boolean): Promise<Artifact> => {
  const get = () => app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token);
  return (await until(get, (answer) => isDone(answer.body.artifact.status))).body.artifact;
};

const heard = async (token: string): Promise<Artifact> =>
  artifact(token, await requested(token), (status) => ['ready', 'failed', 'composition_failed'].includes(status));

/** The script of a briefing, which nobody has to speak for that. */
async function written(token: string, changes: object): Promise<Script> {
  const id = await requested(token, changes);
  await artifact(token, id, (status) => status !== 'composing');
  return scriptOf(id);
}

async function scriptOf(id: string): Promise<Script> {
  const { events } = await app.app.get(AuditedHistoryReader, { strict: false }).history(id, 'operator');
  const composed = events.find(({ event }) => event?.type === 'BriefingComposed')?.event?.data;
  const { script } = composed as EventOf<'BriefingComposed'>['data'];
  return app.app.get(BriefingFiles, { strict: false }).json<Script>(script);
}

const quotesOf = ({ artifact_data }: Artifact): readonly string[] =>
  artifact_data.segment_sources.map(({ quote }) => quote);

describe('briefings of one listener, one after the other', () => {
  let token: string;
  let morning: Artifact;
  let evening: Artifact;

  beforeAll(async () => {
    token = await app.memberToken();
    await follow(app, token, `${feeds.url}/morning`);
    morning = await heard(token);
    // Feeds tell whole seconds: what follows is to be later on their clock, too.
    await untilTrue(async () => Date.now() > morning.created_at + 2000);
    await follow(app, token, feeds.serve('evening', EVENING(Date.now())));
    evening = await heard(token);
  });

  test('tell nothing twice', () => {
    expect([morning.status, evening.status]).toEqual(['ready', 'ready']);
    expect(morning.artifact_data.stories).toHaveLength(3);
    const told = new Set(quotesOf(morning));
    expect(quotesOf(evening).filter((quote) => told.has(quote))).toEqual([]);
    expect([morning, evening].map(({ artifact_data }) => artifact_data.nothing_new_since)).toEqual([null, null]);
  });

  test('say of a story that goes on when it was told', () => {
    const told = evening.artifact_data.stories.map(({ title, told_before }) => [title, told_before]);
    expect(Object.fromEntries(told)).toEqual({
      'Port of Rellham closes again after second storm': morning.created_at,
      'Museum of Kestrow returns bronze statues to Benin': null,
    });
  });

  test('account for what was told before', async () => {
    const { body } = await app.post<{ entries: { item_id: string; explanation: string }[] }>(
      '/api/v1/audit/briefings/selection',
      { id: evening.id, reason: 'told_before' },
      token,
    );
    const told = morning.artifact_data.stories.flatMap(({ items }) => items.map(({ id }) => id));
    expect(body.entries.map(({ item_id }) => item_id).toSorted()).toEqual(told.toSorted());
    expect(body.entries[0]?.explanation).toBe('An earlier briefing told its story, and it has nothing new.');
  });

  test('come out the same again, each from its own history', async () => {
    for (const { id } of [morning, evening]) {
      const again = await app.app.get(QueryBus).execute(new RecomposeBriefing(id));
      expect(again).toMatchObject({ script: 'identical', selection: 'identical' });
    }
  });

  test('say so when nothing is new', async () => {
    expect(await written(token, {})).toMatchObject({ nothingNewSince: evening.created_at });
  });

  test('tell again what is asked for by name or chosen', async () => {
    const named = await written(token, { user_request: 'What is new with Ortwell?' });
    expect(named).not.toHaveProperty('nothingNewSince');
    const [story] = morning.artifact_data.stories;
    const chosen = await written(token, { scope: { item_ids: [story?.items[0]?.id] } });
    expect(chosen.stories.map(({ title, toldBefore }) => [title, toldBefore])).toEqual([[story?.title, undefined]]);
  });

  test('repeat themselves for who wants no memory', async () => {
    await app.post('/api/v1/listening/update', { memory: false }, token);
    const script = await written(token, { user_request: 'All of it again' });
    expect(script).not.toHaveProperty('nothingNewSince');
    expect(script.stories).toHaveLength(4);
  });

  test('tell what was published before them and fetched after them', async () => {
    await app.post('/api/v1/listening/update', { memory: true }, token);
    await follow(app, token, feeds.serve('slow', LATE(morning.created_at)));
    // Another request than the ones before it, which may still be in production: an equal one would get theirs.
    const { stories } = await written(token, { capacity: { target_length_seconds: 180 } });
    expect(stories.map(({ title }) => title)).toEqual(['Chipmaker Ortwell gets 350 million crowns for plant in Brno']);
    expect(stories[0]?.toldBefore).toBeGreaterThanOrEqual(morning.created_at);
  });
});

describe('a briefing that was not listened to the end', () => {
  test('is told on in the next one, which comes out the same again whatever is heard later', async () => {
    const token = await app.memberToken();
    await follow(app, token, `${feeds.url}/morning`);
    const morning = await heard(token);
    const [first, second] = morning.artifact_data.stories;
    const update = (rest: object) => app.post('/api/v1/playback/update', { artifact_id: morning.id, ...rest }, token);
    expect((await written(token, { user_request: 'All of it' })).nothingNewSince).toBe(morning.created_at);
    // Somewhere in the first story: the opening is shorter, and it has two sentences at least.
    const at = morning.artifact_data.chapters[1]?.start_ms ?? 0;
    expect((await update({ position_ms: at + 1 })).status).toBe(200);
    const id = await requested(token, { user_request: 'What else is new?' });
    await artifact(token, id, (status) => status !== 'composing');
    const script = await scriptOf(id);
    expect(script).not.toHaveProperty('nothingNewSince');
    const titles = script.stories.map(({ title }) => title);
    expect(titles).toContain(second?.title);
    expect(titles).not.toContain(first?.title);
    await update({ position_ms: at + 1, finished: true });
    expect(await app.app.get(QueryBus).execute(new RecomposeBriefing(id))).toMatchObject({ script: 'identical' });
  });
});

describe('what a listener likes', () => {
  test('holds where a request is silent, and what the request says wins', async () => {
    const token = await app.memberToken();
    await follow(app, token, `${feeds.url}/morning`);
    const listening = { format: 'headlines', target_length_seconds: 240, host_ids: ['host_en_emma'] };
    expect((await app.post('/api/v1/listening/update', listening, token)).status).toBe(200);
    const [emma, alex] = [
      { id: 'host_en_emma', name: 'Emma' },
      { id: 'host_en_alex', name: 'Alex' },
    ];
    expect(await written(token, {})).toMatchObject({ format: 'headlines', hosts: [emma], targetMs: 240_000 });
    const said = { host_ids: ['host_en_alex'], capacity: { target_length_seconds: 300 }, user_request: 'In depth' };
    expect(await written(token, said)).toMatchObject({ format: 'in_depth', hosts: [alex], targetMs: 300_000 });
    const inWords = { user_request: 'The news in six minutes' };
    expect(await written(token, inWords)).toMatchObject({ format: 'headlines', targetMs: 360_000 });
  });
});

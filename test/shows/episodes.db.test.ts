import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecomposeBriefing } from '../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { RelinkEpisode } from '../../src/shows/application/commands/relink-episode.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems, type ServedItem } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until, untilTrue } from '../support/time/until.js';

interface Artifact {
  readonly status: string;
  readonly created_at: number;
  readonly error?: { readonly code: string; readonly message: string };
  readonly artifact_data: {
    readonly stories: readonly { readonly title: string; readonly told_before: number | null }[];
  };
}

interface Episode {
  readonly status: string;
  readonly cause: string;
  readonly artifact_id: string | null;
  readonly reason: { readonly code: string } | null;
}

const SCHEDULE = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], ready_at: '07:00', timezone: 'UTC' };
const MUSEUM: ServedItem = {
  title: 'Museum of Kestrow returns bronze statues to Benin',
  text: 'The museum of Kestrow is returning 14 bronze statues to Benin, its director announced. They had been bought at an auction many years ago.',
  at: 0,
};

let app: TestApp;
let feeds: FeedServer;
let token: string;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule, ShowsModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  token = await app.memberToken();
  await follow(app, token, feeds.serve('gazette', newsItems(3, Date.now() - 3_600_000)));
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const FINISHED = ['ready', 'failed', 'composition_failed'];

async function finished(id: string): Promise<Artifact> {
  const get = () => app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token);
  return (await until(get, ({ body }) => FINISHED.includes(body.artifact.status))).body.artifact;
}

async function newShow(): Promise<string> {
  const body = { name: 'Morning', schedule: SCHEDULE, target_length_seconds: 180 };
  return (await app.post<{ show: { id: string } }>('/api/v1/shows/create', body, token)).body.show.id;
}

async function run(show_id: string): Promise<Artifact> {
  const { body } = await app.post<{ artifact_id: string }>('/api/v1/shows/run', { show_id }, token);
  return finished(body.artifact_id);
}

async function newest(show_id: string): Promise<Episode | undefined> {
  return (await app.post<{ episodes: Episode[] }>('/api/v1/shows/episodes', { show_id }, token)).body.episodes[0];
}

const isSettled = (episode: Episode | undefined): boolean =>
  episode !== undefined && !['pending', 'producing'].includes(episode.status);

describe('the episodes of a show', () => {
  let show: string;
  let first: Artifact;

  beforeAll(async () => {
    // A briefing outside the show tells the same before it.
    const asked = {
      artifact_type: 'audio_brief',
      user_request: 'What is new?',
      capacity: { target_length_seconds: 180 },
    };
    const { body } = await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', asked, token);
    await finished(body.artifact_id);
    show = await newShow();
    first = await run(show);
  });

  test('do not remember what briefings outside the show told', () => {
    expect(first.status).toBe('ready');
    expect(first.artifact_data.stories).toHaveLength(3);
    expect(first.artifact_data.stories.map(({ told_before }) => told_before)).toEqual([null, null, null]);
  });

  test('are known to be ready as soon as they are', async () => {
    expect(await until(() => newest(show), isSettled)).toMatchObject({ status: 'ready', cause: 'run', reason: null });
  });

  test('lead to the link of now, also when the news of an earlier one comes late', async () => {
    const { artifact_id: id } = (await newest(show)) ?? {};
    const renewed = await app.post<{ artifact: { viewer_url: string } }>('/api/v1/artifacts/link/renew', { id }, token);
    const slug = new URL(renewed.body.artifact.viewer_url).pathname.split('/').at(-1);
    await app.app.get(CommandBus, { strict: false }).execute(new RelinkEpisode(brand(id ?? ''), 'an-earlier-link'));
    const rows = await app.app.get(Database).query('select slug from shows.episode where briefing_id = $1', [id]);
    expect(rows).toEqual([{ slug }]);
  });

  test('are skipped when nothing is new, and no briefing is made to find that out', async () => {
    // Its time has come.
    await app.app
      .get(Database)
      .execute('update shows.show set due_at = 0, next_at = $1 where id = $2', [Date.now(), show]);
    const episode = await until(
      () => newest(show),
      (one) => one?.cause === 'schedule' && isSettled(one),
    );
    expect(episode).toMatchObject({ status: 'skipped', artifact_id: null, reason: { code: 'no_matching_items' } });
  });

  test('tell what is new since the last one, and nothing else', async () => {
    await untilTrue(async () => Date.now() > first.created_at + 2000);
    await follow(app, token, feeds.serve('courier', [{ ...MUSEUM, at: Date.now() }]));
    const second = await run(show);
    expect(second.artifact_data.stories.map(({ title }) => title)).toEqual([MUSEUM.title]);
  });

  test('come out the same again from their histories', async () => {
    const { body } = await app.post<{ episodes: Episode[] }>('/api/v1/shows/episodes', { show_id: show }, token);
    const ready = body.episodes.filter(({ status }) => status === 'ready');
    expect(ready).toHaveLength(2);
    for (const { artifact_id } of ready) {
      const again = await app.app.get(QueryBus).execute(new RecomposeBriefing(artifact_id ?? ''));
      expect(again).toMatchObject({ script: 'identical', selection: 'identical' });
    }
  });

  test('say when somebody asks for one and nothing is new', async () => {
    const third = await run(show);
    expect(third).toMatchObject({
      status: 'composition_failed',
      error: {
        code: 'no_matching_items',
        message: 'Your sources have brought nothing new for this show since its last episode.',
      },
    });
    const episode = await until(() => newest(show), isSettled);
    expect(episode).toMatchObject({ status: 'skipped', cause: 'run', reason: { code: 'no_matching_items' } });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

let database: EmptyDatabase;
let dataDir: string;
let feeds: FeedServer;

beforeAll(async () => {
  database = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'briefings-stop-'));
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
});

afterAll(async () => {
  await feeds.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<TestApp> =>
  startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], dataDir },
    databaseUrl: database.url,
  });

/** Waits until the briefing is in that status, or beyond. */
async function reaches(app: TestApp, id: string, statuses: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 12_000; tries += 1) {
    const [row] = await app.app
      .get(Database)
      .query<{ status: string }>('select status from briefing.briefing where id = $1', [id]);
    if (row !== undefined && statuses.includes(row.status)) return;
    await sleep(10);
  }
  throw new Error(`the briefing did not get to ${statuses[0]}`);
}

const LINE = ['composing', 'queued', 'rendering', 'assembling', 'ready'];

describe('a graceful stop', () => {
  test.each(['composing', 'rendering', 'assembling'])(
    'while a briefing is %s counts no attempt, and the next program finishes it',
    async (status) => {
      const first = await start();
      const token = await first.memberToken();
      await first.post('/api/v1/subscriptions/create', { feed_url: `${feeds.url}/daily` }, token);
      const briefingRequest = {
        artifact_type: 'audio_brief',
        user_request: 'News',
        capacity: { target_length_seconds: 300 },
      };
      const { body } = await first.post<{ artifact_id: string }>(
        '/api/v1/artifacts/compositions/create',
        briefingRequest,
        token,
      );
      await reaches(first, body.artifact_id, LINE.slice(LINE.indexOf(status)));
      await first.close();
      const second = await start();
      await reaches(second, body.artifact_id, ['ready', 'failed', 'composition_failed']);
      const events = await second.app
        .get(Database)
        .query<{ type: string }>('select type from eventstore.event where stream = $1 order by revision', [
          `briefing-${body.artifact_id}`,
        ]);
      await second.close();
      const inOrder = [
        'BriefingRequested',
        'BriefingComposed',
        'RecordingStarted',
        'SpeechRecorded',
        'BriefingPublished',
      ];
      expect(events.map(({ type }) => type)).toEqual(inOrder);
    },
  );
});

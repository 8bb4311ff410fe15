import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { RecomposeBriefing } from '../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { BriefingId } from '../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

interface Artifact {
  readonly status: string;
  readonly viewer_url: string;
  readonly artifact_data: {
    readonly stories: { readonly items: { readonly source: { readonly id: string } }[] }[];
    readonly request: { readonly folders: { readonly only: string[] } };
  };
}

let app: TestApp;
let feeds: FeedServer;
let token: string;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  token = await app.memberToken();
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const create = (user_request: string) =>
  app.post<{ artifact_id: string; message?: string }>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', user_request },
    token,
  );

async function folderWith(name: string, ...add: readonly string[]): Promise<string> {
  const { body } = await app.post<{ folder: { id: string } }>('/api/v1/folders/create', { name }, token);
  await app.post('/api/v1/folders/assign', { folder_id: body.folder.id, add }, token);
  return body.folder.id;
}

describe('A briefing of a folder', () => {
  test('is made from what is in it, says so, and comes out the same when the folder has another name and other sources', async () => {
    const now = Date.now();
    const [inside, outside] = [
      await follow(app, token, feeds.serve('inside', newsItems(4, now))),
      await follow(app, token, feeds.serve('outside', newsItems(4, now))),
    ];
    const folder_id = await folderWith('Tech', inside);
    const { status, body } = await create('Only my tech folder, please');
    expect(status).toBe(202);
    const { artifact } = (
      await until(
        () => app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id: body.artifact_id }, token),
        (answer) => ['ready', 'failed', 'composition_failed'].includes(answer.body.artifact.status),
      )
    ).body;
    expect(artifact.status).toBe('ready');
    expect(artifact.artifact_data.request.folders.only).toEqual(['Tech']);
    const { body: ledger } = await app.post<{ entries: { source: { id: string }; reason: string }[] }>(
      '/api/v1/audit/briefings/selection',
      { id: body.artifact_id, reason: 'other_source' },
      token,
    );
    expect(ledger.entries.map(({ source }) => source.id)).toEqual([outside, outside, outside, outside]);
    const { text } = await app.get(new URL(artifact.viewer_url).pathname);
    expect(text).toContain('from the folder Tech');
    await app.post('/api/v1/folders/rename', { folder_id, name: 'Old' }, token);
    await app.post('/api/v1/folders/assign', { folder_id, add: [outside], remove: [inside] }, token);
    const again = await app.app
      .get(QueryBus, { strict: false })
      .execute(new RecomposeBriefing(brand<BriefingId>(body.artifact_id)));
    expect(again).toMatchObject({ script: 'identical', selection: 'identical' });
  });

  test('is refused where there is nothing in it', async () => {
    await folderWith('Later');
    const { status, body } = await create('What is new in the folder Later?');
    expect([status, body.message]).toEqual([400, expect.stringContaining('Later')]);
  });
});

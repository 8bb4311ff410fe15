import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AuditModule } from '../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { follow } from '../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';

interface Answer {
  readonly outcome: string;
  readonly before: { readonly sentences: number } | null;
  readonly after: { readonly sentences: number } | null;
  readonly stories: readonly { readonly explanation: string; readonly place_after: number | null }[];
  readonly script: readonly { readonly text: string; readonly item_id: string | null }[];
}

let app: TestApp;
let feeds: FeedServer;
let token: string;
let source: string;
let id: string;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
  token = await app.memberToken();
  source = await follow(app, token, `${feeds.url}/daily`);
  const request = { artifact_type: 'audio_brief', user_request: 'What is new?' };
  const { body } = await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', request, token);
  id = body.artifact_id;
  await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id }, token),
    (answer) => answer.body.artifact.status !== 'composing',
  );
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const whatIf = (changes: object, as = token) =>
  app.post<Answer>('/api/v1/audit/briefings/what-if', { id, changes }, as);

describe('POST /api/v1/audit/briefings/what-if', () => {
  test('tells the owner what it would have said, and makes nothing', async () => {
    const { status, body } = await whatIf({ format: 'headlines', user_request: 'Only headlines, please.' });
    expect([status, body.outcome]).toEqual([200, 'composed']);
    expect(body.after?.sentences).toBeLessThan(body.before?.sentences ?? 0);
    expect(body.script.some(({ item_id }) => item_id?.startsWith('itm_'))).toBe(true);
    const { body: list } = await app.post<{ artifacts: unknown[] }>('/api/v1/artifacts/list', {}, token);
    expect(list.artifacts).toHaveLength(2);
  });

  test('says that nothing is left without its only source', async () => {
    const { body } = await whatIf({ excluded_source_ids: [source] });
    expect([body.outcome, body.after, body.script]).toEqual(['composed', null, []]);
    expect(body.stories.every(({ place_after }) => place_after === null)).toBe(true);
  });

  test('refuses what changes nothing, and does not exist for strangers', async () => {
    expect((await whatIf({})).status).toBe(400);
    expect((await whatIf({ target_length_seconds: 5 })).status).toBe(400);
    const stranger = await app.memberToken('stranger@example.org');
    expect((await whatIf({ format: 'brief' }, stranger)).status).toBe(404);
  });

  test('is on record as a look at its history', async () => {
    await whatIf({ target_length_seconds: 600 });
    const { body } = await app.post<{ looks: { total: number } }>('/api/v1/audit/briefings/history', { id }, token);
    expect(JSON.stringify(body.looks)).toContain('owner');
  });
});

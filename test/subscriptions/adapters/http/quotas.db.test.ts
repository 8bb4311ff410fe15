import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

const MOST = 3;

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  for (let n = 0; n < 12; n += 1) feeds.serve(`feed-${n}`, newsItems(1, Date.now()));
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], feedHostSpacingMs: 0, anonymousSubscriptions: MOST },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const create = (token: string, n: number) =>
  app.post<{ error?: string; message?: string; source?: { id: string } }>(
    '/api/v1/subscriptions/create',
    { feed_url: `${feeds.url}/feed-${n}` },
    token,
  );

describe('The quota of an anonymous agent', () => {
  test('holds when it asks for many at once, and says how to have more', async () => {
    const token = await app.anonymousToken();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create(token, n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(12 - MOST);
    expect(refused[0]?.body).toMatchObject({
      error: 'quota_exceeded',
      message: expect.stringMatching(/claim your work/),
    });
  });

  test('lets it repeat what it follows, and follow another one in the place of one that it deletes', async () => {
    const token = await app.anonymousToken();
    const first = await create(token, 0);
    for (let n = 1; n < MOST; n += 1) await create(token, n);
    expect((await create(token, 0)).status).toBe(200);
    expect((await create(token, MOST)).status).toBe(403);
    await app.post('/api/v1/subscriptions/delete', { source_id: first.body.source?.id }, token);
    expect((await create(token, MOST)).status).toBe(200);
    expect((await create(token, 0)).status).toBe(403);
  });

  test('is not that of members', async () => {
    const token = await app.memberToken();
    for (let n = 0; n <= MOST; n += 1) expect((await create(token, n)).status).toBe(200);
  });
});

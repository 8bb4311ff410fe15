import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../../../src/shared/storage/database/database.js';
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

describe('The quota of feeds that are new to the service', () => {
  const DAILY = 2;
  let two: TestApp[];
  let number = 0;

  beforeAll(async () => {
    const modules = [SubscriptionsModule, FeedModule];
    const config = {
      feedAllowedPrivateCidrs: ['127.0.0.0/8'],
      feedHostSpacingMs: 0,
      anonymousNewFeeds: DAILY,
      memberNewFeeds: DAILY + 1,
      memberImports: 2,
    };
    const first = await startTestApp({ modules, config });
    two = [first, await startTestApp({ modules, config, databaseUrl: first.databaseUrl })];
  });

  afterAll(async () => {
    for (const one of two?.toReversed() ?? []) await one.close();
  });

  const newFeed = (): string => {
    number += 1;
    feeds.serve(`new-${number}`, newsItems(1, Date.now()));
    return `${feeds.url}/new-${number}`;
  };
  const on = (node: number): TestApp => two[node % 2]!;
  const add = (node: number, token: string, feed_url: string) =>
    on(node).post<{ error?: string; message?: string; source?: { id: string } }>(
      '/api/v1/subscriptions/create',
      { feed_url },
      token,
    );
  const database = () => on(0).app.get(Database);
  const isStored = async (url: string): Promise<boolean> =>
    (await database().query('select from feed.feed where url = $1', [url])).length === 1;
  const aDayPasses = () => database().execute('update subscriptions.daily_use set hour = hour - 25');

  test('holds on two nodes at once, before anything is fetched, and says what to do', async () => {
    const token = await on(0).anonymousToken();
    const urls = Array.from({ length: 8 }, newFeed);
    const answers = await Promise.all(urls.map((url, node) => add(node, token, url)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(DAILY);
    const refused = urls.filter((_, node) => answers[node]?.status === 403);
    expect(refused).toHaveLength(8 - DAILY);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      error: 'quota_exceeded',
      message: expect.stringMatching(/2 in 24 hours.*knows already.*claim your work/),
    });
    for (const url of refused) expect(await isStored(url)).toBe(false);
  });

  test('does not count what others follow, what is followed already, and what is no feed', async () => {
    const [ada, bob] = [await on(0).anonymousToken(), await on(0).anonymousToken()];
    const [known, own, last] = [newFeed(), newFeed(), newFeed()];
    expect((await add(0, ada, known)).status).toBe(200);
    expect((await add(0, bob, own)).status).toBe(200);
    expect((await add(1, bob, `${feeds.url}/nothing-there`)).status).toBe(400);
    for (let again = 0; again < 3; again += 1) expect((await add(again, bob, known)).status).toBe(200);
    expect((await add(0, bob, last)).status).toBe(200);
    expect((await add(0, bob, newFeed())).status).toBe(403);
    expect((await add(0, bob, own)).status).toBe(200);
  });

  test('is there again after a day', async () => {
    const token = await on(0).anonymousToken();
    for (let n = 0; n < DAILY; n += 1) await add(n, token, newFeed());
    const next = newFeed();
    expect((await add(0, token, next)).status).toBe(403);
    await aDayPasses();
    expect((await add(0, token, next)).status).toBe(200);
  });

  test('holds for lists, line by line, and so many lists can be imported in a day', async () => {
    const token = await on(0).memberToken();
    const listOf = (urls: readonly string[]) =>
      `<opml><body>${urls.map((url) => `<outline type="rss" xmlUrl="${url}"/>`).join('')}</body></opml>`;
    const bring = (node: number, urls: readonly string[]) =>
      on(node).post<{ error?: string; message?: string; lines?: { outcome: string; message: string | null }[] }>(
        '/api/v1/subscriptions/import',
        { opml: listOf(urls) },
        token,
      );
    const urls = Array.from({ length: DAILY + 3 }, newFeed);
    const first = await bring(0, urls);
    expect(first.status).toBe(200);
    const outcomes = first.body.lines?.map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array<string>(DAILY + 1).fill('subscribed'), 'refused', 'refused']);
    expect(first.body.lines?.at(-1)?.message).toMatch(/3 in 24 hours/);
    expect(await isStored(urls.at(-1)!)).toBe(false);
    expect((await on(0).post('/api/v1/subscriptions/import', { opml: 'no list' }, token)).status).toBe(400);
    expect((await bring(1, urls.slice(0, 1))).status).toBe(200);
    const third = await bring(0, urls.slice(0, 1));
    expect([third.status, third.body]).toMatchObject([
      403,
      { error: 'quota_exceeded', message: expect.stringMatching(/2 times in 24 hours.*one by one/) },
    ]);
    await aDayPasses();
    expect((await bring(0, urls)).status).toBe(200);
  });
});

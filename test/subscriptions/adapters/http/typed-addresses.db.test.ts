import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { startAppOfSubscriptions } from './subscriber.js';

interface Source {
  readonly id: string;
  readonly feed_url: string;
}

let app: TestApp;
let web: LoopbackWeb;
let token: string;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startAppOfSubscriptions();
});

afterAll(async () => {
  await app?.close();
  await web?.close();
});

beforeEach(async () => {
  token = await app.memberToken();
});

const create = (feed_url: string) =>
  app.post<{ created: boolean; source: Source; message?: string }>('/api/v1/subscriptions/create', { feed_url }, token);

const list = async (): Promise<{ readonly sources: readonly Source[] }> =>
  (await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', {}, token)).body;

describe('An address as people type it', () => {
  test('takes an address without a scheme, as people type it, over http where nobody speaks https', async () => {
    const url = web.feed('/typed', 'Typed');
    const { status, body } = await create(url.replace('http://', ''));
    expect(status).toBe(200);
    expect(body).toMatchObject({ created: true, source: { feed_url: url, last_error: null } });
  });

  test('tells of an address without a scheme what the server says that answers', async () => {
    const missing = await create(web.status('/typed-missing', 404).replace('http://', ''));
    expect([missing.status, missing.body.message]).toEqual([400, expect.stringContaining('404')]);
    const url = web.status('/typed-ill', 503);
    const { body } = await create(url.replace('http://', ''));
    expect(body.source).toMatchObject({ feed_url: url, last_error: expect.stringContaining('503') });
  });

  test('refuses an address without a scheme where nobody answers at all, and keeps nothing', async () => {
    const { status, body } = await create('127.0.0.1:9/feed');
    expect([status, body.message]).toEqual([400, 'Nobody answers at this address. Check it.']);
    const kept = await app.app.get(Database).query(`select url from feed.feed where url like '%127.0.0.1:9/%'`);
    expect(kept).toEqual([]);
  });
});

describe('Discovering feeds', () => {
  const discover = (feed_url: string) =>
    app.post<{ feed_urls: string[] }>('/api/v1/subscriptions/discover', { feed_url }, token);

  test('tells all that a page advertises, and subscribes to none', async () => {
    const link = (name: string): string => `<link rel="alternate" type="application/rss+xml" href="${name}.xml">`;
    const { status, body } = await discover(web.html('/several/', link('comments') + link('news') + link('sport')));
    expect(status).toBe(200);
    expect(body.feed_urls).toEqual(['news', 'sport', 'comments'].map((name) => `${web.url}/several/${name}.xml`));
    expect((await list()).sources).toEqual([]);
  });

  test('tells the feed itself, which is not fetched again for the subscription', async () => {
    const url = web.feed('/itself', 'Itself');
    expect((await discover(url)).body).toEqual({ feed_urls: [url] });
    expect((await create(url)).body).toMatchObject({ created: true, source: { title: 'Itself' } });
    expect(web.hits.get('/itself')).toBe(1);
  });

  test('says why there is none', async () => {
    expect(await discover(web.status('/nowhere', 404))).toMatchObject({ status: 400 });
  });
});

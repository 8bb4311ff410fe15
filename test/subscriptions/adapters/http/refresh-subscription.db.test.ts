import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { ReviewSubscribers } from '../../../../src/feed/application/commands/review-subscribers.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { LoopbackWeb, rss, type Entry } from '../../../feed/support/loopback-web.js';
import { pollWhatIsDue } from '../../../feed/support/polling.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

interface Refreshed {
  readonly refreshed: boolean;
  readonly new_items: number;
  readonly message: string | null;
  readonly source: { readonly id: string; readonly title: string; readonly last_error: string | null };
}

const MINUTES = 60_000;

let app: TestApp;
let web: LoopbackWeb;
let token: string;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    // Nothing is fetched but what a test has fetched.
    config: { role: 'api', feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app.close();
  await web.close();
});

beforeEach(async () => {
  token = await app.memberToken();
});

async function follow(url: string, bearer = token): Promise<string> {
  const { body } = await app.post<{ source: { id: string } }>(
    '/api/v1/subscriptions/create',
    { feed_url: url },
    bearer,
  );
  return body.source.id;
}

const refresh = (source_id: string, bearer = token) =>
  app.post<Refreshed>('/api/v1/subscriptions/refresh', { source_id }, bearer);

const titles = async (source_id: string): Promise<string[]> => {
  const { body } = await app.post<{ items: { title: string }[] }>('/api/v1/items/list', { source_id }, token);
  return body.items.map(({ title }) => title);
};

const database = (): Database => app.app.get(Database);

/** For all feeds and hosts. */
async function passes(ms: number): Promise<void> {
  await database().execute(
    `update feed.feed set last_attempt_at = last_attempt_at - $1, last_success_at = last_success_at - $1,
      next_check_at = next_check_at - $1, leased_until = leased_until - $1`,
    [ms],
  );
  await database().execute('update feed.fetch_log set fetched_at = fetched_at - $1', [ms]);
  await database().execute('update feed.host set paused_until = paused_until - $1', [ms]);
}

function changing(path: string, title: string): { url: string; entries: Entry[] } {
  const entries: Entry[] = [{ title: 'One' }];
  return { url: web.on(path, (_, response) => void response.end(rss(title, entries))), entries };
}

describe('Refreshing a source', () => {
  test('fetches its feed now and tells how many items are new', async () => {
    const { url, entries } = changing('/news', 'News');
    const id = await follow(url);
    entries.unshift({ title: 'Three' }, { title: 'Two' });
    await passes(6 * MINUTES);

    const { status, body } = await refresh(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ refreshed: true, new_items: 2, message: null, source: { id, last_error: null } });
    expect(await titles(id)).toEqual(['Three', 'Two', 'One']);
  });

  test('is not done twice within minutes, whoever asks, and says when to come back', async () => {
    const { url } = changing('/again', 'Again');
    const id = await follow(url);
    await passes(6 * MINUTES);
    expect((await refresh(id)).body.refreshed).toBe(true);
    const other = await app.memberToken();
    const theirs = await follow(url, other);
    await passes(2 * MINUTES);
    const asked = web.hits.get('/again');

    const { status, body } = await refresh(theirs, other);

    expect(status).toBe(200);
    expect(body).toMatchObject({ refreshed: false, new_items: 0, source: { id: theirs, title: 'Again' } });
    expect(body.message).toBe('It was asked 2 minutes ago. Ask again in 3 minutes.');
    expect(web.hits.get('/again')).toBe(asked);
  });

  test('says why it fails, and may be tried again a minute later', async () => {
    const { url } = changing('/mended', 'Mended');
    const id = await follow(url);
    await passes(6 * MINUTES);
    web.status('/mended', 500);

    const { body } = await refresh(id);
    expect(body.refreshed).toBe(false);
    expect(body.message).toContain('500');
    expect(body.source.last_error).toBe(body.message);
    expect((await refresh(id)).body.message).toBe('It was asked just now. Ask again in a minute.');

    changing('/mended', 'Mended well');
    await passes(MINUTES);
    expect((await refresh(id)).body).toMatchObject({
      refreshed: true,
      source: { title: 'Mended well', last_error: null },
    });
  });

  test('fetches a feed again that was gone', async () => {
    const { url } = changing('/gone', 'Gone');
    const id = await follow(url);
    await passes(6 * MINUTES);
    web.status('/gone', 410);
    expect((await refresh(id)).body.refreshed).toBe(false);

    changing('/gone', 'Back');
    await passes(6 * MINUTES);

    expect((await refresh(id)).body).toMatchObject({ refreshed: true, source: { title: 'Back' } });
  });

  test('does not fetch from a server that asked for a pause', async () => {
    const { url } = changing('/busy', 'Busy');
    const neighbour = await follow(changing('/neighbour', 'Neighbour').url);
    const id = await follow(url);
    await passes(6 * MINUTES);
    web.on('/busy', (_, response) => void response.writeHead(429, { 'retry-after': '1200' }).end());
    expect((await refresh(id)).body.refreshed).toBe(false);
    const asked = web.hits.get('/neighbour');

    const { body } = await refresh(neighbour);

    expect(body.refreshed).toBe(false);
    expect(body.message).toMatch(/^Its server asks to be left alone for \d+ minutes\. It is fetched after that/);
    expect(web.hits.get('/neighbour')).toBe(asked);
    web.feed('/busy', 'Busy');
    await passes(20 * MINUTES);
    expect((await refresh(neighbour)).body.refreshed).toBe(true);
  });

  test('does not fetch a feed that a worker is fetching', async () => {
    const { url } = changing('/leased', 'Leased');
    const id = await follow(url);
    await passes(6 * MINUTES);
    await database().execute('update feed.feed set leased_until = $1 where url = $2', [Date.now() + 60_000, url]);
    const asked = web.hits.get('/leased');

    const { body } = await refresh(id);

    expect(body).toMatchObject({ refreshed: false, message: expect.stringContaining('at this moment') });
    expect(web.hits.get('/leased')).toBe(asked);
    await passes(2 * MINUTES);
    expect((await refresh(id)).body.refreshed).toBe(true);
  });

  test('is fetched once when two ask for it at the same time', async () => {
    const { url } = changing('/twice', 'Twice');
    const id = await follow(url);
    await passes(6 * MINUTES);
    const asked = web.hits.get('/twice') ?? 0;
    web.on('/twice', (_, response) => void setTimeout(() => response.end(rss('Twice', [{ title: 'Slow' }])), 300));

    const both = await Promise.all([refresh(id), refresh(id)]);

    expect(both.filter(({ body }) => body.refreshed)).toHaveLength(1);
    expect(web.hits.get('/twice')).toBe(asked + 1);
  });

  test('is not found for a source of somebody else, a deleted one and one that never was', async () => {
    const id = await follow(changing('/mine', 'Mine').url);
    const stranger = await app.memberToken();

    expect((await refresh(id, stranger)).status).toBe(404);
    expect((await refresh('src_00000000000000000000000000')).status).toBe(404);
    expect((await refresh('nonsense')).status).toBe(404);
    await app.post('/api/v1/subscriptions/delete', { source_id: id }, token);
    expect((await refresh(id)).status).toBe(404);
    expect((await app.post('/api/v1/subscriptions/refresh', {}, token)).status).toBe(400);
    expect((await app.post('/api/v1/subscriptions/refresh', { source_id: id, force: true }, token)).status).toBe(400);
    expect((await app.post('/api/v1/subscriptions/refresh', { source_id: id })).status).toBe(401);
  });

  test('takes an id from before a claim merged it into another', async () => {
    const id = await follow(changing('/claimed', 'LeasedFeed').url);
    const old = 'src_01kaqv0000e0000000000000aa';
    const sql = 'insert into subscriptions.merged_subscription (old_id, into_id) values ($1, $2)';
    await database().execute(sql, [old, id]);
    await passes(6 * MINUTES);

    expect((await refresh(old)).body).toMatchObject({ refreshed: true, source: { id } });
    expect((await refresh(old, await app.memberToken())).status).toBe(404);
  });

  test('is limited for each caller, whatever the token', async () => {
    const asked = await Promise.all(Array.from({ length: 31 }, () => refresh('src_00000000000000000000000000')));

    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await refresh('src_00000000000000000000000000', await app.memberToken())).status).toBe(404);
  });
});

describe('Refreshing all sources', () => {
  const refreshAll = () => app.post<{ queued: number }>('/api/v1/subscriptions/refresh-all', {}, token);
  const poll = () => pollWhatIsDue(app.app.get(CommandBus, { strict: false }));

  async function watched(): Promise<void> {
    const commands = app.app.get(CommandBus, { strict: false });
    const feeds = await database().query<{ id: number }>('select id from feed.feed');
    for (const { id } of feeds) await commands.execute(new ReviewSubscribers(id));
  }

  test('has workers fetch those sources that were not fetched minutes ago, and no others', async () => {
    const old = changing('/old', 'Old');
    const oldId = await follow(old.url);
    await follow(changing('/of-somebody-else', 'Other').url, await app.memberToken());
    await watched();
    await passes(6 * MINUTES);
    await follow(changing('/fresh', 'Fresh').url);
    await watched();
    old.entries.unshift({ title: 'News' });
    const asked = new Map(web.hits);

    const { status, body } = await refreshAll();
    await poll();

    expect({ status, body }).toEqual({ status: 200, body: { queued: 1 } });
    expect(await titles(oldId)).toEqual(['News', 'One']);
    expect(web.hits.get('/fresh')).toBe(asked.get('/fresh'));
    expect(web.hits.get('/of-somebody-else')).toBe(asked.get('/of-somebody-else'));
    expect((await refreshAll()).body).toEqual({ queued: 0 });
  });

  test('does nothing for a caller without subscriptions', async () => {
    expect((await refreshAll()).body).toEqual({ queued: 0 });
  });
});

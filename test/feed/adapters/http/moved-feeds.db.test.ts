import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedApi } from '../../../../src/feed/api.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';
import { LoopbackWeb } from '../../support/loopback-web.js';

interface Source {
  readonly id: string;
  readonly title: string;
  readonly feed_url: string;
  readonly last_error: string | null;
}

interface Item {
  readonly id: string;
  readonly title: string;
  readonly source: { readonly id: string; readonly feed_url: string };
}

const DAY = 86_400_000;

let app: TestApp;
let web: LoopbackWeb;
let database: Database;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
  database = app.app.get(Database);
});

afterAll(async () => {
  await app.close();
  await web.close();
});

const follow = async (feed_url: string, token: string) =>
  (await app.post<{ created: boolean; source: Source }>('/api/v1/subscriptions/create', { feed_url }, token)).body;

const sources = async (token: string): Promise<readonly Source[]> =>
  (await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', {}, token)).body.sources;

const items = async (token: string, filter: object = {}): Promise<readonly Item[]> =>
  (await app.post<{ items: Item[] }>('/api/v1/items/list', filter, token)).body.items;

const open = (item_id: string, token: string) => app.post<{ item: Item }>('/api/v1/items/get', { item_id }, token);

const titles = (all: readonly Item[]): string[] => all.map(({ title }) => title).toSorted();

const redirect = (from: string, to: string): string =>
  web.on(from, (_, response) => void response.writeHead(301, { location: to }).end());

/** The feed has said for two days that it has moved there, and is due. */
async function hasSaidSo(url: string, to: string): Promise<void> {
  const since = Date.now() - 2 * DAY;
  const said = 'permanent_url = $2, permanent_since = $3, permanent_times = 2, permanent_settled = false';
  const sql = `update feed.feed set ${said}, next_check_at = 0 where url = $1 and watched`;
  await until(
    () => database.execute(sql, [url, to, since]),
    (count) => count === 1,
  );
}

async function ownerOf(sourceId: string): Promise<CallerId> {
  const sql = 'select caller_id from subscriptions.subscription where id = $1';
  const [row] = await database.query<{ caller_id: CallerId }>(sql, [sourceId]);
  if (row === undefined) throw new Error('somebody follows it');
  return row.caller_id;
}

describe('Over HTTP, a feed that has moved', () => {
  test('shows its new address in sources and items; its old one still means it', async () => {
    const token = await app.memberToken();
    const url = web.feed('/moves/old', 'Moving', [{ title: 'One' }]);
    const { source } = await follow(url, token);
    const to = web.feed('/moves/new', 'Moving', [{ title: 'One' }]);
    redirect('/moves/old', '/moves/new');
    await hasSaidSo(url, to);
    const [moved] = await until(
      () => sources(token),
      ([only]) => only?.feed_url === to,
    );
    expect(moved).toMatchObject({ id: source.id, feed_url: to, last_error: null });
    expect(await items(token)).toMatchObject([{ title: 'One', source: { id: source.id, feed_url: to } }]);
    const hits = web.hits.get('/moves/old');
    expect(await follow(url, token)).toMatchObject({ created: false, source: { id: source.id } });
    expect(web.hits.get('/moves/old')).toBe(hits);
    expect((await items(token)).length).toBe(1);
  });

  test('is one source for whoever followed it at both addresses, and old ids go on working', async () => {
    const [both, old] = [await app.memberToken(), await app.memberToken()];
    const url = web.feed('/merges/old', 'Merging', [{ title: 'Shared' }, { title: 'Only old' }]);
    const to = web.feed('/merges/new', 'Merging', [{ title: 'Only new' }, { title: 'Shared' }]);
    const [{ source: former }, { source: kept }] = [await follow(url, both), await follow(to, both)];
    await follow(url, old);
    const [shared] = (await items(old)).filter(({ title }) => title === 'Shared');
    const sharedId = shared?.id ?? '';
    redirect('/merges/old', '/merges/new');
    await hasSaidSo(url, to);

    const left = await until(
      () => sources(both),
      (all) => all.length === 1,
    );
    expect(left).toMatchObject([{ id: kept.id, feed_url: to }]);
    for (const token of [both, old]) expect(titles(await items(token))).toEqual(['Only new', 'Only old', 'Shared']);

    const present = (await items(old)).find(({ title }) => title === 'Shared');
    expect(present?.id).not.toBe(sharedId);
    expect((await open(sharedId, old)).body.item).toMatchObject({ id: present?.id, title: 'Shared' });
    expect(await items(old, { ids: [sharedId] })).toMatchObject([{ id: present?.id }]);
    expect(titles(await items(both, { source_id: former.id }))).toEqual(['Only new', 'Only old', 'Shared']);
    expect(await follow(url, both)).toMatchObject({ created: false, source: { id: kept.id } });

    const caller = await ownerOf(kept.id);
    const feed = app.app.get(FeedApi, { strict: false });
    expect(await feed.visible(caller, [sharedId, 'itm_unknown'])).toEqual(new Set([sharedId]));
    const material = await feed.material(caller, { itemIds: [sharedId], limit: 5, named: 5 });
    expect(material.items.map(({ id }) => id)).toEqual([present?.id]);
    expect(await feed.keep([sharedId])).toEqual(new Set([sharedId]));

    expect((await app.post('/api/v1/subscriptions/delete', { source_id: former.id }, both)).status).toBe(200);
    expect(await sources(both)).toEqual([]);
  });

  test('is followed once when a list names both addresses', async () => {
    const token = await app.memberToken();
    const to = web.feed('/listed/new', 'Listed', [{ title: 'One' }]);
    redirect('/listed/old', '/listed/new');
    await follow(`${web.url}/listed/old`, await app.memberToken());
    const outlines = [`${web.url}/listed/old`, to].map((url) => `<outline type="rss" xmlUrl="${url}"/>`);
    const opml = `<opml><body>${outlines.join('')}</body></opml>`;
    const { body } = await app.post('/api/v1/subscriptions/import', { opml }, token);
    expect(body).toMatchObject({ subscribed: 1, followed_already: 1, refused: 0 });
    expect(await sources(token)).toMatchObject([{ feed_url: to }]);
  });

  test('joins the feed that is there when a list brought only its old address', async () => {
    const token = await app.memberToken();
    const to = web.feed('/brought/new', 'Brought', [{ title: 'One' }]);
    await follow(to, await app.memberToken());
    redirect('/brought/old', '/brought/new');
    const opml = `<opml><body><outline type="rss" xmlUrl="${web.url}/brought/old"/></body></opml>`;
    await app.post('/api/v1/subscriptions/import', { opml }, token);
    const [source] = await until(
      () => sources(token),
      ([only]) => only?.feed_url === to,
    );
    expect(source).toMatchObject({ title: 'Brought', feed_url: to });
    expect(await items(token)).toMatchObject([{ title: 'One' }]);
  });
});

describe('Over HTTP, a feed that is gone', () => {
  test('says so in words, and is refused in words to whoever comes, until it is back', async () => {
    const [token, late] = [await app.memberToken(), await app.memberToken()];
    const url = web.feed('/gone', 'Gone', [{ title: 'One' }]);
    await follow(url, token);
    web.status('/gone', 410);
    const due = 'update feed.feed set next_check_at = 0, last_attempt_at = 0 where url = $1 and watched';
    await until(
      () => database.execute(due, [url]),
      (count) => count === 1,
    );
    const [source] = await until(
      () => sources(token),
      ([only]) => only?.last_error !== null,
    );
    expect(source?.last_error).toMatch(/gone.*410/i);
    const refused = await app.post<{ message: string }>('/api/v1/subscriptions/create', { feed_url: url }, late);
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(/gone.*410/i) } });
    web.feed('/gone', 'Back again', [{ title: 'Two' }]);
    expect(await follow(url, late)).toMatchObject({ created: true, source: { title: 'Back again', last_error: null } });
    const [risen] = await until(
      () => sources(token),
      ([only]) => only?.last_error === null,
    );
    expect(risen).toMatchObject({ title: 'Back again', last_error: null });
  });
});

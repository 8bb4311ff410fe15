import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FeedApi } from '../../../../src/feed/api.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';
import { startAppOfSubscriptions } from './subscriber.js';

interface Source {
  readonly id: string;
  readonly title: string;
  readonly last_success_at: number | null;
  readonly last_error: string | null;
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

const sources = async (query?: string, bearer = token): Promise<readonly Source[]> =>
  (await app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', query === undefined ? {} : { query }, bearer))
    .body.sources;

const fetched = (): Promise<readonly Source[]> =>
  until(
    () => sources(),
    (all) => all.every((one) => one.last_success_at !== null || one.last_error !== null),
  );

async function bring(url: string, title: string): Promise<string> {
  const opml = `<opml><outline text="${title}" xmlUrl="${url}"/></opml>`;
  const { body } = await app.post<{ lines: { source_id: string }[] }>('/api/v1/subscriptions/import', { opml }, token);
  return body.lines[0]?.source_id ?? '';
}

async function materialOf(source: string) {
  const sql = 'select caller_id from subscriptions.subscription where id = $1';
  const [row] = await app.app.get(Database).query<{ caller_id: CallerId }>(sql, [source]);
  if (row === undefined) throw new Error('nobody follows that');
  return app.app.get(FeedApi, { strict: false }).material(row.caller_id, { limit: 10, named: 1 });
}

describe('What a list calls a feed', () => {
  test('stands for its title until it says its own', async () => {
    const url = web.feed('/own', 'The Daily Hollen', [{ title: 'One' }]);
    await bring(url, 'My &lt;daily&gt;');
    // Or the feed was quicker.
    expect(['My <daily>', 'The Daily Hollen']).toContain((await sources())[0]?.title);
    expect((await fetched())[0]?.title).toBe('The Daily Hollen');
  });

  test('stays where the feed never answers', async () => {
    await bring(`${web.url}/nowhere`, 'Carnet');
    expect((await fetched())[0]).toMatchObject({ title: 'Carnet', last_success_at: null });
    expect(await sources('carnet')).toHaveLength(1);
    expect(await sources('CÁRNET')).toHaveLength(1);
    expect(await sources('other')).toHaveLength(0);
  });

  test.each([
    ['says no title', ''],
    ['has a title that says nothing', 'RSS Feed'],
  ])('stays where the feed %s, in items, material and lists that leave, for nobody else', async (_, own) => {
    const path = `/${own.length}-titled`;
    const url = web.feed(path, own, [{ title: 'One', summary: 'A sentence.' }]);
    const source = await bring(url, 'Journal de Hollen');
    expect((await fetched())[0]?.title).toBe('Journal de Hollen');
    const { body } = await app.post<{ items: { id: string; source: { title: string } }[] }>(
      '/api/v1/items/list',
      {},
      token,
    );
    expect(body.items.map((item) => item.source.title)).toEqual(['Journal de Hollen']);
    const item_id = body.items[0]?.id;
    const got = await app.post<{ item: { source: { title: string } } }>('/api/v1/items/get', { item_id }, token);
    expect(got.body.item.source.title).toBe('Journal de Hollen');
    expect((await materialOf(source)).items.map(({ sourceTitle }) => sourceTitle)).toEqual(['Journal de Hollen']);
    const { body: exported } = await app.post<{ opml: string }>('/api/v1/subscriptions/export', undefined, token);
    expect(exported.opml).toContain('text="Journal de Hollen"');
    const stranger = await app.memberToken();
    const { body: theirs } = await app.post<{ source: Source }>(
      '/api/v1/subscriptions/create',
      { feed_url: url },
      stranger,
    );
    expect(theirs.source.title).toBe(own === '' ? '127.0.0.1' : own);
  });

  test('can be anything, and stays text', async () => {
    await bring(`${web.url}/hostile`, '&#x202e;&lt;script&gt;&#0; %_\\ ');
    expect((await sources())[0]?.title).toBe('<script>\ufffd %_\\');
  });
});

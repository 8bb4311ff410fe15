import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FollowersApi, SubscriptionsApi } from '../../../../src/subscriptions/api.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../src/shared/kernel/compliance/personal-data-index.js';
import { MOST_FOLDERS } from '../../../../src/subscriptions/domain/folder.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { startAppOfSubscriptions } from './subscriber.js';

interface Folder {
  readonly id: string;
  readonly name: string;
  readonly source_ids: readonly string[];
}
interface Answer {
  readonly folder: Folder;
  readonly created?: boolean;
  readonly message?: string;
}

let app: TestApp;
let web: LoopbackWeb;
let token: string;
let made = 0;

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

const post = (path: string, body: object = {}, bearer = token) =>
  app.post<Answer>(`/api/v1/folders/${path}`, body, bearer);
const create = async (name: string, bearer = token): Promise<Folder> =>
  (await post('create', { name }, bearer)).body.folder;

async function list(bearer = token): Promise<readonly Folder[]> {
  const { body } = await app.post<{ folders: Folder[] }>('/api/v1/folders/list', {}, bearer);
  return body.folders;
}

async function follow(url?: string, bearer = token): Promise<string> {
  made += 1;
  const feed_url = url ?? web.feed(`/folder-${made}`, `Feed ${made}`, []);
  const { body } = await app.post<{ source: { id: string } }>('/api/v1/subscriptions/create', { feed_url }, bearer);
  return body.source.id;
}

const put = (folder: Folder, ...add: readonly string[]) => post('assign', { folder_id: folder.id, add });

async function callerOf(source: string): Promise<CallerId> {
  const sql = 'select caller_id from subscriptions.subscription where id = $1';
  const [row] = await app.app.get(Database).query<{ caller_id: CallerId }>(sql, [source]);
  if (row === undefined) throw new Error('nobody follows that');
  return row.caller_id;
}

/** As many as there may be, at once. */
async function createAll(): Promise<void> {
  const owner = await callerOf(await follow());
  const sql = `insert into subscriptions.folder (id, caller_id, name, name_key, created_at, updated_at)
    select $1 || lpad(n::text, 10, '0'), $2, 'Folder ' || n, 'folder ' || n, n / 50, n from generate_series(1, $3::int) n`;
  await app.app.get(Database).execute(sql, [`fld_${String(made).padStart(16, '0')}`, owner, MOST_FOLDERS]);
}

describe('Folders', () => {
  test('are made once for each name, whatever its capitals and its Unicode form', async () => {
    const first = await post('create', { name: '  Café  Wirtschaft ' });
    const again = await post('create', { name: 'CAFE\u0301 wirtschaft' });
    expect([first.status, first.body.created, first.body.folder.name]).toEqual([200, true, 'Café Wirtschaft']);
    expect([again.body.created, again.body.folder.id]).toEqual([false, first.body.folder.id]);
  });

  test.each(['', '   ', 'x'.repeat(101), 'a\u0000b', 'a\nb', '\u202eabc', '---', '\ud800'])(
    'cannot be called %j',
    async (name) => {
      expect((await post('create', { name })).status).toBe(400);
      expect(await list()).toEqual([]);
    },
  );

  test.each(['科技', 'फ़ोल्डर', '👩‍👩‍👧', 'A / B', "'; drop table folder; --", '<img src=x onerror=alert(1)>', '100 %_\\'])(
    'can be called %j',
    async (name) => {
      expect((await create(name)).name).toBe(name.normalize('NFC'));
    },
  );

  test('hold sources of the caller, a source in several, and lose them when they are taken out', async () => {
    const [one, two] = [await follow(), await follow()];
    const [tech, daily] = [await create('Tech'), await create('Daily')];
    await put(tech, one, two, one);
    await put(daily, one);
    expect((await list()).map(({ name, source_ids }) => [name, source_ids])).toEqual([
      ['Daily', [one]],
      ['Tech', [two, one]],
    ]);
    const { body } = await post('assign', { folder_id: tech.id, remove: [one, 'src_nothing'] });
    expect(body.folder.source_ids).toEqual([two]);
  });

  test('refuse sources that are none of the caller', async () => {
    const folder = await create('Mine');
    const other = await follow(undefined, await app.memberToken());
    const { status, body } = await put(folder, other);
    expect([status, body.message]).toEqual([400, expect.stringContaining(other)]);
  });

  test('of another caller are not found', async () => {
    const folder = await create('Mine');
    const stranger = await app.memberToken();
    for (const [path, body] of [
      ['rename', { folder_id: folder.id, name: 'x' }],
      ['assign', { folder_id: folder.id, add: [] }],
      ['delete', { folder_id: folder.id }],
      ['delete', { folder_id: 'fld_none' }],
    ] as const) {
      expect((await post(path, body, stranger)).status).toBe(404);
    }
  });

  test('are renamed, also in nothing but capitals, and never to the name of another', async () => {
    const [tech] = [await create('tech'), await create('News')];
    expect((await post('rename', { folder_id: tech.id, name: 'Tech' })).body.folder.name).toBe('Tech');
    expect((await post('rename', { folder_id: tech.id, name: 'NEWS' })).status).toBe(400);
  });

  test('are deleted without what is in them', async () => {
    const [source, folder] = [await follow(), await create('Gone')];
    await put(folder, source);
    expect((await post('delete', { folder_id: folder.id })).status).toBe(200);
    expect((await post('delete', { folder_id: folder.id })).status).toBe(404);
    expect(await list()).toEqual([]);
    const { body } = await app.post<{ sources: object[] }>('/api/v1/subscriptions/list', {}, token);
    expect(body.sources).toHaveLength(1);
  });

  test('hold a source again that was deleted and comes back', async () => {
    const [source, folder] = [await follow(), await create('Back')];
    await put(folder, source);
    await app.post('/api/v1/subscriptions/delete', { source_id: source }, token);
    expect((await list())[0]?.source_ids).toEqual([]);
    await app.post('/api/v1/subscriptions/create', { feed_url: `${web.url}/folder-${made}` }, token);
    expect((await list())[0]?.source_ids).toEqual([source]);
  });

  test('are as many as a caller may have, in pages', async () => {
    await createAll();
    expect((await post('create', { name: 'One more' })).status).toBe(400);
    expect((await post('create', { name: 'folder 7' })).status).toBe(200);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const asked: object = { limit: 90, ...(cursor !== null && { cursor }) };
      const { body } = await app.post<{ folders: Folder[]; next_cursor: string | null }>(
        '/api/v1/folders/list',
        asked,
        token,
      );
      seen.push(...body.folders.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(MOST_FOLDERS);
  });

  test('are for anonymous callers, too', async () => {
    expect((await post('create', { name: 'Tech' }, await app.anonymousToken())).status).toBe(200);
  });
});

describe('Folders and a list from another reader', () => {
  const file = (name: string): string =>
    readFileSync(new URL(`../../fixtures/opml/${name}.opml`, import.meta.url), 'utf8');

  const sizes = (all: readonly Folder[]): readonly string[] =>
    all.map(({ name, source_ids }) => `${name}: ${source_ids.length}`).toSorted();

  test('come with it, once, and leave with it as they came', async () => {
    for (const _ of ['first', 'again']) {
      const { body } = await app.post<{ lines: { folder: string | null }[] }>(
        '/api/v1/subscriptions/import',
        { opml: file('feedly') },
        token,
      );
      expect(body.lines.map(({ folder }) => folder)).toEqual(['Tech', 'Tech', 'must read']);
    }
    expect(sizes(await list())).toEqual(['Tech: 2', 'must read: 1']);
    const { body } = await app.post<{ opml: string }>('/api/v1/subscriptions/export', undefined, token);
    const other = await app.memberToken();
    await app.post('/api/v1/subscriptions/import', { opml: body.opml }, other);
    expect(sizes(await list(other))).toEqual(sizes(await list()));
  });

  test('are told only where something was put into them', async () => {
    await createAll();
    const { body } = await app.post<{ lines: { folder: string | null }[] }>(
      '/api/v1/subscriptions/import',
      {
        opml: `<opml><outline text="New"><outline xmlUrl="http://127.0.0.1:9/x"/><outline xmlUrl="ftp://x"/></outline></opml>`,
      },
      token,
    );
    expect(body.lines.map(({ folder }) => folder)).toEqual([null, null]);
  });
});

describe('Folders of callers whose work comes together', () => {
  test('are merged by name, with their ids, and sources that both follow stand in both', async () => {
    const agent = await app.anonymousToken();
    const url = web.feed('/folder-shared', 'Shared', []);
    const [shared, only] = [await follow(url, agent), await follow(undefined, agent)];
    const own = await follow(url);
    const [theirs, mine] = [await create('tech', agent), await create('Tech')];
    const extra = await create('Extra', agent);
    await post('assign', { folder_id: theirs.id, add: [shared, only] }, agent);
    await post('assign', { folder_id: extra.id, add: [shared] }, agent);
    const claim = { from: await callerOf(only), to: await callerOf(own), claimedAt: Date.now() };
    for (const _ of ['first', 'again']) await app.app.get(PersonalDataIndex).handOver(claim);
    expect((await list()).map(({ id, source_ids }) => [id, source_ids.toSorted()])).toEqual(
      expect.arrayContaining([
        [mine.id, [own, only].toSorted()],
        [extra.id, [own]],
      ]),
    );
    const [told] = (await app.app.get(SubscriptionsApi, { strict: false }).folders(claim.to)).filter(
      ({ name }) => name === 'Tech',
    );
    expect(told?.formerIds).toEqual([theirs.id]);
    expect((await put(theirs, own)).body.folder.id).toBe(mine.id);
  });

  test('hold the one subscription that is left where two feeds turn out to be one', async () => {
    const [old, into] = [await follow(), await follow()];
    const folder = await create('Moved');
    await put(folder, old);
    const sql = 'select feed_id from subscriptions.subscription where id = $1';
    const feedOf = async (id: string) =>
      (await app.app.get(Database).query<{ feed_id: number }>(sql, [id]))[0]?.feed_id ?? 0;
    await app.app.get(FollowersApi, { strict: false }).merge(await feedOf(old), {
      feedId: await feedOf(into),
      feedUrl: 'https://into.example/',
      title: 'Into',
      titled: true,
      siteUrl: null,
      lastSuccessAt: null,
      lastError: null,
    });
    expect((await list())[0]?.source_ids).toEqual([into]);
    expect((await put(folder, old)).body.folder.source_ids).toEqual([into]);
  });
});

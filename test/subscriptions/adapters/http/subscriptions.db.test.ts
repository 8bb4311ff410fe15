import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import type { TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';
import { Subscriber, startAppOfSubscriptions } from './subscriber.js';

let app: TestApp;
let web: LoopbackWeb;
let token: string;
let subscriber: Subscriber;

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
  subscriber = new Subscriber(app, token);
});

describe('A deleted subscription', () => {
  test('is in no list, and cannot be deleted again', async () => {
    const { body } = await subscriber.create(web.feed('/deleted', 'Deleted'));
    expect(await subscriber.remove(body.source.id)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await subscriber.list()).sources).toEqual([]);
    expect(await subscriber.remove(body.source.id)).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  test('is restored with its id', async () => {
    const url = web.feed('/back', 'Back');
    const { body } = await subscriber.create(url);
    await subscriber.remove(body.source.id);
    const again = await subscriber.create(url);
    expect(again.body).toMatchObject({
      created: false,
      source: { id: body.source.id, created_at: body.source.created_at },
    });
    expect((await subscriber.list()).sources).toEqual([again.body.source]);
  });

  test('is restored when the request names it', async () => {
    const url = web.feed('/named', 'Named');
    const { body } = await subscriber.create(url);
    await subscriber.remove(body.source.id);
    const again = await subscriber.create(url, { source_id: body.source.id });
    expect(again).toMatchObject({ status: 200, body: { created: false, source: { id: body.source.id } } });
  });

  test('is restored without a fetch when the request names it, though its feed is gone', async () => {
    const url = web.feed('/vanished', 'Vanished');
    const { body } = await subscriber.create(url);
    await subscriber.remove(body.source.id);
    await app.app.get(Database).execute(`update feed.feed set last_attempt_at = 1 where url = $1`, [url]);
    web.status('/vanished', 404);
    const fetched = web.hits.get('/vanished');
    expect((await subscriber.create(url, { source_id: body.source.id })).body).toMatchObject({
      source: { id: body.source.id },
    });
    expect(web.hits.get('/vanished')).toBe(fetched);
  });

  test('is not restored for another feed, for another caller or by an invalid id', async () => {
    const url = web.feed('/own', 'Own');
    const { body } = await subscriber.create(url);
    await subscriber.remove(body.source.id);
    const other = new Subscriber(app, await app.memberToken());
    const wrongFeed = await subscriber.create(web.feed('/other', 'Other'), { source_id: body.source.id });
    expect(wrongFeed).toMatchObject({ status: 400, body: { message: expect.stringMatching(/another feed/) } });
    expect(await other.create(url, { source_id: body.source.id })).toMatchObject({ status: 400 });
    expect(await subscriber.create(url, { source_id: 'src_\u0000' })).toMatchObject({ status: 400 });
    expect((await subscriber.list()).sources).toEqual([]);
  });

  test('is no longer watched when it was the last one', async () => {
    const url = web.feed('/watched', 'Watched');
    const database = app.app.get(Database);
    const watched = async () =>
      (await database.query<{ watched: boolean }>('select watched from feed.feed where url = $1', [url]))[0]?.watched;
    const { body } = await subscriber.create(url);
    expect(await until(watched, (it) => it === true)).toBe(true);
    await subscriber.remove(body.source.id);
    expect(await until(watched, (it) => it === false)).toBe(false);
  });
});

describe('Deleting a subscription is refused', () => {
  test.each([
    [{}, 400, /source_id/],
    [{ source_id: '' }, 400, /source_id/],
    [{ source_id: 5 }, 400, /source_id/],
    [{ source_id: 'src_x', extra: 1 }, 400, /extra/],
    [{ source_id: 'src_00000000000000000000000000' }, 404, /src_0/],
    [{ source_id: "' or 1=1 --" }, 404, /no source/],
    [{ source_id: '\u0000' }, 400, /U\+0000/],
  ])('for %j', async (body, status, words) => {
    const answer = await app.post('/api/v1/subscriptions/delete', body, token);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.any(String), message: expect.stringMatching(words) });
  });
});

describe('The list of subscriptions', () => {
  async function createMany(names: readonly string[]): Promise<void> {
    for (const name of names) await subscriber.create(web.feed(`/list/${encodeURIComponent(name)}`, name));
  }

  test('is newest first, in pages that new subscriptions do not shift', async () => {
    await createMany(['a', 'b', 'c', 'd', 'e']);
    const first = await subscriber.list({ limit: 2 });
    expect(first.sources.map((source) => source.title)).toEqual(['e', 'd']);
    expect(first.next_cursor).toMatch(/^\d+:.+$/);
    await createMany(['f']);
    const second = await subscriber.list({ limit: 2, cursor: first.next_cursor });
    const third = await subscriber.list({ limit: 2, cursor: second.next_cursor });
    expect([...second.sources, ...third.sources].map((source) => source.title)).toEqual(['c', 'b', 'a']);
    expect(third.next_cursor).toBeNull();
  });

  test('finds by title and URL, whatever the case and diacritics', async () => {
    await createMany(['Économie', 'Straßenbahn', '東京ニュース', '100% _wild\\']);
    expect(await subscriber.titles({ query: 'ECONOMIE' })).toEqual(['Économie']);
    expect(await subscriber.titles({ query: 'strassen' })).toEqual(['Straßenbahn']);
    expect(await subscriber.titles({ query: '京ニュ' })).toEqual(['東京ニュース']);
    expect(await subscriber.titles({ query: '100% _' })).toEqual(['100% _wild\\']);
    expect(await subscriber.titles({ query: 'LIST/strass' })).toEqual([]);
    expect(await subscriber.titles({ query: '127.0.0.1' })).toHaveLength(4);
    expect(await subscriber.titles({ query: "' or ''='" })).toEqual([]);
  });

  test('is empty for a new caller, and needs no body', async () => {
    const { status, body } = await app.post('/api/v1/subscriptions/list', undefined, token);
    expect(status).toBe(200);
    expect(body).toEqual({ sources: [], next_cursor: null });
  });

  test.each([
    [{ limit: 0 }, /limit/],
    [{ limit: 101 }, /limit/],
    [{ limit: 1.5 }, /limit/],
    [{ limit: '5' }, /limit/],
    [{ limit: null }, /limit/],
    [{ query: '' }, /query/],
    [{ query: 'x'.repeat(201) }, /query/],
    [{ query: '\u0000' }, /U\+0000/],
    [{ cursor: '' }, /cursor/],
    [{ cursor: 'abc' }, /cursor/],
    [{ cursor: '1:' }, /cursor/],
    [{ cursor: '1:a b' }, /cursor/],
    [{ cursor: '99999999999999999999:a' }, /cursor/],
    [[], /body|object/i],
  ])('refuses %j', async (body, words) => {
    const { status, body: answer } = await app.post('/api/v1/subscriptions/list', body, token);
    expect(status).toBe(400);
    expect(answer).toEqual({ error: 'invalid_request', message: expect.stringMatching(words) });
  });

  test('ignores unknown fields of the request', async () => {
    expect((await app.post('/api/v1/subscriptions/list', { unknown: 1 }, token)).status).toBe(200);
  });
});

test.each(['list', 'create', 'delete'])(
  'POST /api/v1/subscriptions/%s refuses callers without a token',
  async (operation) => {
    expect((await app.post(`/api/v1/subscriptions/${operation}`, {}, null)).status).toBe(401);
  },
);

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import { pollWhatIsDue } from '../../../feed/support/polling.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { until } from '../../../support/time/until.js';

interface Source {
  readonly id: string;
  readonly title: string;
  readonly feed_url: string;
  readonly site_url: string | null;
  readonly last_success_at: number | null;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

let app: TestApp;
let web: LoopbackWeb;
let token: string;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 },
  });
});

afterAll(async () => {
  await app.close();
  await web.close();
});

beforeEach(async () => {
  token = await app.memberToken();
});

const create = (feed_url: string, more: object = {}, bearer = token) =>
  app.post<{ created: boolean; source: Source; error?: string; message?: string }>(
    '/api/v1/subscriptions/create',
    { feed_url, ...more },
    bearer,
  );

const remove = (source_id: string, bearer = token) => app.post('/api/v1/subscriptions/delete', { source_id }, bearer);

async function list(body: object = {}, bearer = token): Promise<{ sources: Source[]; next_cursor: string | null }> {
  return (await app.post<{ sources: Source[]; next_cursor: string | null }>('/api/v1/subscriptions/list', body, bearer))
    .body;
}

const titles = async (body: object = {}): Promise<string[]> => (await list(body)).sources.map((source) => source.title);

describe('Creating a subscription', () => {
  test('fetches the feed at once and tells its title and site', async () => {
    const before = Date.now();
    const { status, body } = await create(web.feed('/new', 'New & Noteworthy', [{ title: 'One' }]));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      created: true,
      source: {
        id: expect.stringMatching(/^src_[0-9a-z]{26}$/),
        type: 'rss',
        title: 'New & Noteworthy',
        feed_url: `${web.url}/new`,
        site_url: 'https://site.example/',
        last_error: null,
      },
    });
    expect(body.source.last_success_at).toBeGreaterThanOrEqual(before);
    expect((await list()).sources).toEqual([body.source]);
  });

  test('answers the same source when it is repeated, without fetching again', async () => {
    const url = web.feed('/again', 'Again');
    const first = await create(url);
    web.status('/again', 500);
    const second = await create(`${url}#fragment`);
    expect(second.body).toMatchObject({ created: false, source: { id: first.body.source.id, title: 'Again' } });
    expect(web.hits.get('/again')).toBe(1);
  });

  test('makes one source when it is done twice at once', async () => {
    const url = web.feed('/race', 'Race');
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(url)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.source.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
    expect((await list()).sources).toHaveLength(1);
  });

  test('follows a web page to the feed that it advertises', async () => {
    web.feed('/blog/feed.xml', 'The Blog');
    const link = '<link rel="alternate" type="application/rss+xml" href="feed.xml">';
    const { body } = await create(web.html('/blog/', link));
    expect(body).toMatchObject({ created: true, source: { title: 'The Blog', feed_url: `${web.url}/blog/feed.xml` } });
    expect((await create(`${web.url}/blog/`)).body).toMatchObject({ created: false, source: { id: body.source.id } });
  });

  test('accepts a feed that only fails today, which mends itself later', async () => {
    const { body } = await create(web.status('/ill', 503));
    expect(body).toMatchObject({
      created: true,
      source: { title: '127.0.0.1', site_url: null, last_success_at: null, last_error: expect.stringMatching(/\w/) },
    });
    web.feed('/ill', 'Well again');
    const database = app.app.get(Database);
    const isWatched = async () =>
      (
        await database.query<{ watched: boolean }>('select watched from feed.feed where url = $1', [`${web.url}/ill`])
      )[0]?.watched === true;
    expect(await until(isWatched, Boolean)).toBe(true);
    await database.execute('update feed.feed set next_check_at = 0 where url = $1', [`${web.url}/ill`]);
    await pollWhatIsDue(app.app.get(CommandBus, { strict: false }));
    const [mended] = await until(
      async () => (await list()).sources,
      ([source]) => source?.title === 'Well again',
    );
    expect(mended).toMatchObject({ id: body.source.id, title: 'Well again', last_error: null });
    expect(mended?.last_success_at).toBeGreaterThan(body.source.created_at);
    expect(mended?.updated_at).toBeGreaterThan(body.source.updated_at);
  });

  test('gives each caller a source of their own', async () => {
    const other = await app.memberToken();
    const url = web.feed('/shared', 'Shared');
    const mine = await create(url);
    const theirs = await create(url, {}, other);
    expect(theirs.body).toMatchObject({ created: true, source: { title: 'Shared' } });
    expect(theirs.body.source.id).not.toBe(mine.body.source.id);
    expect(web.hits.get('/shared')).toBe(1);
    expect((await remove(mine.body.source.id, other)).status).toBe(404);
    expect((await list()).sources).toHaveLength(1);
  });

  test('shows only addresses that are URIs, however sloppy the feed', async () => {
    const site = 'https://site.example/a b|c/ü?q=[1]^&amp;r=%zz';
    web.on('/sloppy', (_, response) => {
      response.end(`<rss version="2.0"><channel><title> </title><link>${site}</link></channel></rss>`);
    });
    const { status, body } = await create(`${web.url}/sloppy`);
    expect(status).toBe(200);
    expect(body.source.title).toBe('127.0.0.1');
    expect(body.source.site_url).toMatch(/^https:\/\/site\.example\/a%20b%7Cc\//);
  });
});

describe('Creating a subscription is refused with a message for people', () => {
  const page = () => web.html('/page', '<title>No feed here</title>');
  const pdf = () =>
    web.on(
      '/pdf',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 x'),
    );

  test.each<[string, () => string, RegExp]>([
    ['for a page without a feed', page, /feed/i],
    ['for another kind of file', pdf, /feed/i],
    ['for an address with nothing behind it', () => `${web.url}/nothing`, /404|nothing|not/i],
    ['for a feed that is gone', () => web.status('/gone', 410), /\w/],
    ['for a private address', () => 'http://10.0.0.1/feed', /private|address/i],
    ['for the link-local address', () => 'http://169.254.169.254/latest', /private|address/i],
    ['for another protocol', () => 'ftp://example.org/feed', /http/],
    ['for a file', () => 'file:///etc/passwd', /http/],
    ['for an endless address', () => `http://a.example/${'x'.repeat(2_048)}`, /2048/],
    ['for an address with a password', () => 'http://a:b@example.org/feed', /password/],
  ])('%s', async (_, url, words) => {
    const { status, body } = await create(url());
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'invalid_request', message: expect.stringMatching(words) });
    expect((await list()).sources).toEqual([]);
  });

  test.each([
    [{}, /feed_url/],
    [{ feed_url: 'no address' }, /feed_url/],
    [{ feed_url: '' }, /feed_url/],
    [{ feed_url: 7 }, /feed_url/],
    [{ feed_url: null }, /feed_url/],
    [{ feed_url: ['http://a.example/'] }, /feed_url/],
    [{ feed_url: 'http://a.example/', source_id: '' }, /source_id/],
    [{ feed_url: 'http://a.example/', source_id: null }, /source_id/],
  ])('for the body %j', async (body, words) => {
    const { status, body: answer } = await app.post('/api/v1/subscriptions/create', body, token);
    expect(status).toBe(400);
    expect(answer).toEqual({ error: 'invalid_request', message: expect.stringMatching(words) });
  });

  test('to a caller who has too many', async () => {
    const { body } = await create(web.feed('/thousandth', 'Thousandth'));
    const database = app.app.get(Database);
    await database.execute(
      `with feeds as (
         insert into subscriptions.feed (id, url, title, heard_at, search_text)
         select -n, 'https://f' || n || '.example/', 'F', 0, '' from generate_series(1, 999) n returning id)
       insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
       select 'src_' || lpad((-f.id)::text, 26, '0'), s.caller_id, f.id, 0, 0
       from feeds f, subscriptions.subscription s where s.id = $1`,
      [body.source.id],
    );
    const refused = await create(web.feed('/one-more', 'One more'));
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/1000 sources already/);
    expect((await create(`${web.url}/thousandth`)).body).toMatchObject({ created: false });
  });
});

describe('A deleted subscription', () => {
  test('is in no list, and cannot be deleted again', async () => {
    const { body } = await create(web.feed('/deleted', 'Deleted'));
    expect(await remove(body.source.id)).toMatchObject({ status: 200, body: { deleted: true } });
    expect((await list()).sources).toEqual([]);
    expect(await remove(body.source.id)).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  test('is restored with its id', async () => {
    const url = web.feed('/back', 'Back');
    const { body } = await create(url);
    await remove(body.source.id);
    const again = await create(url);
    expect(again.body).toMatchObject({
      created: false,
      source: { id: body.source.id, created_at: body.source.created_at },
    });
    expect((await list()).sources).toEqual([again.body.source]);
  });

  test('is restored when the request names it', async () => {
    const url = web.feed('/named', 'Named');
    const { body } = await create(url);
    await remove(body.source.id);
    const again = await create(url, { source_id: body.source.id });
    expect(again).toMatchObject({ status: 200, body: { created: false, source: { id: body.source.id } } });
  });

  test('is restored without a fetch when the request names it, though its feed is gone', async () => {
    const url = web.feed('/vanished', 'Vanished');
    const { body } = await create(url);
    await remove(body.source.id);
    await app.app.get(Database).execute(`update feed.feed set last_attempt_at = 1 where url = $1`, [url]);
    web.status('/vanished', 404);
    const fetched = web.hits.get('/vanished');
    expect((await create(url, { source_id: body.source.id })).body).toMatchObject({ source: { id: body.source.id } });
    expect(web.hits.get('/vanished')).toBe(fetched);
  });

  test('is not restored for another feed, for another caller or by an invalid id', async () => {
    const url = web.feed('/own', 'Own');
    const { body } = await create(url);
    await remove(body.source.id);
    const other = await app.memberToken();
    const wrongFeed = await create(web.feed('/other', 'Other'), { source_id: body.source.id });
    expect(wrongFeed).toMatchObject({ status: 400, body: { message: expect.stringMatching(/another feed/) } });
    expect(await create(url, { source_id: body.source.id }, other)).toMatchObject({ status: 400 });
    expect(await create(url, { source_id: 'src_\u0000' })).toMatchObject({ status: 400 });
    expect((await list()).sources).toEqual([]);
  });

  test('is no longer watched when it was the last one', async () => {
    const url = web.feed('/watched', 'Watched');
    const database = app.app.get(Database);
    const watched = async () =>
      (await database.query<{ watched: boolean }>('select watched from feed.feed where url = $1', [url]))[0]?.watched;
    const { body } = await create(url);
    expect(await until(watched, (it) => it === true)).toBe(true);
    await remove(body.source.id);
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
    for (const name of names) await create(web.feed(`/list/${encodeURIComponent(name)}`, name));
  }

  test('is newest first, in pages that new subscriptions do not shift', async () => {
    await createMany(['a', 'b', 'c', 'd', 'e']);
    const first = await list({ limit: 2 });
    expect(first.sources.map((source) => source.title)).toEqual(['e', 'd']);
    expect(first.next_cursor).toMatch(/^\d+:.+$/);
    await createMany(['f']);
    const second = await list({ limit: 2, cursor: first.next_cursor });
    const third = await list({ limit: 2, cursor: second.next_cursor });
    expect([...second.sources, ...third.sources].map((source) => source.title)).toEqual(['c', 'b', 'a']);
    expect(third.next_cursor).toBeNull();
  });

  test('finds by title and URL, whatever the case and diacritics', async () => {
    await createMany(['Économie', 'Straßenbahn', '東京ニュース', '100% _wild\\']);
    expect(await titles({ query: 'ECONOMIE' })).toEqual(['Économie']);
    expect(await titles({ query: 'strassen' })).toEqual(['Straßenbahn']);
    expect(await titles({ query: '京ニュ' })).toEqual(['東京ニュース']);
    expect(await titles({ query: '100% _' })).toEqual(['100% _wild\\']);
    expect(await titles({ query: 'LIST/strass' })).toEqual([]);
    expect(await titles({ query: '127.0.0.1' })).toHaveLength(4);
    expect(await titles({ query: "' or ''='" })).toEqual([]);
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

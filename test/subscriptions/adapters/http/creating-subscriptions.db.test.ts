import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { LoopbackWeb } from '../../../feed/support/loopback-web.js';
import { pollWhatIsDue } from '../../../feed/support/polling.js';
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

describe('Creating a subscription', () => {
  test('fetches the feed at once and tells its title and site', async () => {
    const before = Date.now();
    const { status, body } = await subscriber.create(web.feed('/new', 'New & Noteworthy', [{ title: 'One' }]));
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
    expect((await subscriber.list()).sources).toEqual([body.source]);
  });

  test('answers the same source when it is repeated, without fetching again', async () => {
    const url = web.feed('/again', 'Again');
    const first = await subscriber.create(url);
    web.status('/again', 500);
    const second = await subscriber.create(`${url}#fragment`);
    expect(second.body).toMatchObject({ created: false, source: { id: first.body.source.id, title: 'Again' } });
    expect(web.hits.get('/again')).toBe(1);
  });

  test('makes one source when it is done twice at once', async () => {
    const url = web.feed('/race', 'Race');
    const answers = await Promise.all(Array.from({ length: 6 }, () => subscriber.create(url)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.source.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
    expect((await subscriber.list()).sources).toHaveLength(1);
  });

  test('follows a web page to the feed that it advertises', async () => {
    web.feed('/blog/feed.xml', 'The Blog');
    const link = '<link rel="alternate" type="application/rss+xml" href="feed.xml">';
    const { body } = await subscriber.create(web.html('/blog/', link));
    expect(body).toMatchObject({ created: true, source: { title: 'The Blog', feed_url: `${web.url}/blog/feed.xml` } });
    expect((await subscriber.create(`${web.url}/blog/`)).body).toMatchObject({
      created: false,
      source: { id: body.source.id },
    });
  });

  test('accepts a feed that only fails today, which mends itself later', async () => {
    const { body } = await subscriber.create(web.status('/ill', 503));
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
      async () => (await subscriber.list()).sources,
      ([source]) => source?.title === 'Well again',
    );
    expect(mended).toMatchObject({ id: body.source.id, title: 'Well again', last_error: null });
    expect(mended?.last_success_at).toBeGreaterThan(body.source.created_at);
    expect(mended?.updated_at).toBeGreaterThan(body.source.updated_at);
  });

  test('gives each caller a source of their own', async () => {
    const other = new Subscriber(app, await app.memberToken());
    const url = web.feed('/shared', 'Shared');
    const mine = await subscriber.create(url);
    const theirs = await other.create(url);
    expect(theirs.body).toMatchObject({ created: true, source: { title: 'Shared' } });
    expect(theirs.body.source.id).not.toBe(mine.body.source.id);
    expect(web.hits.get('/shared')).toBe(1);
    expect((await other.remove(mine.body.source.id)).status).toBe(404);
    expect((await subscriber.list()).sources).toHaveLength(1);
  });

  test('shows only addresses that are URIs, however sloppy the feed', async () => {
    const site = 'https://site.example/a b|c/ü?q=[1]^&amp;r=%zz';
    web.on('/sloppy', (_, response) => {
      response.end(`<rss version="2.0"><channel><title> </title><link>${site}</link></channel></rss>`);
    });
    const { status, body } = await subscriber.create(`${web.url}/sloppy`);
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
    const { status, body } = await subscriber.create(url());
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'invalid_request', message: expect.stringMatching(words) });
    expect((await subscriber.list()).sources).toEqual([]);
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
    const { body } = await subscriber.create(web.feed('/thousandth', 'Thousandth'));
    const database = app.app.get(Database);
    await database.execute(
      `with feeds as (
         insert into subscriptions.feed (id, url, title, heard_at, search_text)
         select -n, 'https://f' || n || '.example/', 'F', 0, '' from generate_series(1, 1999) n returning id)
       insert into subscriptions.subscription (id, caller_id, feed_id, created_at, updated_at)
       select 'src_' || lpad((-f.id)::text, 26, '0'), s.caller_id, f.id, 0, 0
       from feeds f, subscriptions.subscription s where s.id = $1`,
      [body.source.id],
    );
    const refused = await subscriber.create(web.feed('/one-more', 'One more'));
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/A member can have 2000 sources.*Delete one first/);
    expect((await subscriber.create(`${web.url}/thousandth`)).body).toMatchObject({ created: false });
  });
});

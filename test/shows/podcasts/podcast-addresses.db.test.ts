import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';
import { pathOf, type Podcast, Podcasts } from './podcasts-kit.js';

let podcasts: Podcasts;
let app: TestApp;
let second: TestApp;

beforeAll(async () => {
  podcasts = await Podcasts.start();
  ({ app, second } = podcasts);
});

afterAll(() => podcasts?.close());

describe('the address of a podcast feed', () => {
  test('is made when it is first asked for, and stays the same', async () => {
    const token = await app.memberToken();
    const first = await podcasts.of(token);
    expect(first.feed_url).toMatch(/^http:\/\/localhost:\d+\/podcasts\/[\w-]{22}\.xml$/);
    expect([first.show_id, first.created_at === first.renewed_at]).toEqual([null, true]);
    expect(await podcasts.of(token)).toEqual(first);
  });

  test('is one for those who ask at the same moment, on two nodes', async () => {
    const token = await app.memberToken();
    const asked = await Promise.all(
      [app, second, app, second].map((node) => node.post<Podcast>('/api/v1/podcasts/get', {}, token)),
    );
    expect(new Set(asked.map(({ body }) => pathOf(body.podcast.feed_url))).size).toBe(1);
  });

  test('is refused on all nodes as soon as it is renewed, and the new one is the same podcast', async () => {
    const token = await app.memberToken();
    const before = await podcasts.of(token);
    const guid = /<podcast:guid>([^<]+)</.exec((await app.get(pathOf(before.feed_url))).text)?.[1];
    const after = await podcasts.of(token, 'renew');
    expect(after.feed_url).not.toBe(before.feed_url);
    for (const node of [app, second]) {
      const answers = await Promise.all([before, after].map(({ feed_url }) => node.get(pathOf(feed_url))));
      expect(answers.map(({ status }) => status)).toEqual([404, 200]);
      expect(/<podcast:guid>([^<]+)</.exec(answers[1]!.text)?.[1]).toBe(guid);
    }
  });

  test('is kept encrypted', async () => {
    const { feed_url } = await podcasts.of(await app.memberToken());
    const secret = /podcasts\/([\w-]+)\.xml/.exec(feed_url)![1]!;
    const rows = await app.app.get(Database).query('select * from shows.podcast_feed');
    const dumped = rows
      .map((row) =>
        Object.values(row as object)
          .map(String)
          .join(' '),
      )
      .join(' ');
    expect(rows.length).toBeGreaterThan(0);
    expect(dumped).not.toContain(secret);
    expect(app.logLines.join('')).not.toContain(secret);
  });

  test('is for members', async () => {
    const { status, body } = await app.post('/api/v1/podcasts/get', {}, await app.anonymousToken());
    expect([status, body]).toMatchObject([403, { error: 'forbidden', message: expect.stringContaining('sign in') }]);
  });

  test('of a show that is not the caller’s is not there', async () => {
    const token = await app.memberToken();
    for (const operation of ['get', 'renew']) {
      const { status } = await app.post(`/api/v1/podcasts/${operation}`, { show_id: 'shw_x' }, token);
      expect(status).toBe(404);
    }
  });

  test.each([
    'nothing.xml',
    'nothing',
    '..xml',
    `${'a'.repeat(200)}.xml`,
    '%F0%9F%98%80.xml',
    'covers/x.jpg',
    'covers/x',
  ])('/podcasts/%s is not there', async (path) => {
    expect((await app.get(`/podcasts/${path}`)).status).toBeGreaterThanOrEqual(400);
    expect((await app.get(`/podcasts/${path}`)).status).toBeLessThan(500);
  });
});

describe('the podcast feed of a show', () => {
  const schedule = { days: ['mon'], ready_at: '07:00', timezone: 'UTC' };
  const itemsAt = async (url: string): Promise<number> => (await app.get(pathOf(url))).text.split('<item>').length - 1;
  let token: string;
  let show: { id: string; podcast_feed_url: string };

  beforeAll(async () => {
    token = await app.memberToken();
    await podcasts.readyBriefing(token);
    const created = await app.post<{ show: typeof show }>(
      '/api/v1/shows/create',
      { name: 'Harbour <daily>', target_length_seconds: 180, schedule },
      token,
    );
    expect(created.body.show).toMatchObject({ podcast_feed_url: expect.stringMatching(/\/podcasts\/[\w-]+\.xml$/) });
    show = created.body.show;
  });

  test('has its name and the address that the show tells', async () => {
    const { body } = await app.post<Podcast>('/api/v1/podcasts/get', { show_id: show.id }, token);
    expect(body.podcast).toMatchObject({ show_id: show.id, feed_url: show.podcast_feed_url });
    expect((await app.get(pathOf(show.podcast_feed_url))).text).toContain('<title>Harbour &lt;daily&gt;</title>');
  });

  test('has the episodes of the show alone, which are in the feed of everything, too', async () => {
    expect(await itemsAt(show.podcast_feed_url)).toBe(0);
    await app.post('/api/v1/shows/run', { show_id: show.id }, token);
    await until(
      () => itemsAt(show.podcast_feed_url),
      (items) => items === 1,
    );
    expect(await itemsAt((await podcasts.of(token)).feed_url)).toBe(2);
  });

  test('is called otherwise as soon as the show is', async () => {
    const path = pathOf(show.podcast_feed_url);
    const { headers } = await app.get(path);
    await app.post('/api/v1/shows/update', { show_id: show.id, name: 'Ships' }, token);
    const after = await app.get(path, { headers: { 'if-none-match': String(headers['etag']) } });
    expect([after.status, after.text.includes('<title>Ships</title>')]).toEqual([200, true]);
  });

  test('is not there once the show is deleted, nor is its picture, and the feed of everything stays', async () => {
    const cover = /<itunes:image href="([^"]+)"/.exec((await app.get(pathOf(show.podcast_feed_url))).text)![1]!;
    await app.post('/api/v1/shows/delete', { show_id: show.id }, token);
    expect((await app.get(pathOf(show.podcast_feed_url))).status).toBe(404);
    expect((await app.get(pathOf(cover))).status).toBe(404);
    expect(await itemsAt((await podcasts.of(token)).feed_url)).toBe(2);
  });
});

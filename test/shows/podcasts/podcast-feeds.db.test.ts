import { gunzipSync } from 'node:zlib';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { Ajv } from 'ajv';
import NodeID3 from 'node-id3';
import partytime from 'podcast-partytime';
import RssParser from 'rss-parser';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import type { BriefingId, CallerId } from '../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../src/shared/kernel/personal-data-index.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { PackedEpisodeStore } from '../../../src/shows/podcasts/application/ports/packed-episode-store.js';
import { RenderedEpisodeStore } from '../../../src/shows/podcasts/application/ports/rendered-episode-store.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { CHAPTERS_SCHEMA, TRANSCRIPT_SCHEMA } from '../../briefing/adapters/podcasting/published-schemas.js';
import { captions } from '../../support/captions.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { follow } from '../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];

interface Podcast {
  podcast: { show_id: string | null; feed_url: string; created_at: number; renewed_at: number };
}

let app: TestApp;
let second: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(12, Date.now()));
  const config = { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: MODULES, config });
  second = await startTestApp({ modules: MODULES, config: { ...config, role: 'api' }, databaseUrl: app.databaseUrl });
});

afterAll(async () => {
  await second?.close();
  await app?.close();
  await feeds?.close();
});

async function podcastOf(token: string, operation: 'get' | 'renew' = 'get'): Promise<Podcast['podcast']> {
  const { status, body } = await app.post<Podcast>(`/api/v1/podcasts/${operation}`, {}, token);
  expect(status).toBe(200);
  return body.podcast;
}

const pathOf = (url: string): string => new URL(url).pathname;

async function readyBriefing(token: string): Promise<void> {
  await follow(app, token, `${feeds.url}/daily`);
  const request = {
    artifact_type: 'audio_brief',
    user_request: 'What is new?',
    capacity: { target_length_seconds: 180 },
  };
  const { body } = await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', request, token);
  await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id: body.artifact_id }, token),
    (answer) => answer.body.artifact.status === 'ready',
  );
}

const callerOf = (email: string): Promise<CallerId> =>
  app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email }));

describe('the address of a podcast feed', () => {
  test('is made when it is first asked for, and stays the same', async () => {
    const token = await app.memberToken();
    const first = await podcastOf(token);
    expect(first.feed_url).toMatch(/^http:\/\/localhost:\d+\/podcasts\/[\w-]{22}\.xml$/);
    expect([first.show_id, first.created_at === first.renewed_at]).toEqual([null, true]);
    expect(await podcastOf(token)).toEqual(first);
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
    const before = await podcastOf(token);
    const guid = /<podcast:guid>([^<]+)</.exec((await app.get(pathOf(before.feed_url))).text)?.[1];
    const after = await podcastOf(token, 'renew');
    expect(after.feed_url).not.toBe(before.feed_url);
    for (const node of [app, second]) {
      const answers = await Promise.all([before, after].map(({ feed_url }) => node.get(pathOf(feed_url))));
      expect(answers.map(({ status }) => status)).toEqual([404, 200]);
      expect(/<podcast:guid>([^<]+)</.exec(answers[1]!.text)?.[1]).toBe(guid);
    }
  });

  test('is kept encrypted', async () => {
    const { feed_url } = await podcastOf(await app.memberToken());
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
    await readyBriefing(token);
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
    expect(await itemsAt((await podcastOf(token)).feed_url)).toBe(2);
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
    expect(await itemsAt((await podcastOf(token)).feed_url)).toBe(2);
  });
});

describe('a podcast feed with a briefing', () => {
  const email = 'listener@example.org';
  let token: string;
  let path: string;
  let xml: string;
  let item: { url: string; length: number };
  const at = (ending: string): string => `${pathOf(item.url).replace('/audio.mp3', '')}/${ending}`;

  beforeAll(async () => {
    token = await app.memberToken(email);
    path = pathOf((await podcastOf(token)).feed_url);
    await readyBriefing(token);
    xml = (await app.get(path)).text;
    const [first] = (await new RssParser().parseString(xml)).items;
    item = { url: first!.enclosure!.url, length: Number(first!.enclosure!.length) };
  });

  test('is RSS that is nobody else’s, and needs no token', async () => {
    const { status, headers } = await app.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(partytime.parseFeed(xml)?.items).toHaveLength(1);
  });

  test('is the same on another node, byte for byte, as long as nothing changes', async () => {
    const answers = await Promise.all([app.get(path), second.get(path), app.get(path)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
  });

  test('says 304 to whoever has it, by its tag or by its date', async () => {
    const { headers } = await until(
      () => app.get(path),
      (answer) => answer.headers['last-modified'] !== undefined,
    );
    const [etag, modified] = [String(headers['etag']), String(headers['last-modified'])];
    const statusFor = async (given: Record<string, string>): Promise<number> =>
      (await app.get(path, { headers: given })).status;
    expect(await statusFor({ 'if-none-match': etag })).toBe(304);
    expect(await statusFor({ 'if-none-match': `W/${etag}` })).toBe(304);
    expect(await statusFor({ 'if-modified-since': modified })).toBe(304);
    expect(await statusFor({ 'if-none-match': '"another"', 'if-modified-since': modified })).toBe(200);
    expect(await statusFor({ 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toBe(200);
    expect(await statusFor({ 'if-modified-since': 'yesterday' })).toBe(200);
  });

  test('is the same compressed, under a tag of its own, from what was kept of it as well', async () => {
    const packed = { 'accept-encoding': 'gzip, deflate' };
    const answers = [app, second, app].map((node) => node.app.inject({ url: path, headers: packed }));
    for (const { headers, rawPayload } of await Promise.all(answers)) {
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') });
      expect(gunzipSync(rawPayload).toString()).toBe(xml);
      expect(headers['etag']).not.toBe((await app.get(path)).headers['etag']);
      const unchanged = await app.get(path, { headers: { ...packed, 'if-none-match': String(headers['etag']) } });
      expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    }
    const plain = await app.app.inject({ url: path, headers: { 'accept-encoding': 'gzip;q=0' } });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, xml]);
  });

  test('answers HEAD with the headers of GET', async () => {
    const [head, got] = await Promise.all([
      app.app.inject({ method: 'HEAD', url: path }),
      app.app.inject({ method: 'GET', url: path }),
    ]);
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', got.headers['etag']]);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(got.body)));
  });

  test('has the sound in the length that it says, and parts of it', async () => {
    const sound = pathOf(item.url);
    const whole = await app.app.inject({ method: 'GET', url: sound });
    expect([whole.rawPayload.length, whole.headers['content-type']]).toEqual([item.length, 'audio/mpeg']);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const part = await app.app.inject({ method: 'GET', url: sound, headers: { range: 'bytes=0-1' } });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
      206,
      2,
      `bytes 0-1/${item.length}`,
    ]);
    const head = await app.app.inject({ method: 'HEAD', url: sound });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(item.length)]);
  });

  test('has chapters in the sound, as many as beside it', async () => {
    const { rawPayload } = await app.app.inject({ method: 'GET', url: pathOf(item.url) });
    const { text, headers } = await app.get(at('chapters.json'));
    expect(headers['content-type']).toBe('application/json+chapters; charset=utf-8');
    const chapters = JSON.parse(text) as { chapters: { title: string; url: string }[] };
    expect(new Ajv().validate(CHAPTERS_SCHEMA, chapters)).toBe(true);
    const inside = NodeID3.read(rawPayload).chapter?.map(({ tags }) => tags?.title);
    expect(inside).toEqual(chapters.chapters.map(({ title }) => title));
    expect(chapters.chapters.some(({ url }) => !url.includes('/b/'))).toBe(true);
  });

  test('has transcripts that say the same in three formats', async () => {
    const [vtt, srt, json] = await Promise.all(['vtt', 'srt', 'json'].map((kind) => app.get(at(`transcript.${kind}`))));
    expect([vtt, srt, json].map((answer) => answer?.headers['content-type'])).toEqual([
      'text/vtt; charset=utf-8',
      'application/x-subrip; charset=utf-8',
      'application/json; charset=utf-8',
    ]);
    const transcript = JSON.parse(json!.text) as { segments: { body: string; speaker: string }[] };
    expect(new Ajv().validate(TRANSCRIPT_SCHEMA, transcript)).toBe(true);
    const cues = (await captions.parseText(vtt!.text, { type: 'vtt', strict: true, errors: true })).cues;
    expect(cues.map(({ text }) => text)).toEqual(
      transcript.segments.map(({ speaker, body }) => `<v ${speaker}>${body.replaceAll('&', '&amp;')}`),
    );
    const cards = await captions.parseText(srt!.text, { type: 'srt', strict: true, errors: true });
    expect([cards.errors, cards.cues.length > cues.length]).toEqual([[], true]);
  });

  test.each(['transcript.vtt', 'transcript.srt', 'transcript.json', 'chapters.json', 'cover-3000.jpg'])(
    'lets apps in browsers have %s, and says 304 to whoever has it',
    async (file) => {
      const { status, headers } = await app.get(at(file));
      expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        '*',
        'cross-origin',
      ]);
      const again = await app.get(at(file), { headers: { 'if-none-match': String(headers['etag']) } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  test('has a cover of 3,000 pixels for the episode, and one for itself, each painted once', async () => {
    const own = /<itunes:image href="([^"]+)"/.exec(xml)![1]!;
    for (const url of [own, at('cover-3000.jpg')]) {
      const cover = url.startsWith('http') ? pathOf(url) : url;
      const asked = await Promise.all([1, 2].map(() => app.app.inject({ method: 'GET', url: cover })));
      const [first, again] = asked;
      expect([first?.statusCode, first?.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(again?.rawPayload.equals(first!.rawPayload)).toBe(true);
      const { width, height } = await loadImage(first!.rawPayload);
      expect([width, height]).toEqual([3000, 3000]);
      expect(first!.rawPayload.length).toBeLessThan(512_000);
    }
  });

  test('shows the next briefing at once, and the earlier one as it was', async () => {
    const before = await app.get(path);
    await readyBriefing(token);
    const after = await app.get(path, { headers: { 'if-none-match': String(before.headers['etag']) } });
    expect(after.status).toBe(200);
    const items = (text: string): string[] =>
      text
        .split('<item>')
        .slice(1)
        .map((each) => each.split('</item>')[0] ?? '');
    expect(items(after.text)).toHaveLength(2);
    expect(items(after.text)[1]).toBe(items(before.text)[0]);
  });

  test('shows nobody else’s briefings', async () => {
    const other = await podcastOf(await app.memberToken());
    expect((await app.get(pathOf(other.feed_url))).text).not.toContain('<item>');
  });

  test('has the briefings of an anonymous agent once they are claimed', async () => {
    const [from, to] = [await app.memberToken('from@example.org'), await app.memberToken('to@example.org')];
    await readyBriefing(from);
    const { feed_url } = await podcastOf(to);
    expect((await app.get(pathOf(feed_url))).text).not.toContain('<item>');
    const claim = {
      from: await callerOf('from@example.org'),
      to: await callerOf('to@example.org'),
      claimedAt: Date.now(),
    };
    await app.app.get(PersonalDataIndex).handOver(claim);
    expect((await app.get(pathOf(feed_url))).text.split('<item>')).toHaveLength(2);
  });

  test('is gone with all that was kept of it when its owner is erased', async () => {
    const cover = pathOf(/<itunes:image href="([^"]+)"/.exec(xml)![1]!);
    const guid = /<podcast:guid>([^<]+)</.exec(xml)![1]!;
    const erasure = { caller: await callerOf(email), askedBy: 'operator', askedAt: Date.now() };
    for (const data of app.app.get(PersonalDataIndex).all()) await data.erase(erasure);
    const gone = [path, cover, at('cover-3000.jpg'), at('transcript.vtt'), at('chapters.json'), at('audio.mp3')];
    const statuses = await Promise.all(gone.map(async (url) => (await app.get(url)).status));
    expect(statuses).toEqual(gone.map(() => 404));
    // What was being written meanwhile is not kept.
    const late = [{ briefingId: 'art_late' as BriefingId, revision: 1, xml: '<item/>' }];
    await app.app.get(RenderedEpisodeStore, { strict: false }).keep(erasure.caller, 'late', late);
    const kept = await app.app
      .get(Database)
      .query('select from shows.podcast_episode where owner = $1', [erasure.caller]);
    expect(kept).toEqual([]);
    const store = app.app.get(PackedEpisodeStore, { strict: false });
    await store.keep(guid, 'late', { deflated: Buffer.alloc(1), crc32: 0, bytes: 0 });
    expect(await app.app.get(Database).query('select from shows.packed_episodes where guid = $1', [guid])).toEqual([]);
  });
});

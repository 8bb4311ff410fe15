import { gunzipSync } from 'node:zlib';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { Ajv } from 'ajv';
import NodeID3 from 'node-id3';
import partytime from 'podcast-partytime';
import RssParser from 'rss-parser';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import type { BriefingId, CallerId } from '../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../src/shared/kernel/compliance/personal-data-index.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { PackedEpisodeStore } from '../../../src/shows/podcasts/application/ports/packed-episode-store.js';
import { RenderedEpisodeStore } from '../../../src/shows/podcasts/application/ports/rendered-episode-store.js';
import { CHAPTERS_SCHEMA, TRANSCRIPT_SCHEMA } from '../../briefing/adapters/podcasting/published-schemas.js';
import { captions } from '../../support/captions.js';
import type { TestApp } from '../../support/http/http-app.js';
import { until } from '../../support/time/until.js';
import { pathOf, Podcasts } from './podcasts-kit.js';

let podcasts: Podcasts;
let app: TestApp;
let second: TestApp;

beforeAll(async () => {
  podcasts = await Podcasts.start();
  ({ app, second } = podcasts);
});

afterAll(() => podcasts?.close());

const callerOf = (email: string): Promise<CallerId> =>
  app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email }));

describe('a podcast feed with a briefing', () => {
  const email = 'listener@example.org';
  let token: string;
  let path: string;
  let xml: string;
  let item: { url: string; length: number };
  const at = (ending: string): string => `${pathOf(item.url).replace('/audio.mp3', '')}/${ending}`;

  beforeAll(async () => {
    token = await app.memberToken(email);
    path = pathOf((await podcasts.of(token)).feed_url);
    await podcasts.readyBriefing(token);
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
    await podcasts.readyBriefing(token);
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
    const other = await podcasts.of(await app.memberToken());
    expect((await app.get(pathOf(other.feed_url))).text).not.toContain('<item>');
  });

  test('has the briefings of an anonymous agent once they are claimed', async () => {
    const [from, to] = [await app.memberToken('from@example.org'), await app.memberToken('to@example.org')];
    await podcasts.readyBriefing(from);
    const { feed_url } = await podcasts.of(to);
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

import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { ObjectStorage } from '../support/servers/object-storage.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { Agent, type Artifact } from './client.js';

let feeds: FeedServer;
let storage: ObjectStorage;
let dataDir: string;
let program: Program;
let artifact: Artifact;
let audio: Buffer;

beforeAll(async () => {
  [feeds, storage, dataDir] = await Promise.all([FeedServer.start(), ObjectStorage.start(), newDataDir()]);
  program = await Program.start({ dataDir, env: { ...storage.env, FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8' } });
});

afterAll(async () => {
  await stopPrograms();
  await Promise.all([feeds?.close(), storage?.close()]);
  await removeDataDir(dataDir);
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(program.baseUrl + new URL(url).pathname, { headers, method });

/** What lies beside the player: `audio.mp3`, `download`, `cover.jpg`. */
const beside = (name: string): string => artifact.audio_url.replace('audio.mp3', name);

/** The tests are one story, in order. */
describe('a program with its media in object storage', () => {
  test('makes a briefing, and keeps all its files there', async () => {
    const agent = await Agent.anonymous(program);
    await agent.subscribe(feeds.serve('gazette', newsItems(3, Date.now())));
    artifact = await agent.finished(await agent.request('What is new?'));
    expect(artifact.status).toBe('ready');
    expect(await readdir(dataDir)).not.toContain('media');
  });

  test('serves the sound whole, to be kept for ever', async () => {
    const response = await get(artifact.audio_url);
    audio = Buffer.from(await response.arrayBuffer());
    expect(audio.byteLength).toBe(artifact.audio_size_bytes);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('serves a part of it', async () => {
    const response = await get(artifact.audio_url, { range: 'bytes=1000-1999' });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${audio.byteLength}`,
    ]);
    expect(Buffer.from(await response.arrayBuffer()).equals(audio.subarray(1000, 2000))).toBe(true);
  });

  test('tells its size without it, and does not send it again to who has it', async () => {
    const head = await get(artifact.audio_url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(audio.byteLength)]);
    const again = await get(artifact.audio_url, { 'if-none-match': head.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('serves the download and the cover', async () => {
    const download = await get(beside('download'));
    expect(download.headers.get('content-disposition')).toContain('attachment; filename=');
    expect(Buffer.from(await download.arrayBuffer()).equals(audio)).toBe(true);
    const cover = await get(beside('cover.jpg'));
    expect(cover.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await cover.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test('says that it is not ready while the storage is away, and serves again when it is back', async () => {
    await storage.goAway();
    const [ready, refused] = [await get(`${program.baseUrl}/readyz`), await get(artifact.audio_url)];
    await storage.comeBack();
    expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { database: 'ok', media: 'failing' } }]);
    expect(refused.status).toBe(503);
    expect((await get(`${program.baseUrl}/readyz`)).status).toBe(200);
    expect((await (await get(artifact.audio_url)).arrayBuffer()).byteLength).toBe(audio.byteLength);
  });

  test('refuses to start without its bucket, in words and without a secret', async () => {
    await program.stop();
    const env = { ...storage.env, MEDIA_URL: storage.url('nowhere') };
    const failed = await Program.start({ dataDir, env }).catch((error: Error) => error.message);
    expect(failed).toContain('MEDIA_URL: there is no bucket "nowhere"');
    expect(failed).not.toContain(storage.env['AWS_SECRET_ACCESS_KEY']);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastifyFactory, { type FastifyInstance } from 'fastify';
import { DiskMediaStore } from '../../../../../src/shared/storage/media/disk-media-store.js';
import { serveMedia } from '../../../../../src/shared/delivery/web/serving/serve-media.js';

const CONTENT = Buffer.from('0123456789');
const ETAG = '"5ha"';
const file = { key: 'a/file.mp3', bytes: CONTENT.byteLength, sha256: '5ha', contentType: 'audio/mpeg' };

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const media = await DiskMediaStore.open(join(folder, 'media'));
  await media.put(file.key, CONTENT);
  server = fastifyFactory();
  server.get('/file', (request, reply) => serveMedia(media, file, request, reply));
  server.get('/gone', (request, reply) => serveMedia(media, { ...file, key: 'gone' }, request, reply));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, url = '/file') => server.inject({ url, headers });

describe('a served file', () => {
  test.each([
    ['bytes=0-3', '0123', '0-3'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=8-999', '89', '8-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=-10', '0123456789', '0-9'],
    ['bytes=-99999', '0123456789', '0-9'],
  ])('answers the range %s with %s', async (range, body, served) => {
    const answer = await get({ range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
      206,
      body,
      `bytes ${served}/10`,
    ]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test.each(['bytes=10-', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'refuses the range %s, and nobody keeps the refusal',
    async (range) => {
      const { statusCode, headers } = await get({ range });
      expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([416, 'bytes */10', 'no-store']);
    },
  );

  test.each(['lines=0-3', 'bytes=0-1,4-5', 'bytes=5-3', 'bytes=a-b', 'bytes=', 'bytes=1.5-3', 'bytes=-'])(
    'is whole when the range %s may be ignored',
    async (range) => {
      const answer = await get({ range });
      expect([answer.statusCode, answer.body]).toEqual([200, '0123456789']);
    },
  );

  test('answers a range only of the version that was meant', async () => {
    expect((await get({ range: 'bytes=0-3', 'if-range': ETAG })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])('is not sent again to who knows %s', async (known) => {
    const answer = await get({ 'if-none-match': known });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', ETAG]);
  });

  test('is sent to who knows another version', async () => {
    expect((await get({ 'if-none-match': '"other", W/"older"' })).statusCode).toBe(200);
  });

  test('that is gone leaves nothing of itself on the refusal', async () => {
    const { headers, body } = await get({}, '/gone');
    expect(headers).not.toHaveProperty('etag');
    expect(headers['cache-control']).toBeUndefined();
    expect(headers['content-length']).toBe(String(body.length));
  });
});

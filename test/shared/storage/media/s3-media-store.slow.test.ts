import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../../../src/config/environment.js';
import { MediaUnavailable } from '../../../../src/shared/storage/media/media-store.js';
import { S3MediaStore } from '../../../../src/shared/storage/media/s3-media-store.js';
import { s3LocationOf } from '../../../../src/config/s3-location.js';
import { answerXml, CREDENTIALS, ObjectStorage } from '../../../support/servers/object-storage.js';
import { mediaStoreContract } from './media-store.contract.js';

/** Long enough for a busy machine, where it must not run out. */
const SHORT_PATIENCE_MS = 2_000;

Object.assign(process.env, CREDENTIALS);

let storage: ObjectStorage;
let forgetful: ObjectStorage;

beforeAll(async () => {
  storage = await ObjectStorage.start();
  forgetful = await ObjectStorage.start({ conditionalWrites: false });
});

afterEach(async () => {
  storage.intercept();
});

afterAll(async () => {
  await storage.close();
  await forgetful.close();
});

const open = (url = storage.url(), patienceMs?: number): Promise<S3MediaStore> =>
  S3MediaStore.open(s3LocationOf(url), patienceMs);

const openImpatient = (): Promise<S3MediaStore> => open(storage.url(), SHORT_PATIENCE_MS);

mediaStoreContract('S3', () => open());
mediaStoreContract('S3 below a prefix', () => open(storage.url('briefings', 'team_1/media')));
mediaStoreContract('S3 without conditional writes', () => open(forgetful.url()));

let keys = 0;
const newKey = (): string => `art_${(keys += 1)}/audio.mp3`;

const localFile = async (content: Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'media-')), 'audio.part');
  await writeFile(path, content);
  return path;
};

const isWrite = ({ method }: IncomingMessage): boolean => method === 'PUT';

/** Does this to the first so many requests that match. */
const first =
  (times: number, matches: (request: IncomingMessage) => boolean, act: (response: ServerResponse) => void) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (times === 0 || !matches(request)) return false;
    times -= 1;
    request.resume();
    act(response);
    return true;
  };

describe('the S3 media store', () => {
  test('keeps everything below its prefix', async () => {
    const key = newKey();
    await (await open(storage.url('briefings', 'team_2/'))).put(key, Buffer.from('x'));
    expect(storage.requests).toContain(`PUT /briefings/team_2/${key}?x-id=PutObject`);
    expect(await (await open(storage.url('briefings', 'team_3'))).stat(key)).toBeNull();
  });

  test('does not upload a file again that exists already', async () => {
    const [store, key] = [await open(), newKey()];
    await store.put(key, Buffer.from('once'));
    const before = storage.requests.length;
    await store.put(key, Buffer.from('once'));
    expect(storage.requests.slice(before)).toEqual([`HEAD /briefings/${key}`]);
  });

  test('succeeds for both writers of one key at the same moment, and keeps the first content', async () => {
    const [store, other, key] = [await open(), await open(), newKey()];
    let hidden = 1;
    storage.intercept(({ method }, response) => {
      // The key is not there when we look, and is when we write.
      if (method !== 'HEAD' || hidden === 0) return false;
      hidden -= 1;
      void other.put(key, Buffer.from('other')).then(() => response.writeHead(404).end());
      return true;
    });
    await store.put(key, Buffer.from('mine'));
    expect(String(await store.readAll(key))).toBe('other');
  });

  test('writes unconditionally where the store does not support conditional writes', async () => {
    const [store, key] = [await open(), newKey()];
    storage.intercept((request, response) => {
      if (request.headers['if-none-match'] === undefined) return false;
      request.resume();
      answerXml(response, 501, 'NotImplemented');
      return true;
    });
    await store.put(key, Buffer.from('kept'));
    expect(String(await store.readAll(key))).toBe('kept');
  });

  test.each([
    ['is too busy', (response: ServerResponse) => answerXml(response, 503, 'SlowDown')],
    ['breaks the connection', (response: ServerResponse) => void response.destroy()],
    ['never answers', () => undefined],
    ['is writing the same key', (response: ServerResponse) => answerXml(response, 409, 'ConditionalRequestConflict')],
  ])('retries a write when the store %s once', async (_, act) => {
    const [store, key, content] = [await openImpatient(), newKey(), Buffer.alloc(300_000, 7)];
    storage.intercept(first(1, isWrite, act));
    await store.putFile(key, await localFile(content));
    expect((await store.readAll(key))?.equals(content)).toBe(true);
  });

  test('retries a read when the store is too busy once', async () => {
    const [store, key] = [await open(), newKey()];
    await store.put(key, Buffer.from('kept'));
    storage.intercept(
      first(
        1,
        ({ method }) => method === 'GET',
        (response) => answerXml(response, 503, 'SlowDown'),
      ),
    );
    expect(String(await store.readAll(key))).toBe('kept');
  });

  test('succeeds although the answer to a write was lost', async () => {
    const [store, key] = [await open(), newKey()];
    storage.intercept((request, response) => {
      if (isWrite(request)) response.once('finish', () => request.socket.destroy()).flushHeaders = () => undefined;
      return false;
    });
    await store.put(key, Buffer.from('kept'));
    expect(String(await store.readAll(key))).toBe('kept');
  });

  test('throws MediaUnavailable while the store is unavailable, and works again afterwards', async () => {
    const [store, key] = [await open(), newKey()];
    await store.put(key, Buffer.from('kept'));
    const local = await localFile(Buffer.from('later'));
    await storage.goAway();
    const attempts = [
      store.stat(key),
      store.read(key),
      store.readAll(key),
      store.put(newKey(), Buffer.from('x')),
      store.putFile(newKey(), local),
      store.removeBelow('art_1'),
      store.check(),
    ];
    for (const attempt of attempts.map((one) => expect(one).rejects.toThrow(MediaUnavailable))) await attempt;
    expect(String(await readFile(local))).toBe('later');
    await storage.comeBack();
    await store.check();
    expect(String(await store.readAll(key))).toBe('kept');
  });

  test('aborts a download that stalls', async () => {
    const [store, key] = [await openImpatient(), newKey()];
    storage.intercept(({ method }, response) => {
      if (method !== 'GET') return false;
      response.writeHead(200, { 'content-length': 100 }).write('half');
      return true;
    });
    await expect(store.readAll(key)).rejects.toThrow(MediaUnavailable);
  });

  test('removes a folder of more keys than one page of a listing', async () => {
    const store = await open();
    const many = Array.from({ length: 120 }, (_, n) => `art_many/${n}/x`);
    for (const key of many) await store.put(key, Buffer.from('x'));
    await store.removeBelow('art_many');
    expect(await Promise.all(many.map((key) => store.stat(key)))).toEqual(many.map(() => null));
  });
});

describe('the S3 media store at an unusable location', () => {
  const refused = async (url: string): Promise<string> => {
    const error = await open(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  };

  test('refuses to start without the bucket', async () => {
    expect(await refused(storage.url('nowhere'))).toMatch(
      /^MEDIA_URL: there is no bucket "nowhere" at 127.0.0.1:\d+\./,
    );
  });

  test('refuses to start with wrong credentials, without repeating them', async () => {
    storage.intercept((_, response) => {
      answerXml(response, 403, 'InvalidAccessKeyId');
      return true;
    });
    const words = await refused(storage.url());
    expect(words).toContain('refuses our credentials for bucket "briefings" (403)');
    expect(words).not.toContain(CREDENTIALS.AWS_SECRET_ACCESS_KEY);
  });

  test('starts although the store is unavailable at the moment', async () => {
    const url = storage.url();
    await storage.goAway();
    const store = await open(url);
    await expect(store.check()).rejects.toThrow(MediaUnavailable);
    await storage.comeBack();
    await store.check();
  });
});

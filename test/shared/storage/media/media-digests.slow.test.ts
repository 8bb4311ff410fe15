import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import { MediaDigests } from '../../../../src/shared/storage/media/media-digests.js';

const CONTENT = Buffer.from('what was said');
const KNOWN = {
  key: 'art_1/audio.mp3',
  bytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
};

async function storeThatFailsWith(code: string): Promise<MediaDigests> {
  const store = await DiskMediaStore.open(join(await mkdtemp(join(tmpdir(), 'digests-')), 'media'));
  await store.put(KNOWN.key, CONTENT);
  const broken = Object.assign(new Error(code), { code });
  store.read = () =>
    Promise.resolve(
      Readable.from(
        (function* () {
          yield CONTENT.subarray(0, 4);
          throw broken;
        })(),
      ),
    );
  return new MediaDigests(store);
}

test('a file on a spoilt piece of the disk is damaged, so that it is made again', async () => {
  expect(await (await storeThatFailsWith('EIO')).look(KNOWN)).toBe('altered');
});

test('a store that fails otherwise says nothing about the file', async () => {
  await expect((await storeThatFailsWith('ECONNRESET')).look(KNOWN)).rejects.toThrow('ECONNRESET');
});

test('who asks about a file while somebody looks at it is told the same, and who asks later is told anew', async () => {
  const store = await DiskMediaStore.open(join(await mkdtemp(join(tmpdir(), 'digests-')), 'media'));
  await store.put(KNOWN.key, CONTENT);
  const digests = new MediaDigests(store);
  let looks = 0;
  const stat = store.stat.bind(store);
  store.stat = (key) => {
    looks += 1;
    return stat(key);
  };
  await digests.look(KNOWN);
  looks = 0;
  expect(await Promise.all([1, 2, 3].map(() => digests.look(KNOWN)))).toEqual(['intact', 'intact', 'intact']);
  expect(looks).toBe(1);
  await store.removeBelow('art_1');
  expect(await digests.look(KNOWN)).toBe('gone');
});

test('the content of a file is given only while it is what is on record', async () => {
  const store = await DiskMediaStore.open(join(await mkdtemp(join(tmpdir(), 'digests-')), 'media'));
  await store.put(KNOWN.key, CONTENT);
  const digests = new MediaDigests(store);
  expect(await digests.content(KNOWN)).toEqual(CONTENT);
  expect(await digests.content({ ...KNOWN, sha256: '0'.repeat(64) })).toBe('altered');
  await store.removeBelow('art_1');
  expect(await digests.content(KNOWN)).toBe('gone');
});

import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../../../../src/shared/storage/media/media-store.js';

const key = (): string => `briefings/art_${randomUUID()}/audio.mp3`;
const bytes = Buffer.from(Array.from({ length: 10_000 }, (_, n) => n % 251));

const all = async (stream: Readable | null): Promise<Buffer> => {
  if (stream === null) throw new Error('nothing there');
  return await buffer(stream);
};

/** What every MediaStore promises. */
export function mediaStoreContract(name: string, open: () => Promise<MediaStore>): void {
  describe(`media store contract: ${name}`, () => {
    test('gives back what was put, whole and in ranges', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, bytes);
      expect(await store.stat(one)).toMatchObject({ bytes: bytes.length });
      expect(await store.readAll(one)).toEqual(bytes);
      expect(await all(await store.read(one))).toEqual(bytes);
      expect(await all(await store.read(one, { start: 0, end: 0 }))).toEqual(bytes.subarray(0, 1));
      expect(await all(await store.read(one, { start: 100, end: 9_999 }))).toEqual(bytes.subarray(100));
    });

    test('what is damaged gives way to a file that is right, and its version tells', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, Buffer.from('damaged'));
      const damaged = await store.stat(one);
      expect(await store.stat(one)).toEqual(damaged);
      const local = join(await mkdtemp(join(tmpdir(), 'replacing-')), 'file');
      await writeFile(local, bytes);
      await store.replaceFile(one, local);
      expect(await store.readAll(one)).toEqual(bytes);
      expect((await store.stat(one))?.version).not.toBe(damaged?.version);
      await expect(readFile(local)).rejects.toThrow('ENOENT');
    });

    test('a file takes the place of what was lost', async () => {
      const [store, one] = [await open(), key()];
      const local = join(await mkdtemp(join(tmpdir(), 'replacing-')), 'file');
      await writeFile(local, bytes);
      await store.replaceFile(one, local);
      expect(await store.readAll(one)).toEqual(bytes);
    });

    test('a key that was never written holds nothing', async () => {
      const [store, one] = [await open(), key()];
      expect(await store.stat(one)).toBeNull();
      expect(await store.read(one)).toBeNull();
      expect(await store.readAll(one)).toBeNull();
    });

    test('a key is no key because longer keys begin with it', async () => {
      const [store, one] = [await open(), key()];
      await store.put(`${one}/part`, bytes);
      expect(await store.stat(one)).toBeNull();
      expect(await store.read(one)).toBeNull();
      expect(await store.readAll(one)).toBeNull();
    });

    test('the first content of a key stays', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, Buffer.from('first'));
      await store.put(one, Buffer.from('second, and longer'));
      expect(String(await store.readAll(one))).toBe('first');
    });

    test('of many writers at once one wins and all succeed', async () => {
      const [store, one] = [await open(), key()];
      const contents = Array.from({ length: 10 }, (_, n) => Buffer.alloc(50_000, n));
      await Promise.all(contents.map(async (content) => await store.put(one, content)));
      const stored = await store.readAll(one);
      expect(contents.some((content) => stored?.equals(content))).toBe(true);
    });

    test('takes over a local file', async () => {
      const [store, one] = [await open(), key()];
      const local = join(await mkdtemp(join(tmpdir(), 'media-')), 'audio.part');
      await writeFile(local, bytes);
      await store.putFile(one, local);
      expect(await store.readAll(one)).toEqual(bytes);
      await expect(readFile(local)).rejects.toThrow('ENOENT');
    });

    test('a file for a key that exists is dropped', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, Buffer.from('first'));
      const local = join(await mkdtemp(join(tmpdir(), 'media-')), 'audio.part');
      await writeFile(local, bytes);
      await store.putFile(one, local);
      expect(String(await store.readAll(one))).toBe('first');
    });

    test('an empty file is a file', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, Buffer.alloc(0));
      expect(await store.stat(one)).toMatchObject({ bytes: 0 });
      expect(await all(await store.read(one))).toHaveLength(0);
    });

    test('removes all that is below a folder, however often, and nothing beside it', async () => {
      const [store, folder] = [await open(), `art_${randomUUID()}`];
      const [below, beside] = [
        [`${folder}/a`, `${folder}/b/c.mp3`, `${folder}/b/d/e`],
        [`${folder}-2/a`, key()],
      ];
      for (const one of [...below, ...beside]) await store.put(one, bytes);
      await store.removeBelow(folder);
      await store.removeBelow(folder);
      const held = async (one: string) => [await store.stat(one), await store.read(one), await store.readAll(one)];
      for (const one of below) expect(await held(one)).toEqual([null, null, null]);
      for (const one of beside) expect(await store.stat(one)).toMatchObject({ bytes: bytes.length });
    });

    test('what was removed may be written anew', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, Buffer.from('first'));
      await store.removeBelow('briefings');
      await store.put(one, Buffer.from('second'));
      expect(String(await store.readAll(one))).toBe('second');
    });

    test('a folder that is a file has nothing below it', async () => {
      const [store, one] = [await open(), key()];
      await store.put(one, bytes);
      await store.removeBelow(one);
      expect(await store.readAll(one)).toEqual(bytes);
    });

    test.each([
      '',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../b',
      'a/.hidden',
      '.incoming/x',
      'A',
      'a\\b',
      'a b',
      'a\n',
      'a\u0000',
    ])('refuses the key %j', async (wrong) => {
      const store = await open();
      await expect(store.put(wrong, bytes)).rejects.toThrow('not a media key');
      await expect(store.read(wrong)).rejects.toThrow('not a media key');
      await expect(store.stat(wrong)).rejects.toThrow('not a media key');
      await expect(store.removeBelow(wrong)).rejects.toThrow('not a media key');
    });
  });
}

import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import { MediaUnavailable } from '../../../../src/shared/storage/media/media-store.js';
import { mediaStoreContract } from './media-store.contract.js';

const folder = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'media-')), 'media');

mediaStoreContract('disk', async () => await DiskMediaStore.open(await folder()));

describe('the disk media store', () => {
  test('leaves no temporary file behind', async () => {
    const root = await folder();
    const store = await DiskMediaStore.open(root);
    await Promise.all(['a', 'a', 'b/c'].map(async (key) => await store.put(key, Buffer.from(key))));
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  test('is shut to other users of the machine, also where its folder was open to them', async () => {
    const root = await folder();
    await mkdir(root, { mode: 0o755 });
    await DiskMediaStore.open(root);
    expect(((await stat(root)).mode & 0o777).toString(8)).toBe('700');
  });

  test('removes temporary files older than an hour when it is opened, and spares newer ones', async () => {
    const root = await folder();
    await DiskMediaStore.open(root);
    const [old, young] = [join(root, '.incoming', 'old'), join(root, '.incoming', 'young')];
    await Promise.all([writeFile(old, ''), writeFile(young, '')]);
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(old, twoHoursAgo, twoHoursAgo);
    await DiskMediaStore.open(root);
    expect(await readdir(join(root, '.incoming'))).toEqual(['young']);
  });

  test('removes a folder while others write to it and remove it too', async () => {
    const root = await folder();
    const [store, other] = [await DiskMediaStore.open(root), await DiskMediaStore.open(root)];
    for (let round = 0; round < 20; round += 1) {
      for (let n = 0; n < 4; n += 1) await store.put(`art_1/${n}`, Buffer.from('old'));
      // A writer may fail: what it writes shall not be.
      const writing = ['a', 'b', 'c'].map(async (name) => await other.put(`art_1/${name}`, Buffer.from('new')));
      await Promise.all([store.removeBelow('art_1'), other.removeBelow('art_1'), Promise.allSettled(writing)]);
    }
    await store.removeBelow('art_1');
    expect((await readdir(root)).filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  test('can be opened while other processes write to it, and clean it up too', async () => {
    const root = await folder();
    const store = await DiskMediaStore.open(root);
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (let n = 0; n < 50; n += 1) {
      await writeFile(join(root, '.incoming', `old-${n}`), '');
      await utimes(join(root, '.incoming', `old-${n}`), twoHoursAgo, twoHoursAgo);
    }
    const writing = Array.from({ length: 30 }, async (_, n) => await store.put(`a/${n}`, Buffer.alloc(1_000)));
    await Promise.all([...writing, ...Array.from({ length: 8 }, async () => await DiskMediaStore.open(root))]);
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  test('puts a file where a folder, a pipe or a link that goes round took its place, and a folder stays beside', async () => {
    const root = await folder();
    const store = await DiskMediaStore.open(root);
    const [place, right] = [join(root, 'art_1', 'script'), join(root, 'right')];
    const takers = {
      folder: () => mkdir(join(place, 'of-somebody'), { recursive: true }),
      pipe: () => execFileSync('mkfifo', [place]),
      circle: () => symlink(place, place),
    };
    await store.put('art_1/script', Buffer.from('right'));
    for (const [name, take] of Object.entries(takers)) {
      await rm(place, { recursive: true });
      await take();
      expect([name, await store.stat('art_1/script'), await store.readAll('art_1/script')]).toEqual([name, null, null]);
      await writeFile(right, 'right');
      await store.replaceFile('art_1/script', right);
      expect([name, (await store.readAll('art_1/script'))?.toString()]).toEqual([name, 'right']);
    }
    const [aside = ''] = await readdir(join(root, '.incoming'));
    expect(await readdir(join(root, '.incoming', aside))).toEqual(['of-somebody']);
  });

  test('says that it cannot be reached while nobody may read its mark', async () => {
    const root = await folder();
    const store = await DiskMediaStore.open(root);
    await rm(join(root, '.media-folder'));
    await mkdir(join(root, '.media-folder'));
    await expect(store.readAll('art_1/script')).rejects.toThrow(MediaUnavailable);
  });

  test('keeps its files over a restart', async () => {
    const root = await folder();
    await (await DiskMediaStore.open(root)).put('x/y', Buffer.from('kept'));
    expect(String(await (await DiskMediaStore.open(root)).readAll('x/y'))).toBe('kept');
  });
});

describe('a folder of media that is not mounted', () => {
  /** What is mounted goes elsewhere, and an empty folder is in its place. */
  async function unmount(root: string): Promise<void> {
    await rename(root, `${root}-elsewhere`);
    await mkdir(root);
  }

  async function mountAgain(root: string): Promise<void> {
    await rename(root, `${root}-empty`);
    await rename(`${root}-elsewhere`, root);
  }

  test.each([
    ['before the start', true],
    ['while the program runs', false],
  ])('%s is told from files that are gone: nothing is read, written or removed', async (_, restarts) => {
    const root = await folder();
    const before = await DiskMediaStore.open(root);
    await before.put('art_1/audio.mp3', Buffer.from('kept'));
    await unmount(root);
    const store = restarts ? await DiskMediaStore.open(root) : before;
    const local = join(await mkdtemp(join(tmpdir(), 'local-')), 'file');
    await writeFile(local, 'new');
    for (const ask of [
      () => store.stat('art_1/audio.mp3'),
      () => store.read('art_1/audio.mp3'),
      () => store.readAll('art_1/audio.mp3'),
      () => store.put('art_2/audio.mp3', Buffer.from('lost later')),
      () => store.putFile('art_2/audio.mp3', local),
      () => store.replaceFile('art_1/audio.mp3', local),
      () => store.removeBelow('art_1'),
      () => store.check(),
    ]) {
      await expect(ask()).rejects.toThrow(MediaUnavailable);
    }
    expect(await readdir(root)).toEqual([]);
    await mountAgain(root);
    expect(String(await store.readAll('art_1/audio.mp3'))).toBe('kept');
    await store.check();
    await store.put('art_2/audio.mp3', Buffer.from('new'));
    expect(await store.stat('art_3/audio.mp3')).toBeNull();
  });

  test('is no other folder that is mounted in its place', async () => {
    const [root, other] = [await folder(), await folder()];
    await DiskMediaStore.open(root);
    await DiskMediaStore.open(other);
    await rename(root, `${root}-elsewhere`);
    await rename(other, root);
    await expect((await DiskMediaStore.open(root)).check()).rejects.toThrow(MediaUnavailable);
  });

  test('is known to all who share it, also when they begin at once', async () => {
    const root = await folder();
    const stores = await Promise.all(Array.from({ length: 8 }, async () => await DiskMediaStore.open(root)));
    for (const store of stores) await store.check();
    expect(((await stat(`${root}.id`)).mode & 0o777).toString(8)).toBe('600');
  });
});

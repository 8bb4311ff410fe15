import { mkdtemp, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { MediaBriefingFiles } from '../../../../src/briefing/adapters/media/media-briefing-files.js';
import type { DamagedFiles } from '../../../../src/briefing/application/ports/media/damaged-files.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { BriefingId } from '../../../../src/shared/kernel/identifiers.js';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import { MediaDigests } from '../../../../src/shared/storage/media/media-digests.js';

const LENT = join(tmpdir(), 'podcast-briefing-');
const ID = brand<BriefingId>('art_01jd5cz3pxe2y8r4w2x6v9k7qa');

let folder: string;
let files: MediaBriefingFiles;
/** Of which nothing is noted any more. */
const forgotten: BriefingId[] = [];
/** Keys of files that were read as a whole. */
const read: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefing-files-'));
  const store = await DiskMediaStore.open(join(folder, 'media'));
  const readAll = store.readAll.bind(store);
  store.readAll = (key) => {
    read.push(key);
    return readAll(key);
  };
  files = new MediaBriefingFiles(store, new MediaDigests(store), {
    forget: (id: BriefingId) => void forgotten.push(id),
  } as unknown as DamagedFiles);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the store of briefing files', () => {
  test('gives back what it was given', async () => {
    const ref = await files.keepJson(ID, 'script', { title: '早安 😀', lines: [1, 2] });
    expect(await files.json(ref)).toEqual({ title: '早安 😀', lines: [1, 2] });
  });

  test('keeps the same content once, and different content of the same name beside each other', async () => {
    const first = await files.keepBytes(ID, 'cover.jpg', Buffer.from('one'));
    expect(await files.keepBytes(ID, 'cover.jpg', Buffer.from('one'))).toEqual(first);
    const second = await files.keepBytes(ID, 'cover.jpg', Buffer.from('two'));
    expect(second.key).not.toBe(first.key);
    expect(first).toMatchObject({ bytes: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('forgets a briefing with every file, twice as well as once, and no other briefing', async () => {
    const gone = brand<BriefingId>('art_01jd5cz3pxe2y8r4w2x6v9k7qb');
    const [first, second] = [await files.keepJson(gone, 'script', 1), await files.keepJson(gone, 'late', 2)];
    const other = await files.keepJson(ID, 'script', 'another');
    await files.forget(gone);
    await files.forget(gone);
    await expect(files.json(first)).rejects.toThrow('is gone');
    await expect(files.json(second)).rejects.toThrow('is gone');
    expect(await files.json(other)).toBe('another');
    expect(forgotten).toEqual([gone, gone]);
  });

  test('takes a file over and lends copies of it', async () => {
    const local = join(folder, 'frames');
    await writeFile(local, Buffer.alloc(100_000, 7));
    const ref = await files.keepFile(ID, 'frames', local);
    await files.copyTo(ref, join(folder, 'copy'));
    expect((await readFile(join(folder, 'copy'))).equals(Buffer.alloc(100_000, 7))).toBe(true);
    expect(ref.bytes).toBe(100_000);
  });

  test('refuses content that is not what the history says of it', async () => {
    const ref = await files.keepJson(ID, 'timeline', { durationMs: 1 });
    await writeFile(join(folder, 'media', ref.key), '{"durationMs":2}');
    await expect(files.json(ref)).rejects.toThrow('is not what the history says of it');
    await expect(files.copyTo(ref, join(folder, 'copy'))).rejects.toThrow('is not what the history says of it');
    await expect(files.json({ ...ref, key: `${ID}/0000000000000000-gone.json` })).rejects.toThrow('gone');
  });

  test('opens a JSON file once for all who read it, and nobody can change what others read', async () => {
    const ref = await files.keepJson(ID, 'opened', { hosts: [{ name: 'Alex' }] });
    const first = await files.json<{ hosts: { name: string }[] }>(ref);
    expect(await files.json(ref)).toBe(first);
    expect(read.filter((key) => key === ref.key)).toHaveLength(1);
    expect(() => first.hosts.push({ name: 'Emma' })).toThrow(TypeError);
    expect(() => Object.assign(first.hosts[0] ?? {}, { name: 'Emma' })).toThrow(TypeError);
  });

  test.each([
    ['edited', (path: string) => writeFile(path, '{"title":"tale"}'), 'is not what the history says of it'],
    ['cut short', (path: string) => truncate(path, 5), 'is not what the history says of it'],
    ['removed', (path: string) => rm(path), 'is gone'],
  ])('refuses a file that was %s after it was opened, until it is back', async (how, damage, refusal) => {
    const ref = await files.keepJson(ID, `then ${how}`.replaceAll(' ', '-'), { title: 'true' });
    const path = join(folder, 'media', ref.key);
    const right = await readFile(path);
    await files.json(ref);
    await damage(path);
    for (const _ of [1, 2]) await expect(files.json(ref)).rejects.toThrow(refusal);
    await writeFile(path, right);
    expect(await files.json(ref)).toEqual({ title: 'true' });
  });

  test('gives nothing of an opened file when the briefing was forgotten, here or on another machine', async () => {
    const gone = brand<BriefingId>('art_01jd5cz3pxe2y8r4w2x6v9k7qc');
    const refs = [await files.keepJson(gone, 'script', 1), await files.keepJson(gone, 'timeline', 2)] as const;
    for (const ref of refs) await files.json(ref);
    await rm(join(folder, 'media', refs[0].key));
    await expect(files.json(refs[0])).rejects.toThrow('is gone');
    await files.forget(gone);
    for (const ref of refs) await expect(files.json(ref)).rejects.toThrow('is gone');
  });

  test('does not take a reference of another content for one that was opened under the same key', async () => {
    const ref = await files.keepJson(ID, 'one-content', { title: 'true' });
    await files.json(ref);
    await expect(files.json({ ...ref, sha256: '0'.repeat(64) })).rejects.toThrow('is not what the history says of it');
  });

  test('clears away what killed workers had lent, and spares what may still be in use', async () => {
    const [old, young] = [await mkdtemp(LENT), await mkdtemp(LENT)];
    await Promise.all([old, young].map((path) => writeFile(join(path, 'frames'), 'half')));
    const threeHoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000);
    await utimes(old, threeHoursAgo, threeHoursAgo);
    await files.withFolder(() => stat(young));
    await expect(stat(old)).rejects.toThrow('ENOENT');
    await rm(young, { recursive: true });
  });

  test('spares what others work with where the clock of this process is ahead', async () => {
    const theirs = await mkdtemp(LENT);
    const ahead = Date.now() + 3 * 60 * 60 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(ahead);
    await files.withFolder(() => stat(theirs)).finally(() => clock.mockRestore());
    await rm(theirs, { recursive: true });
  });

  test('clears a lent folder away, also after a failure', async () => {
    let lent = '';
    const work = files.withFolder(async (path) => {
      lent = path;
      await writeFile(join(path, 'half'), 'done');
      throw new Error('the voice broke');
    });
    await expect(work).rejects.toThrow('the voice broke');
    await expect(stat(lent)).rejects.toThrow('ENOENT');
  });
});

import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { DerivedMedia } from '../../../../src/shared/storage/media/derived-media.js';
import { DiskMediaStore } from '../../../../src/shared/storage/media/disk-media-store.js';
import { MediaDigests } from '../../../../src/shared/storage/media/media-digests.js';

const KEY = 'host-samples/host_en_alex/abc.mp3';
const CONTENT = Buffer.from('a sample of a voice');

let root: string;
let media: DerivedMedia;

/** As another process on the same folder. */
const opened = async (): Promise<DerivedMedia> => {
  const store = await DiskMediaStore.open(root);
  return new DerivedMedia(store, new MediaDigests(store));
};

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'derived-')), 'media');
  media = await opened();
});

describe('a file that no history names', () => {
  test('is found as it was kept, by every process', async () => {
    expect(await media.find(KEY)).toBeNull();
    const kept = await media.keepBytes(KEY, CONTENT);
    expect(kept).toMatchObject({ key: KEY, bytes: CONTENT.length });
    expect(await media.find(KEY)).toEqual(kept);
    expect(await (await opened()).find(KEY)).toEqual(kept);
  });

  test.each([
    ['cut short', () => truncate(join(root, KEY), 5)],
    ['altered', () => writeFile(join(root, KEY), Buffer.from('b sample of a voice'))],
    ['without its digest', () => writeFile(join(root, `${KEY}.sha256`), 'garbage')],
  ])('that is %s is not found, and what is made again takes its place', async (how, damage) => {
    await media.keepBytes(KEY, CONTENT);
    await media.find(KEY);
    await damage();
    const other = await opened();
    expect(await other.find(KEY)).toBeNull();
    if (how !== 'without its digest') expect(await media.find(KEY)).toBeNull();
    const again = await other.keepBytes(KEY, CONTENT);
    expect(await readFile(join(root, KEY))).toEqual(CONTENT);
    expect(await media.find(KEY)).toEqual(again);
  });

  test('that was kept before there were digests is made again', async () => {
    await (await DiskMediaStore.open(root)).put(KEY, Buffer.from('who knows'));
    expect(await media.find(KEY)).toBeNull();
    await media.keepBytes(KEY, CONTENT);
    expect(await readFile(join(root, KEY))).toEqual(CONTENT);
  });

  test('that two make at once is one of theirs as a whole', async () => {
    const other = await opened();
    await Promise.all([media.keepBytes(KEY, CONTENT), other.keepBytes(KEY, CONTENT)]);
    expect(await (await opened()).find(KEY)).toMatchObject({ bytes: CONTENT.length });
  });
});

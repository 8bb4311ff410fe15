import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DataFolderUnusable, prepareDataFolder } from '../../../../src/shared/storage/embedded-postgres/data-folder.js';
import { findRunningPostgres } from '../../../../src/shared/storage/embedded-postgres/running-postgres.js';
import { PostgresFolder } from '../../../../src/shared/storage/embedded-postgres/postgres-folder.js';

describe('the data folder', () => {
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'data-folder-'));
  });
  afterEach(async () => await rm(place, { recursive: true, force: true }));

  test('is made, with those above it, and is left alone when it is there', async () => {
    const folder = join(place, 'one', 'two');
    await Promise.all([prepareDataFolder(folder), prepareDataFolder(folder)]);
    await writeFile(join(folder, 'kept'), '');
    await prepareDataFolder(folder);
    expect(await readdir(folder)).toEqual(['kept']);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  test.each([
    ['a file is in its place', () => join(place, 'file'), 'a file is in its place'],
    ['a file is in the way', () => join(place, 'file', 'below'), 'a file is in its place'],
    ['no folder can be made there', () => '/proc/nowhere/below', 'it cannot be made there'],
  ])('is refused in words when %s', async (_, folder, why) => {
    await writeFile(join(place, 'file'), '');
    const refused = prepareDataFolder(folder());
    await expect(refused).rejects.toThrow(DataFolderUnusable);
    await expect(refused).rejects.toThrow(`The data folder ${folder()} cannot be used: ${why}. Set DATA_DIR`);
  });

  test('has no running database when the note that says where it is makes no sense', async () => {
    const folder = new PostgresFolder(place);
    await folder.create();
    for (const garbage of ['', '{"url":', '42', '{"url":7}']) {
      await writeFile(folder.runningFile, garbage);
      expect(await findRunningPostgres(place)).toBeNull();
    }
  });
});

import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PostgresFolder } from '../../../../src/shared/storage/embedded-postgres/postgres-folder.js';

describe('a password of the embedded database', () => {
  let dataDir: string;
  let folder: PostgresFolder;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'postgres-folder-'));
    folder = new PostgresFolder(dataDir);
    await folder.create();
  });
  afterEach(async () => await rm(dataDir, { recursive: true, force: true }));

  test('is made once, another one for each role, and only its user can read it', async () => {
    const [own, other] = [await folder.password(), await folder.password('application-password')];
    expect([await folder.password(), await folder.password('application-password')]).toEqual([own, other]);
    expect(own).not.toBe(other);
    expect(await readdir(folder.path)).toEqual(['application-password', 'password']);
    for (const name of await readdir(folder.path)) {
      expect((await stat(join(folder.path, name))).mode & 0o777).toBe(0o600);
    }
  });

  test('is made anew when a program was killed while it wrote one', async () => {
    await writeFile(join(folder.path, 'password'), '');
    await writeFile(join(folder.path, 'application-password.new'), 'hal', { mode: 0o600 });
    const [own, other] = [await folder.password(), await folder.password('application-password')];
    expect([own.length, other.length]).toEqual([32, 32]);
    expect([await folder.password(), await folder.password('application-password')]).toEqual([own, other]);
  });
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { syncFolder, takeName, type NameCalls } from '../../../src/shared/storage/files/take-name.js';

const withCode = (code: string): NameCalls => ({
  link: () => Promise.reject(Object.assign(new Error(code), { code })),
});

describe('the name of a finished file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'names-'));
    await writeFile(join(folder, 'unfinished'), 'new');
  });
  afterEach(async () => await rm(folder, { recursive: true, force: true }));

  const take = async (calls?: NameCalls): Promise<void> =>
    await takeName(join(folder, 'unfinished'), join(folder, 'name'), calls);

  test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])('is taken where links are answered with %s', async (code) => {
    await take(withCode(code));
    expect(await readdir(folder)).toEqual(['name']);
    expect(await readFile(join(folder, 'name'), 'utf8')).toBe('new');
    await syncFolder(folder);
  });

  test.each([undefined, withCode('EPERM')])('is never taken from another file (%#)', async (calls) => {
    await writeFile(join(folder, 'name'), 'old');
    await expect(take(calls)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(join(folder, 'name'), 'utf8')).toBe('old');
  });

  test('is not taken after another failure', async () => {
    await expect(take(withCode('EIO'))).rejects.toMatchObject({ code: 'EIO' });
    expect(await readdir(folder)).toEqual(['unfinished']);
  });
});

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ProgramVersion, versionOf } from '../../../../src/shared/storage/projections/program-version.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-version-'));
  await mkdir(join(folder, 'one/dist/briefing'), { recursive: true });
  await writeFile(join(folder, 'one/package.json'), '{"version":"1.2.3"}');
  await writeFile(join(folder, 'one/dist/briefing/codec.js'), 'const known = 1;');
  await writeFile(join(folder, 'one/dist/main.js'), 'run();');
  await cp(join(folder, 'one'), join(folder, 'two'), { recursive: true });
});
afterAll(async () => await rm(folder, { recursive: true }));

test('The same build is the same program wherever it is.', async () => {
  const one = await versionOf(join(folder, 'one/dist'));
  expect(one).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
  expect(await versionOf(join(folder, 'two/dist'))).toBe(one);
});

test('A line of code, and a locked package, make another program under the same version.', async () => {
  const one = await versionOf(join(folder, 'one/dist'));
  await writeFile(join(folder, 'two/dist/briefing/codec.js'), 'const known = 2;');
  const other = await versionOf(join(folder, 'two/dist'));
  expect(other).toMatch(/^1\.2\.3\+/);
  expect(other).not.toBe(one);
  await writeFile(join(folder, 'two/package-lock.json'), '{}');
  expect(await versionOf(join(folder, 'two/dist'))).not.toBe(other);
});

test('The running program has a version.', async () => {
  expect(await new ProgramVersion().text()).toMatch(/^0\.1\.0\+[0-9a-f]{12}$/);
});

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { succeedsAs } from '../../../../src/shared/storage/embedded-postgres/postgres-account.js';
import { copyPrograms } from '../../../../src/shared/storage/embedded-postgres/postgres-binaries.js';

const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);
let refuge: string;
let copy: string;

beforeAll(async () => {
  refuge = await mkdtemp(join(tmpdir(), 'postgres-binaries-'));
  copy = join(refuge, 'postgresql');
});

afterAll(() => rm(refuge, { recursive: true }));

const initdb = (): string => join(copy, 'native/bin/initdb');
const identity = async (): Promise<number> => (await stat(initdb())).ino;

describe("A copy of PostgreSQL's programs", () => {
  test('is made by starts at once without one that takes it away from another', async () => {
    await Promise.all([1, 2].map(() => copyPrograms(installed, copy, null)));
    const first = await identity();
    await copyPrograms(installed, copy, null);
    expect(await identity()).toBe(first);
    expect(await readdir(refuge)).toEqual(['postgresql']);
  });

  test('gives way to a new one when it cannot be run', async () => {
    await rm(initdb());
    await copyPrograms(installed, copy, null);
    expect(await succeedsAs(null, initdb(), '--version')).toBe(true);
    expect(await readdir(refuge)).toEqual(['postgresql']);
  });
});

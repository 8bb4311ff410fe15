import { chown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';

const asRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let dataDir: string;

beforeEach(async () => {
  dataDir = await newDataDir();
});
afterEach(async () => {
  await stopPrograms();
  await removeDataDir(dataDir);
});
afterAll(stopPrograms);

/** The real and the effective user of the program. */
async function usersOf({ pid }: Program): Promise<readonly number[]> {
  const [, real, effective] = /^Uid:\s+(\d+)\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return [Number(real), Number(effective)];
}

async function ownersBelow(folder: string): Promise<ReadonlySet<number>> {
  const names = await readdir(folder, { recursive: true });
  const owners = await Promise.all(names.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.uid));
  return new Set(owners.filter((uid) => uid !== undefined));
}

const US = asRoot ? NOBODY : (process.getuid?.() ?? 0);

describe('the program started by root', () => {
  test('goes on as the owner of its data folder, who can read all of it', async () => {
    if (asRoot) await chown(dataDir, NOBODY, NOBODY);
    const program = await Program.start({ dataDir });
    expect(await usersOf(program)).toEqual([US, US]);
    expect(await ownersBelow(dataDir)).toEqual(new Set([US]));
    expect(await program.stop()).toBe(0);
  });

  test('goes on as the user of RUN_AS on a folder that it kept as root before, and says why it is root without', async () => {
    const before = await Program.start({ dataDir });
    expect(await usersOf(before)).toEqual(asRoot ? [0, 0] : [US, US]);
    expect(before.output.includes('Running as root, for DATA_DIR belongs to root.')).toBe(asRoot);
    expect(await before.stop()).toBe(0);
    const after = await Program.start({ dataDir, env: { RUN_AS: 'nobody' } });
    expect(await usersOf(after)).toEqual([US, US]);
    expect(await ownersBelow(dataDir)).toEqual(new Set([US]));
    expect(await after.stop()).toBe(0);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';
import { cli, newDataDir, type ProgramOptions, removeDataDir } from '../../../support/program/program.js';
import { untilTrue } from '../../../support/time/until.js';

const ROOT = join(import.meta.dirname, '../../../..');
const LONG_AGO = new Date(Date.now() - 3 * 60 * 60_000);

let database: EmptyDatabase;
let options: ProgramOptions;
let folder = '';
let file = '';

beforeAll(async () => {
  database = await emptyDatabase();
  const dataDir = await newDataDir();
  folder = join(dataDir, 'backups');
  file = join(folder, 'nightly.tar.age');
  await mkdir(folder);
  const env = { DATABASE_URL: database.url, BACKUP_PASSPHRASE: 'horse battery correct staple' };
  options = { dataDir, env };
  await cli(options, 'user:create', '--email', 'a@example.org', '--name', 'A', '--password', 'correct horse battery');
});
afterAll(async () => {
  await removeDataDir(options.dataDir);
  await database?.drop();
});

const backUp = (): readonly string[] => ['backup', file, '--media', 'included'];

/** As a power cut would, while it waits for rows to write. */
async function killedBackup(): Promise<void> {
  const locker = new Client({ connectionString: database.url });
  await locker.connect();
  await locker.query('begin; lock table shows.show in access exclusive mode');
  const env = { ...process.env, ...options.env, DATA_DIR: options.dataDir };
  const words = [join(ROOT, 'dist/cli.js'), ...backUp()];
  const child = spawn(process.execPath, words, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilTrue(async () => child.exitCode !== null || (await readdir(folder)).length > 0);
  child.kill('SIGKILL');
  await ended;
  await locker.end();
}

describe('a backup that is killed while it is written', () => {
  test('leaves nothing under its name, and another one takes its place', async () => {
    await killedBackup();
    const left = await readdir(folder);
    expect(left).toEqual([expect.stringMatching(/^nightly\.tar\.age\.unfinished-/)]);
    for (const name of left) await utimes(join(folder, name), LONG_AGO, LONG_AGO);
    expect(await cli(options, ...backUp())).toContain('Whole:');
    expect(await readdir(folder)).toEqual(['nightly.tar.age']);
    expect(await cli(options, 'backup:verify', file)).toContain('Sound.');
  });
});

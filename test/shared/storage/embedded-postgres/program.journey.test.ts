import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { processesIn } from '../../../../src/shared/storage/embedded-postgres/postgres-cluster.js';
import { PostgresFolder } from '../../../../src/shared/storage/embedded-postgres/postgres-folder.js';
import { emptyDatabase } from '../../../support/database/database.js';
import { newDataDir, Program, removeDataDir, stopPrograms } from '../../../support/program/program.js';
import { untilTrue } from '../../../support/time/until.js';

describe('the program on one machine', () => {
  let dataDir: string;
  const serverProcesses = async () => processesIn(await new PostgresFolder(dataDir).cluster());

  beforeAll(async () => {
    dataDir = await newDataDir();
  });
  afterEach(stopPrograms);
  afterAll(async () => {
    await untilTrue(async () => (await serverProcesses()).length === 0);
    await removeDataDir(dataDir);
  });

  test('becomes ready, stops when asked with exit code 0, and leaves no process', async () => {
    const program = await Program.start({ dataDir });
    expect(await serverProcesses()).not.toEqual([]);
    expect(await program.stop()).toBe(0);
    expect(await serverProcesses()).toEqual([]);
  });

  test('is ready again at once after kill -9', async () => {
    await (await Program.start({ dataDir })).kill();
    const again = await Program.start({ dataDir });
    expect(again.isRunning).toBe(true);
  });

  test('is refused on a data folder in use, in words, and the first one goes on', async () => {
    const first = await Program.start({ dataDir });
    await expect(Program.start({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is in use by a service that is running.`,
    );
    expect((await fetch(`${first.baseUrl}/readyz`)).status).toBe(200);
  });

  test('drains when asked to stop, as long as it is set, and ends at once at a second signal', async () => {
    const { url, drop } = await emptyDatabase();
    const env = { DATABASE_URL: url, DRAIN_SECONDS: '1' };
    const short = await Program.start({ dataDir, env });
    expect(await short.stop()).toBe(0);
    expect(short.output).toContain('draining for 1 s');
    const long = await Program.start({ dataDir, env: { ...env, DRAIN_SECONDS: '3600' } });
    const status = async (path: string): Promise<number> => (await fetch(`${long.baseUrl}${path}`)).status;
    process.kill(long.pid, 'SIGTERM');
    await untilTrue(async () => (await status('/readyz')) === 503);
    expect(await status('/healthz')).toBe(200);
    // Right after the first, a second one is the same request: a terminal and npm both forward it.
    await untilTrue(() => !long.isRunning || !process.kill(long.pid, 'SIGTERM'));
    expect(long.output).not.toContain('finishing requests');
    await drop();
  });

  test('uses the database that the operator names, and starts none of its own', async () => {
    const { url, drop } = await emptyDatabase();
    const program = await Program.start({ dataDir, env: { DATABASE_URL: url } });
    expect(await serverProcesses()).toEqual([]);
    expect(await program.stop()).toBe(0);
    await drop();
  });

  test('says in words, without a stack, that the files of a database are elsewhere', async () => {
    const { url, drop } = await emptyDatabase();
    const env = {
      DATABASE_URL: url,
      SECRET_KEY_FILE: join(import.meta.dirname, '../../../support/program/secret-key'),
    };
    const program = await Program.start({ dataDir, env });
    const elsewhere = await newDataDir();
    const refused = await Program.start({ dataDir: elsewhere, env }).catch((error: unknown) => String(error));
    expect(refused).toContain(`The files of this database are not in ${join(elsewhere, 'media')}`);
    expect(refused).not.toMatch(/^ +at |"stack"/m);
    expect(await program.stop()).toBe(0);
    await removeDataDir(elsewhere);
    await drop();
  });
});

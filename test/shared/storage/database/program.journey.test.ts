import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { processesIn } from '../../../../src/shared/storage/database/postgres-cluster.js';
import { PostgresFolder } from '../../../../src/shared/storage/database/postgres-folder.js';
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

  test('uses the database that the operator names, and starts none of its own', async () => {
    const { url, drop } = await emptyDatabase();
    const program = await Program.start({ dataDir, env: { DATABASE_URL: url } });
    expect(await serverProcesses()).toEqual([]);
    expect(await program.stop()).toBe(0);
    await drop();
  });
});

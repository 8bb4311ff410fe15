import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BackupModule } from '../../../../src/shared/backup.module.js';
import { chainOf } from '../../../../src/shared/storage/backup/chain/backup-chain.js';
import { BackupCheck } from '../../../../src/shared/storage/backup/chain/backup-check.js';
import { FolderBackupPlace } from '../../../../src/shared/storage/backup/places/folder-backup-place.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { JobQueue } from '../../../../src/shared/storage/jobs/job-queue.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { until, untilTrue } from '../../../support/time/until.js';

const QUEUE = 'storage.backup';
const PASSPHRASE = 'a passphrase of tests';

let folder: string;
let database: EmptyDatabase;
let nodes: TestApp[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  database = await emptyDatabase();
  const media = 'included' as const;
  const backupSchedule = { to: join(folder, 'kept'), cron: '0 0 29 2 *', keep: 1, wholeEvery: 3, media };
  const config = { backupSchedule, backupPassphrase: PASSPHRASE };
  const start = (): Promise<TestApp> => startTestApp({ modules: [BackupModule], databaseUrl: database.url, config });
  nodes = [await start(), await start()];
});

beforeEach(async () => {
  await rm(join(folder, 'kept'), { recursive: true, force: true });
});

afterAll(async () => {
  for (const node of nodes) await node.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const kept = (): FolderBackupPlace => new FolderBackupPlace(join(folder, 'kept'));
const query = async <T extends object>(sql: string): Promise<readonly T[]> =>
  await nodes[0]!.app.get(Database).query<T>(sql, []);

/** As the schedule does it on every node. What became of the job. */
async function tick(): Promise<string> {
  // Names have the time to the second, and schedules the minute.
  const second = Math.floor(Date.now() / 1000);
  await untilTrue(() => Math.floor(Date.now() / 1000) > second);
  await query(`delete from jobs.job where name = '${QUEUE}'`);
  await Promise.all(nodes.map(({ app }) => app.get(JobQueue).send(QUEUE, {}, { key: 'tick' })));
  const jobs = await until(
    () => query<{ state: string }>(`select state::text from jobs.job where name = '${QUEUE}'`),
    (found) => found.every(({ state }) => ['completed', 'failed'].includes(state)),
  );
  return jobs.map(({ state }) => state).join(' ');
}

const logged = (words: string): string[] =>
  nodes.flatMap(({ logLines }) => logLines.filter((line) => line.includes(words)));

describe('backups by a schedule, on two nodes', () => {
  test('are each made once, go on from each other, and the old ones go', async () => {
    const before = logged('"backed up"').length;
    expect(await tick()).toBe('completed');
    const [whole, ...others] = await kept().names();
    expect(whole).toMatch(/-whole\.tar\.age$/);
    expect(others).toEqual([]);

    expect(await tick()).toBe('completed');
    expect(await kept().names()).toEqual([whole, expect.stringMatching(/-more\.tar\.age$/)]);
    const chain = await chainOf({ place: kept(), name: (await kept().names())[1] ?? '' }, PASSPHRASE);
    const check = new BackupCheck();
    for (const link of chain) expect((await check.check(link)).damaged).toBe(0);

    expect(await tick()).toBe('completed');
    expect(await kept().names()).toHaveLength(3);
    expect(await tick()).toBe('completed');
    const [last, ...more] = await kept().names();
    expect(last).toMatch(/-whole\.tar\.age$/);
    expect(last).not.toBe(whole);
    expect(more).toEqual([]);
    expect(logged('"backed up"')).toHaveLength(before + 4);
  });

  test('begin anew with a whole one when the last one is damaged', async () => {
    await tick();
    const [damaged = ''] = await kept().names();
    await truncate(join(folder, 'kept', damaged), 300);
    expect(await tick()).toBe('completed');
    const names = await kept().names();
    expect(names).toEqual([expect.stringMatching(/-whole\.tar\.age$/)]);
    expect(names).not.toEqual([damaged]);
    expect(logged(`nothing can go on from ${damaged}`)).toHaveLength(1);
  });

  test('begin anew with a whole one when the one before the last is damaged, without which the last is worth nothing', async () => {
    for (const _ of ['whole', 'more']) expect(await tick()).toBe('completed');
    const [damaged = '', last = ''] = await kept().names();
    await truncate(join(folder, 'kept', damaged), 300);
    expect(await tick()).toBe('completed');
    expect(await kept().names()).toEqual([expect.stringMatching(/-whole\.tar\.age$/)]);
    expect(await kept().names()).not.toContain(damaged);
    expect(logged(`nothing can go on from ${last}`)).toHaveLength(1);
  });

  test('that cannot be made are errors in the log and failed jobs, and are made when it is their time again', async () => {
    await query(`update jobs.queue set retry_limit = 0 where name = '${QUEUE}'`);
    await writeFile(join(folder, 'kept'), 'in the way');
    expect(await tick()).toBe('failed');
    const errors = logged('is given up').filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    expect(errors.join()).toContain('a file is in the place of its folder');
    const [failed] = await nodes[1]!.app.get(JobQueue).failed(10);
    expect(failed).toMatchObject({ queue: QUEUE, attempts: 1 });

    await rm(join(folder, 'kept'));
    await mkdir(join(folder, 'kept'));
    expect(await tick()).toBe('completed');
    expect(await kept().names()).toHaveLength(1);
  });
});

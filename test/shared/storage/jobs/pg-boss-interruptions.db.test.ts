import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HandedBack, type Job } from '../../../../src/shared/storage/jobs/job-queue.js';
import type { PgBossJobQueue } from '../../../../src/shared/storage/jobs/pg-boss-job-queue.js';
import type { TestDatabase } from '../../../support/database/database.js';
import { untilTrue } from '../../../support/time/until.js';
import { collector, JobProcesses, newQueue } from './job-processes.js';

// Handlers fail here on purpose.
Logger.overrideLogger(false);

let processes: JobProcesses;
let db: TestDatabase;
beforeAll(async () => {
  processes = await JobProcesses.onFreshDatabase();
  ({ db } = processes);
});
afterEach(() => processes.stop());
afterAll(() => db.close());

const startQueue = (works = true, alone = false): Promise<PgBossJobQueue> => processes.start(works, alone);
const rows = (queue: string) => processes.rows(queue);

describe('the job queue, when it stops,', () => {
  test('aborts running jobs, and a job that was handed back starts again without a retry counted', async () => {
    const [first, queue] = [await startQueue(), newQueue()];
    const begun = Promise.withResolvers<void>();
    await first.work(queue, async ({ signal }) => {
      begun.resolve();
      await once(signal, 'abort');
      throw new HandedBack('stopping');
    });
    await first.send(queue, { n: 1 });
    await begun.promise;
    await first.stopWorking();
    expect(await rows(queue)).toEqual([{ state: 'created', retry_count: 0 }]);
    const [second, { seen, handle }] = [await startQueue(), collector()];
    await second.work(queue, handle);
    await untilTrue(() => seen.length === 1);
    expect(seen[0]!.retryCount).toBe(0);
  });

  test('lets a job finish that ends within the grace period', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    const begun = Promise.withResolvers<void>();
    await jobs.work(queue, async () => {
      begun.resolve();
      await sleep(300);
    });
    await jobs.send(queue, {});
    await begun.promise;
    await jobs.stopWorking();
    expect(await rows(queue)).toEqual([{ state: 'completed', retry_count: 0 }]);
  });

  test('takes no more jobs while the program drains, and lets those that run end', async () => {
    const [first, queue] = [await startQueue(), newQueue()];
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const taken: unknown[] = [];
    await first.work(queue, async ({ data, signal }) => {
      taken.push(data);
      begun.resolve();
      await mayEnd.promise;
      signal.throwIfAborted();
    });
    await first.send(queue, { n: 1 });
    await begun.promise;
    first.onDrain();
    await first.send(queue, { n: 2 });
    mayEnd.resolve();
    await untilTrue(async () => (await rows(queue)).some(({ state }) => state === 'completed'));
    const [second, { seen, handle }] = [await startQueue(), collector()];
    await second.work(queue, handle);
    await untilTrue(() => seen.length === 1);
    expect([taken, seen.map(({ data }) => data)]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  test('hands back a job that ignores its signal, and does not settle it by what it does later', async () => {
    const [first, queue] = [await startQueue(), newQueue()];
    const [begun, stubborn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await first.work(queue, async () => {
      begun.resolve();
      await stubborn.promise;
    });
    await first.send(queue, {});
    await begun.promise;
    await first.stopWorking();
    expect(await rows(queue)).toEqual([{ state: 'created', retry_count: 0 }]);
    const second = await startQueue();
    const again = Promise.withResolvers<void>();
    let running = false;
    await second.work(queue, async () => {
      running = true;
      await again.promise;
    });
    await untilTrue(() => running);
    stubborn.resolve();
    await sleep(300);
    expect(await rows(queue)).toEqual([{ state: 'active', retry_count: 0 }]);
    again.resolve();
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
  });

  test('leases no further job', async () => {
    const [jobs, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    await jobs.work(queue, handle);
    await jobs.stopWorking();
    await jobs.send(queue, {});
    await sleep(500);
    expect(seen).toEqual([]);
  });
});

describe('the job queue, in trouble,', () => {
  test('starts a job again whose worker was killed, and counts a retry', async () => {
    const [jobs, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
    const script = join(import.meta.dirname, 'worker-process.mjs');
    const child = spawn(process.execPath, [...flags, script, db.url, queue], { stdio: ['ignore', 'pipe', 'inherit'] });
    await jobs.send(queue, { n: 1 });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await jobs.work(queue, handle);
    await untilTrue(() => seen.length === 1);
    expect(seen[0]).toMatchObject({ data: { n: 1 }, retryCount: 1 });
  });

  test('starts a job again at once that a killed process left behind, where no other process can be working', async () => {
    const [first, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    await first.send(queue, { n: 1 });
    await db.database.execute(
      // Nobody would take it for dead within the hour.
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 hour'
        where name = $1`,
      [queue],
    );
    await (await startQueue(true, true)).work(queue, handle);
    await untilTrue(() => seen.length === 1);
    expect(seen[0]).toMatchObject({ data: { n: 1 }, retryCount: 1 });
  });

  test('lets a job go on over an outage of the database that is longer than its heartbeat', async () => {
    const [jobs, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    await jobs.work(queue, async (job) => {
      await handle(job);
      await sleep(15_000, undefined, { signal: job.signal });
    });
    await jobs.send(queue, {});
    await untilTrue(() => seen.length === 1);
    // Back two seconds before the next heartbeat, one before the next look at the jobs.
    await db.away(11_000);
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
    expect([seen.length, await rows(queue)]).toEqual([1, [{ state: 'completed', retry_count: 0 }]]);
  });

  test('does not declare its own workers dead, whose heartbeats are late because the whole process is', async () => {
    const [jobs, queue, killed] = [await startQueue(), newQueue(), newQueue()];
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await jobs.work(queue, async () => {
      begun.resolve();
      await end.promise;
    });
    await jobs.send(queue, {});
    await begun.promise;
    await jobs.send(killed, {});
    // As another process left it: that it is failed shows that somebody looked.
    await db.database.execute(`update jobs.job set state = 'active', started_on = now() where name = $1`, [killed]);
    const silenced = `update jobs.job set heartbeat_on = now() - interval '1 minute' where name = any($1) and state = 'active'`;
    await untilTrue(async () => {
      await db.database.execute(silenced, [[queue, killed]]);
      return (await rows(killed)).every(({ state }) => state === 'retry');
    });
    expect(await rows(queue)).toEqual([{ state: 'active', retry_count: 0 }]);
    end.resolve();
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
  });

  test('aborts the job of a worker that was declared dead, which cannot settle it any more', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    // Only others take a worker for dead.
    await startQueue();
    const runs: Job[] = [];
    const lost = Promise.withResolvers<unknown>();
    const end = Promise.withResolvers<void>();
    await jobs.work(
      queue,
      async (job) => {
        runs.push(job);
        if (runs.length > 1) return await end.promise;
        await once(job.signal, 'abort');
        lost.resolve(job.signal.reason);
      },
      { concurrency: 2 },
    );
    await jobs.send(queue, {});
    await untilTrue(() => runs.length === 1);
    // Again and again: its next heartbeat may come before anybody looks.
    const silenced = `update jobs.job set heartbeat_on = now() - interval '1 minute' where name = $1 and retry_count = 0`;
    await untilTrue(async () => (await db.database.execute(silenced, [queue])) === 0 || runs.length > 1);
    expect(await lost.promise).toBeInstanceOf(HandedBack);
    await untilTrue(() => runs.length === 2);
    expect(await rows(queue)).toEqual([{ state: 'active', retry_count: 1 }]);
    end.resolve();
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
  });

  test('goes on after the database was unavailable', async () => {
    const [jobs, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    await jobs.work(queue, handle);
    for (let n = 0; n < 3; n += 1) {
      await db.database.query(`select pg_terminate_backend(pid) from pg_stat_activity
                                where pid <> pg_backend_pid() and datname = current_database()`);
      await sleep(50);
      await jobs.send(queue, { n });
      await untilTrue(() => seen.length === n + 1);
    }
  });
});

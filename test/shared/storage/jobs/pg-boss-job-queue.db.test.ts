import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '../../../../src/shared/storage/jobs/job-queue.js';
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

describe('the job queue', () => {
  test('hands a job that was sent to its handler, with its data', async () => {
    const [jobs, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    await jobs.work(queue, handle);
    await jobs.send(queue, { briefing: 'art_1', nul: 'a\u0000' });
    await untilTrue(() => seen.length === 1);
    expect(seen[0]).toMatchObject({ data: { briefing: 'art_1', nul: 'a\uFFFD' }, retryCount: 0 });
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
  });

  test('starts a job at once, sent by this process or by another one', async () => {
    const [worker, sender, queue] = [await startQueue(), await startQueue(false), newQueue()];
    const begun: number[] = [];
    await worker.work(queue, async () => void begun.push(performance.now()));
    for (const from of [worker, sender]) {
      // Without a notification each would wait for about a second. A busy machine may be late, but not each time.
      await untilTrue(async () => {
        const sent = performance.now();
        await from.send(queue, {});
        await untilTrue(() => begun.length > 0);
        return begun.pop()! - sent < 300;
      });
    }
  });

  test('keeps jobs that were sent before any worker of the queue started', async () => {
    const [sender, queue, { seen, handle }] = [await startQueue(false), newQueue(), collector()];
    await sender.send(queue, { n: 1 });
    await sender.work(queue, async () => await Promise.reject(new Error('this process only sends')));
    const worker = await startQueue();
    await worker.work(queue, handle);
    await untilTrue(() => seen.length === 1);
  });

  test('keeps a job of a unit of work that commits, and none of one that fails', async () => {
    const [jobs, queue, { seen, handle }] = [await startQueue(), newQueue(), collector()];
    await jobs.work(queue, handle);
    const failed = db.unitOfWork.run(async () => {
      await jobs.send(queue, { committed: false });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await db.unitOfWork.run(async () => {
      await jobs.send(queue, { committed: true });
      await sleep(300);
      expect(seen).toEqual([]);
    });
    await untilTrue(() => seen.length === 1);
    await sleep(300);
    expect(seen.map(({ data }) => data)).toEqual([{ committed: true }]);
  });

  test('takes one job for each key while it waits or runs, and the next one when that is done', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    const handled: Job[] = [];
    const gate = Promise.withResolvers<void>();
    for (let n = 0; n < 5; n += 1) await jobs.send(queue, { n }, { key: 'feed 1' });
    await jobs.send(queue, { n: 9 }, { key: 'feed 2' });
    await jobs.send(queue, { n: 10 });
    await jobs.send(queue, { n: 11 });
    await jobs.work(
      queue,
      async (job) => {
        handled.push(job);
        await gate.promise;
      },
      { concurrency: 10 },
    );
    await untilTrue(() => handled.length === 4);
    await db.unitOfWork.run(async () => await jobs.send(queue, { n: 20 }, { key: 'feed 1' }));
    gate.resolve();
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
    expect(new Set(handled.map(({ data }) => data['n']))).toEqual(new Set([0, 9, 10, 11]));
    await jobs.send(queue, { n: 21 }, { key: 'feed 1' });
    await untilTrue(() => handled.length === 5);
  });

  test('takes jobs of a higher priority first, then those that wait longest', async () => {
    const [sender, worker, queue] = [await startQueue(false), await startQueue(), newQueue()];
    for (const [n, priority] of [-1, 0, 2, 2].entries()) await sender.send(queue, { n }, { priority });
    await sender.send(queue, { n: 4 });
    const handled: unknown[] = [];
    await worker.work(queue, async ({ data }) => void handled.push(data['n']));
    await untilTrue(() => handled.length === 5);
    expect(handled).toEqual([2, 3, 1, 4, 0]);
  });

  test('takes one job when many send the same key at once', async () => {
    const [jobs, queue] = [await startQueue(false), newQueue()];
    await Promise.all(Array.from({ length: 20 }, async (_, n) => await jobs.send(queue, { n }, { key: 'same' })));
    expect(await rows(queue)).toHaveLength(1);
  });

  test('does not start a delayed job before its time', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    const begun: number[] = [];
    await jobs.work(queue, async () => void begun.push(performance.now()));
    const sent = performance.now();
    await jobs.send(queue, {}, { delaySeconds: 2 });
    await untilTrue(() => begun.length === 1);
    expect(begun[0]! - sent).toBeGreaterThan(1_900);
  });

  test('runs as many at once as it was told, and drains a backlog without a pause', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    let [now, most] = [0, 0];
    const ends: number[] = [];
    for (let n = 0; n < 60; n += 1) await jobs.send(queue, { n });
    const handle = async (): Promise<void> => {
      now += 1;
      most = Math.max(most, now);
      await sleep(20);
      now -= 1;
      ends.push(performance.now());
    };
    await jobs.work(queue, handle, { concurrency: 3 });
    await untilTrue(() => ends.length === 60);
    expect(most).toBe(3);
    // With a pause of a second after every three there would be nineteen. A busy machine makes a few.
    const pauses = ends.filter((end, index) => end - (ends[index - 1] ?? end) > 900);
    expect(pauses.length).toBeLessThan(10);
  });

  test('runs other jobs beside a long one', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    const gate = Promise.withResolvers<void>();
    let short = 0;
    const handle = async ({ data }: Job): Promise<void> => {
      if (data['long'] === true) await gate.promise;
      else short += 1;
    };
    await jobs.send(queue, { long: true });
    for (let n = 0; n < 10; n += 1) await jobs.send(queue, {});
    await jobs.work(queue, handle, { concurrency: 2 });
    await untilTrue(() => short === 10);
    gate.resolve();
  });

  test('shares a queue between two processes, and runs no job twice', async () => {
    const [a, b, queue] = [await startQueue(), await startQueue(), newQueue()];
    const ran = new Map<string, number>();
    const by = { a: 0, b: 0 };
    const handle = (who: 'a' | 'b') => async (job: Job) => {
      ran.set(job.id, (ran.get(job.id) ?? 0) + 1);
      by[who] += 1;
      // Whoever is quicker waits for the other's first: else it could have done all before the other looked.
      await untilTrue(() => Math.min(by.a, by.b) > 0);
    };
    for (let n = 0; n < 60; n += 1) await a.send(queue, { n });
    await Promise.all([a.work(queue, handle('a'), { concurrency: 2 }), b.work(queue, handle('b'), { concurrency: 2 })]);
    await untilTrue(() => ran.size === 60);
    expect([...ran.values()].every((times) => times === 1)).toBe(true);
    expect(by.a + by.b).toBe(60);
  });

  test('runs a job that throws again, after a delay, and counts the retry', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    const tries: { at: number; retryCount: number }[] = [];
    await jobs.work(queue, async ({ retryCount }) => {
      tries.push({ at: performance.now(), retryCount });
      if (tries.length < 3) throw new Error('the feed is away');
    });
    await jobs.send(queue, {});
    await untilTrue(() => tries.length === 3);
    expect(tries.map(({ retryCount }) => retryCount)).toEqual([0, 1, 2]);
    expect(tries[1]!.at - tries[0]!.at).toBeGreaterThan(500);
    await untilTrue(async () => (await rows(queue)).every(({ state }) => state === 'completed'));
  });

  test('gives a job up after its last retry and keeps it as failed', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    await jobs.work(queue, async () => await Promise.reject(new Error('never')), { retryLimit: 1 });
    await jobs.send(queue, {});
    await untilTrue(async () => (await rows(queue)).some(({ state }) => state === 'failed'));
    expect(await rows(queue)).toEqual([{ state: 'failed', retry_count: 1 }]);
  });

  test('waits as long before a retry as its worker says, however long others wait', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    const patient = { retryDelaySeconds: 600, longestRetryDelaySeconds: 7_200 };
    await jobs.work(queue, async () => await Promise.reject(new Error('not now')), patient);
    await jobs.send(queue, {});
    await untilTrue(async () => (await rows(queue)).some(({ state }) => state === 'retry'));
    const [row] = await db.database.query<{ seconds: number }>(
      'select extract(epoch from start_after - now())::float as seconds from jobs.job where name = $1',
      [queue],
    );
    // Half of it is chance, so that many do not come back at once.
    expect(row?.seconds).toBeGreaterThan(200);
  });

  test('aborts a job that runs for longer than it may', async () => {
    const [jobs, queue] = [await startQueue(), newQueue()];
    let reason: unknown = null;
    const handle = async ({ signal }: Job): Promise<void> => {
      await once(signal, 'abort');
      reason = signal.reason;
      throw new Error('too late');
    };
    await jobs.work(queue, handle, { expireSeconds: 1, retryLimit: 0 });
    await jobs.send(queue, {});
    await untilTrue(() => reason !== null);
    expect(reason).toMatchObject({ name: 'TimeoutError' });
  });

  test('sends the job of a schedule once for all processes', async () => {
    const [a, b, queue] = [await startQueue(), await startQueue(), newQueue()];
    await Promise.all([a.schedule(queue, '*/5 * * * *'), b.schedule(queue, '*/5 * * * *')]);
    const schedules = await db.database.query('select cron, timezone from jobs.schedule where name = $1', [queue]);
    expect(schedules).toEqual([{ cron: '*/5 * * * *', timezone: 'UTC' }]);
  });

  test('schedules nothing in a process that only sends', async () => {
    const [sender, queue] = [await startQueue(false), newQueue()];
    await sender.schedule(queue, '*/5 * * * *');
    expect(await db.database.query('select cron from jobs.schedule where name = $1', [queue])).toEqual([]);
  });
});

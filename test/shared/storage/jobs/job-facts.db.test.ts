import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { factsSchema } from '../../../../src/shared/storage/jobs/facts-schema.js';
import { JobFactListener, JobFactPublisher } from '../../../../src/shared/storage/jobs/job-facts.js';
import { PgBossJobQueue } from '../../../../src/shared/storage/jobs/pg-boss-job-queue.js';
import { PassingListeners, RegisteredListeners } from '../../../../src/shared/storage/jobs/registered-listeners.js';
import type { Fact } from '../../../../src/shared/kernel/facts.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { untilTrue } from '../../../support/time/until.js';

// One listener fails on purpose.
Logger.overrideLogger(false);

interface KettleBoiled extends Fact {
  readonly type: 'kitchen.KettleBoiled';
  readonly data: { readonly cups: number };
}

interface ToastBurnt extends Fact {
  readonly type: 'kitchen.ToastBurnt';
  readonly data: { readonly slices: number };
}

const boiled = (cups: number): KettleBoiled => ({ type: 'kitchen.KettleBoiled', data: { cups } });

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([factsSchema]);
});
afterAll(async () => await db.close());

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (close) => await close()));
  await db.database.execute('delete from facts.listener');
});

/** One process of the service. Its handlers begin when it says so, as in the program. */
async function startProcess(role: 'api' | 'worker' | 'command') {
  const notifications = new PostgresNotifications(db.url);
  const jobs = new PgBossJobQueue({ url: db.url, works: role === 'worker' }, notifications, db.database);
  await jobs.start();
  open.push(async () => {
    await jobs.stopWorking();
    await jobs.close();
    await notifications.close();
  });
  const listeners = role === 'command' ? new PassingListeners(db.database) : new RegisteredListeners(db.database);
  const listener = new JobFactListener(listeners, jobs);
  return { publisher: new JobFactPublisher(listeners, jobs), listener, bootstrap: () => jobs.startWorking() };
}

describe('published facts', () => {
  test('published by an api process reach every listener in a worker process', async () => {
    const [api, worker] = [await startProcess('api'), await startProcess('worker')];
    const [tea, coffee]: number[][] = [[], []];
    await worker.listener.on<KettleBoiled>(
      'kitchen.KettleBoiled',
      'tea.brewing',
      async ({ cups }) => void tea!.push(cups),
    );
    await worker.listener.on<KettleBoiled>('kitchen.KettleBoiled', 'coffee.brewing', async ({ cups }) => {
      coffee!.push(cups);
    });
    worker.bootstrap();
    await api.publisher.publish(boiled(2), boiled(3));
    await untilTrue(() => tea!.length === 2 && coffee!.length === 2);
    expect(new Set(tea)).toEqual(new Set([2, 3]));
  });

  test('published before the first worker ever started are kept for it', async () => {
    const heard: number[] = [];
    const listen = async ({ listener }: { listener: JobFactListener }): Promise<void> =>
      await listener.on<KettleBoiled>('kitchen.KettleBoiled', 'tea.first', async ({ cups }) => void heard.push(cups));
    const api = await startProcess('api');
    await listen(api);
    await api.publisher.publish(boiled(1));
    const worker = await startProcess('worker');
    await listen(worker);
    worker.bootstrap();
    await untilTrue(() => heard.length === 1);
  });

  test('published by a command are kept for whom it knows, which registers nobody for the facts of others', async () => {
    const heard: number[] = [];
    const listen = async ({ listener }: { listener: JobFactListener }): Promise<void> =>
      await listener.on<KettleBoiled>('kitchen.KettleBoiled', 'tea.command', async ({ cups }) => void heard.push(cups));
    const [command, api] = [await startProcess('command'), await startProcess('api')];
    await listen(command);
    await command.publisher.publish(boiled(1));
    await api.publisher.publish(boiled(2));
    expect(await db.database.query('select * from facts.listener')).toEqual([]);
    const worker = await startProcess('worker');
    await listen(worker);
    await api.publisher.publish(boiled(3));
    worker.bootstrap();
    await untilTrue(() => heard.length === 2);
    expect(new Set(heard)).toEqual(new Set([1, 3]));
  });

  test('are kept no longer for an extension that is removed as docs/extending.md says', async () => {
    const api = await startProcess('api');
    await api.listener.on<KettleBoiled>('kitchen.KettleBoiled', 'highlights.kettle', () => Promise.resolve());
    await api.publisher.publish(boiled(1));
    const kept = () => db.database.query("select name from jobs.job where name = 'facts.highlights.kettle'");
    expect(await kept()).toHaveLength(1);
    const documented = await readFile(join(import.meta.dirname, '../../../../docs/extending.md'), 'utf8');
    for (const [, sql = ''] of documented.matchAll(/^ +((?:drop|delete|select) .+;)$/gm))
      await db.database.execute(sql);
    await api.publisher.publish(boiled(2));
    expect(await kept()).toEqual([]);
    expect(await db.database.query("select name from jobs.queue where name like '%highlights%'")).toEqual([]);
  });

  test('exist when the unit of work that publishes them commits, and not when it fails', async () => {
    const worker = await startProcess('worker');
    const heard: number[] = [];
    await worker.listener.on<KettleBoiled>(
      'kitchen.KettleBoiled',
      'tea.unit',
      async ({ cups }) => void heard.push(cups),
    );
    worker.bootstrap();
    const failed = db.unitOfWork.run(async () => {
      await worker.publisher.publish(boiled(1));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await db.unitOfWork.run(async () => await worker.publisher.publish(boiled(2)));
    await untilTrue(() => heard.length === 1);
    await sleep(200);
    expect(heard).toEqual([2]);
  });

  test('of several types reach one listener under its one name', async () => {
    const worker = await startProcess('worker');
    const heard: string[] = [];
    await worker.listener.on<KettleBoiled>('kitchen.KettleBoiled', 'diary', async ({ cups }) => {
      heard.push(`${cups} cups`);
    });
    await worker.listener.on<ToastBurnt>('kitchen.ToastBurnt', 'diary', async ({ slices }) => {
      heard.push(`${slices} slices`);
    });
    worker.bootstrap();
    await worker.publisher.publish(boiled(4), { type: 'kitchen.ToastBurnt', data: { slices: 1 } });
    await untilTrue(() => heard.length === 2);
    expect(heard.toSorted()).toEqual(['1 slices', '4 cups']);
  });

  test('are delivered again to a listener that fails, which delays no other listener', async () => {
    const worker = await startProcess('worker');
    const [moody, calm]: number[][] = [[], []];
    await worker.listener.on<KettleBoiled>('kitchen.KettleBoiled', 'moody', async ({ cups }) => {
      moody!.push(cups);
      if (moody!.length === 1) throw new Error('not now');
    });
    await worker.listener.on<KettleBoiled>('kitchen.KettleBoiled', 'calm', async ({ cups }) => void calm!.push(cups));
    worker.bootstrap();
    await worker.publisher.publish(boiled(5));
    await untilTrue(() => moody!.length === 2);
    expect(calm).toEqual([5]);
  });

  test('together are told together to whom that is enough, and one that cannot be heard keeps no other from it', async () => {
    const worker = await startProcess('worker');
    const told: (readonly number[])[] = [];
    await worker.listener.onTogether<KettleBoiled>('kitchen.KettleBoiled', 'tea.together', async (all) => {
      const cups = all.map((one) => one.cups);
      told.push(cups);
      if (cups.length > 1 && cups.includes(13)) throw new Error('too many at once');
    });
    worker.bootstrap();
    await worker.publisher.publish(boiled(1), { type: 'kitchen.ToastBurnt', data: { slices: 1 } }, boiled(2));
    await untilTrue(() => told.length === 1);
    await worker.publisher.publish(boiled(13), boiled(4));
    await untilTrue(() => told.length === 4);
    expect(told.map(String).toSorted()).toEqual(['1,2', '13', '13,4', '4']);
  });

  test('are told one by one to whom that matters, whatever their number', async () => {
    const worker = await startProcess('worker');
    const heard: number[] = [];
    await worker.listener.on<KettleBoiled>(
      'kitchen.KettleBoiled',
      'tea.many',
      async ({ cups }) => void heard.push(cups),
    );
    worker.bootstrap();
    const cups = Array.from({ length: 150 }, (_, index) => index);
    await worker.publisher.publish(...cups.map(boiled));
    await untilTrue(() => heard.length === cups.length);
    expect(heard.toSorted((a, b) => a - b)).toEqual(cups);
  });

  test('without a listener are dropped', async () => {
    const worker = await startProcess('worker');
    await worker.publisher.publish({ type: 'kitchen.ToastBurnt', data: { slices: 9 } });
  });
});

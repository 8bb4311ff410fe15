import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Injectable, Module, type INestApplicationContext, type OnModuleInit, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readConfig, type Config } from '../../src/config.js';
import type { Role } from '../../src/config/process-settings.js';
import type { ContextSchema } from '../../src/shared/storage/database/context-schema.js';
import { Database } from '../../src/shared/storage/database/database.js';
import type { RecordedEvent } from '../../src/shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../src/shared/storage/eventstore/event-streams.js';
import { ProjectionLags } from '../../src/shared/storage/projections/projection-lags.js';
import { ProjectionRegistry, type Projection } from '../../src/shared/storage/projections/projection.js';
import { StreamProjector } from '../../src/shared/storage/projections/stream-projector.js';
import { FactListener } from '../../src/shared/storage/jobs/fact-listener.js';
import { JobQueue } from '../../src/shared/storage/jobs/job-queue.js';
import { Clock } from '../../src/shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../src/shared/kernel/facts.js';
import { Ids } from '../../src/shared/kernel/identifiers.js';
import { UnitOfWork } from '../../src/shared/kernel/unit-of-work.js';
import { MediaStore } from '../../src/shared/storage/media/media-store.js';
import { PlatformModule } from '../../src/shared/platform.module.js';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { untilTrue } from '../support/time/until.js';
import { newEvent, newStream } from './storage/eventstore/store-under-test.js';

class CreateKitchen1755000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema kitchen');
    await runner.query('create table kitchen.dish (id text primary key, revision int not null)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema kitchen cascade');
  }
}

const kitchenSchema: ContextSchema = { migrations: [CreateKitchen1755000001000] };

interface DishReady extends Fact {
  readonly type: 'kitchen.DishReady';
  readonly data: { readonly stream: string };
}

@Injectable()
class KitchenWiring {
  constructor(
    readonly projections: ProjectionRegistry,
    readonly listener: FactListener,
  ) {}
}

const idOf = (stream: string): string => stream.slice('dish-'.length);

/** A small context, wired as ours are: a projection that sends a job, whose handler tells a fact. */
@Injectable()
class Kitchen implements Projection, OnModuleInit {
  readonly name = 'kitchen.dishes';
  readonly streamPrefix = 'dish-';
  readonly table = 'kitchen.dish';
  readonly ready: string[] = [];

  constructor(
    private readonly database: Database,
    private readonly jobs: JobQueue,
    private readonly facts: FactPublisher,
    private readonly wiring: KitchenWiring,
  ) {}

  async onModuleInit(): Promise<void> {
    this.wiring.projections.register(this);
    await this.jobs.work<{ stream: string }>('kitchen.cook', async ({ data }) => {
      const fact: DishReady = { type: 'kitchen.DishReady', data };
      await this.facts.publish(fact);
    });
    await this.wiring.listener.on<DishReady>('kitchen.DishReady', 'kitchen.bell', async ({ stream }) => {
      this.ready.push(stream);
    });
  }

  async apply(events: readonly RecordedEvent[]): Promise<void> {
    for (const { stream, revision } of events) {
      const written = await this.database.execute('insert into kitchen.dish values ($1, $2) on conflict do nothing', [
        idOf(stream),
        revision,
      ]);
      if (written > 0) await this.jobs.send('kitchen.cook', { stream }, { key: stream });
    }
  }

  async replay(events: readonly RecordedEvent[], table: string): Promise<void> {
    for (const { stream, revision } of events)
      await this.database.execute(`insert into ${table} values ($1, $2)`, [idOf(stream), revision]);
  }
}

@Module({ providers: [KitchenWiring, Kitchen] })
class KitchenModule {}

let db: EmptyDatabase;
let config: Config;
beforeAll(async () => {
  db = await emptyDatabase();
  config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'platform-')), DATABASE_URL: db.url });
});
afterAll(async () => await db.drop());

const running: INestApplicationContext[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async (app) => await app.close()));
});

async function start(role: Role): Promise<INestApplicationContext> {
  const platform = PlatformModule.forRoot({
    config: { ...config, role },
    databaseUrl: db.url,
    schemas: [kitchenSchema],
  });
  @Module({ imports: [platform, KitchenModule] })
  class AppModule {}
  const app = await NestFactory.createApplicationContext(AppModule as Type, { logger: ['error', 'fatal'] });
  running.push(app);
  return app;
}

describe('the platform module', () => {
  test('starts in several processes at once on an empty database', async () => {
    const apps = await Promise.all([start('worker'), start('api'), start('all')]);
    for (const app of apps) {
      expect(await app.get(Database).query('select count(*) from kitchen.dish')).toEqual([{ count: 0 }]);
    }
  });

  test('gives every context what it may inject', async () => {
    const app = await start('api');
    const before = Date.now();
    const now = app.get(Clock).now();
    // It goes by the database, which is asked over a connection: within a few milliseconds.
    expect([before <= now + 100, now <= Date.now() + 100]).toEqual([true, true]);
    expect(app.get(Ids).next('art')).toMatch(/^art_/);
    await app.get(MediaStore).put('a/b', Buffer.from('c'));
    expect(String(await app.get(MediaStore).readAll('a/b'))).toBe('c');
    await app.get(UnitOfWork).run(async () => await app.get(Database).lock('word'));
  });

  test('shows an api process its own writes at once, and has a worker process continue them', async () => {
    const [api, worker] = await Promise.all([start('api'), start('worker')]);
    const stream = newStream('dish');
    await api.get(EventStreams).append(stream, [newEvent('Ordered')]);
    await api.get(StreamProjector).projectNow(stream);
    const rows = await api.get(Database).query('select revision from kitchen.dish where id = $1', [idOf(stream)]);
    expect(rows).toEqual([{ revision: 0 }]);
    await untilTrue(() => worker.get(Kitchen, { strict: false }).ready.includes(stream));
    await untilTrue(async () => (await api.get(ProjectionLags).read()).every(({ behindMs }) => behindMs === 0));
    await sleep(200);
    expect(worker.get(Kitchen, { strict: false }).ready.filter((one) => one === stream)).toHaveLength(1);
    expect(api.get(Kitchen, { strict: false }).ready).toEqual([]);
  });

  test('has a worker process run the job of an api process', async () => {
    const [api, worker] = [await start('api'), await start('worker')];
    const done: unknown[] = [];
    await worker.get(JobQueue).work('kitchen.clean', async ({ data }) => void done.push(data));
    await api.get(JobQueue).send('kitchen.clean', { floor: 1 });
    await untilTrue(() => done.length > 0);
    expect(done).toEqual([{ floor: 1 }]);
  });

  test('has a worker project an event that its api process did not project', async () => {
    const [api, worker] = [await start('api'), await start('worker')];
    const stream = newStream('dish');
    await api.get(EventStreams).append(stream, [newEvent('Ordered')]);
    await running.shift()?.close();
    await untilTrue(() => worker.get(Kitchen, { strict: false }).ready.includes(stream));
  });

  test('starts again on its data, and stops', async () => {
    const stream = newStream('dish');
    const first = await start('all');
    await first.get(EventStreams).append(stream, [newEvent('Ordered')]);
    await running.pop()!.close();
    const second = await start('all');
    expect(await second.get(EventStreams).read(stream)).toHaveLength(1);
    await running.pop()!.close();
  });
});

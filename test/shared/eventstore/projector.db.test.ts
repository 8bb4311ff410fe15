import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource } from '../../../src/shared/database/data-source.js';
import { PostgresNotifications } from '../../../src/shared/database/postgres-notifications.js';
import { TypeormDatabase } from '../../../src/shared/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../../src/shared/database/typeorm-unit-of-work.js';
import { Checkpoints } from '../../../src/shared/eventstore/checkpoints.js';
import { eventStoreSchema } from '../../../src/shared/eventstore/event-store-schema.js';
import type { RecordedEvent } from '../../../src/shared/eventstore/event-store.js';
import { PostgresEventStore } from '../../../src/shared/eventstore/postgres-event-store.js';
import { ProjectionLags } from '../../../src/shared/eventstore/projection-lags.js';
import { ProjectionRebuild } from '../../../src/shared/eventstore/projection-rebuild.js';
import { ProjectionRunner } from '../../../src/shared/eventstore/projection-runner.js';
import { ProjectionRegistry, type Projection } from '../../../src/shared/eventstore/projection.js';
import { Projector } from '../../../src/shared/eventstore/projector.js';
import { SystemClock } from '../../../src/shared/ids/system-clock.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { newEvent, newStream } from './event-store.contract.js';

// Failures are provoked here.
Logger.overrideLogger(false);

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([eventStoreSchema]);
  await db.database.execute('create schema view');
  await db.database.execute(
    'create table view.stream (id text primary key, revision int not null, total int not null)',
  );
  await db.database.execute('create table view.effect (stream text, revision int, node text, replaying boolean)');
});
afterAll(async () => await db.close());

/** Sums what happened per stream, and has one effect per event, as a projection with jobs has. */
class Totals implements Projection {
  readonly name = 'totals';
  readonly streamPrefix = 'sum-';
  beforeApply: () => Promise<void> = async () => undefined;
  afterApply: () => Promise<void> = async () => undefined;

  constructor(
    private readonly node: string,
    private readonly database: TypeormDatabase,
  ) {}

  async apply(events: readonly RecordedEvent[], { replaying }: { replaying: boolean }): Promise<void> {
    await this.beforeApply();
    for (const event of events) {
      const { n } = event.data as { n: number };
      const written = await this.database.execute(
        `insert into view.stream as s (id, revision, total) values ($1, $2, $3)
         on conflict (id) do update set revision = excluded.revision, total = s.total + excluded.total
          where s.revision = excluded.revision - 1`,
        [event.stream, event.revision, n],
      );
      if (written === 0) continue;
      await this.database.execute('insert into view.effect values ($1, $2, $3, $4)', [
        event.stream,
        event.revision,
        this.node,
        replaying,
      ]);
    }
    await this.afterApply();
  }

  async reset(): Promise<void> {
    await this.database.execute('delete from view.stream');
  }
}

/** One process of the service. */
function startNode(name: string) {
  const dataSource = createDataSource(db.url, [], { poolSize: 4, applicationName: name });
  const unitOfWork = new TypeormUnitOfWork(dataSource);
  const database = new TypeormDatabase(dataSource, unitOfWork);
  const notifications = new PostgresNotifications(db.url);
  const store = new PostgresEventStore(db.url, notifications);
  const registry = new ProjectionRegistry();
  const projection = new Totals(name, database);
  registry.register(projection);
  const checkpoints = new Checkpoints(database, new SystemClock());
  const runner = new ProjectionRunner(store, dataSource, unitOfWork, checkpoints);
  const projector = new Projector(store, registry, runner, unitOfWork);
  const close = async (): Promise<void> => {
    await projector.stop();
    await store.close();
    await notifications.close();
    await dataSource.destroy();
  };
  return {
    dataSource,
    store,
    projection,
    projector,
    close,
    rebuild: new ProjectionRebuild(store, registry, checkpoints, unitOfWork),
    lags: new ProjectionLags(store, registry, checkpoints, new SystemClock()),
  };
}

type Node = ReturnType<typeof startNode>;

const nodes: Node[] = [];
async function node(name: string): Promise<Node> {
  const started = startNode(name);
  await started.dataSource.initialize();
  nodes.push(started);
  return started;
}

beforeEach(async () => {
  await db.database.execute('delete from view.stream');
  await db.database.execute('delete from view.effect');
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(async (one) => await one.close()));
});

interface View {
  readonly id: string;
  readonly revision: number;
  readonly total: number;
}

const view = async (): Promise<View[]> => await db.database.query<View>('select * from view.stream order by id');

const effects = async (where = 'true'): Promise<number> => {
  const [row] = await db.database.query<{ count: number }>(`select count(*) from view.effect where ${where}`);
  return row!.count;
};

/** Every event of every stream exactly once, in rows and in effects. */
async function isExact(streams: readonly string[], each: number): Promise<void> {
  const expected = { revision: each - 1, total: (each * (each - 1)) / 2 };
  const rows = await view();
  const ours = rows.filter(({ id }) => streams.includes(id));
  expect(ours).toEqual(streams.toSorted().map((id) => ({ id, ...expected })));
  expect(await effects(`stream = any ('{${streams.join(',')}}')`)).toBe(streams.length * each);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let t = 0; t < 400; t += 1) {
    if (await condition()) return;
    await sleep(25);
  }
  throw new Error('it did not happen');
}

async function caughtUp(one: Node): Promise<void> {
  await until(async () => (await one.lags.read()).every(({ behindMs }) => behindMs === 0));
}

async function write(one: Node, streams: readonly string[], each: number): Promise<void> {
  await Promise.all(
    streams.map(async (stream) => {
      for (let n = 0; n < each; n += 1) await one.store.append(stream, [newEvent('Added', { n })], n - 1);
    }),
  );
}

const newStreams = (count: number): string[] => Array.from({ length: count }, () => newStream('sum'));

/** Ends the connection that holds the projector's lock. */
const killProjector = async (): Promise<number> =>
  await db.database.execute(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and pid in (select pid from pg_stat_activity where application_name in ('a', 'b'))`,
  );

describe('projector', () => {
  test('projects what was there and what comes, once', async () => {
    const a = await node('a');
    const streams = newStreams(4);
    await write(a, streams.slice(0, 2), 5);
    a.projector.start();
    await write(a, streams.slice(2), 5);
    await caughtUp(a);
    await isExact(streams, 5);
  });

  test('shows no row without its effect, and no effect without its row, when projecting fails half-way', async () => {
    const a = await node('a');
    const streams = newStreams(3);
    let failures = 3;
    a.projection.afterApply = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the disk is full');
    };
    await write(a, streams, 3);
    a.projector.start();
    await caughtUp(a);
    expect(failures).toBeLessThan(0);
    await isExact(streams, 3);
  });

  test('of two, one is active; when its connection is killed in the middle of a batch, nothing is lost or doubled', async () => {
    const [a, b] = [await node('a'), await node('b')];
    const streams = newStreams(6);
    for (const one of [a, b]) one.projection.beforeApply = async () => await sleep(5);
    a.projector.start();
    b.projector.start();
    let kills = 0;
    const killing = (async () => {
      for (; kills < 5; kills += await killProjector()) await sleep(100);
    })();
    for (const stream of streams) await write(a, [stream], 20);
    await killing;
    await caughtUp(a);
    await isExact(streams, 20);
  });

  test('the second does nothing while the first lives, and takes over when it stops', async () => {
    const [a, b] = [await node('a'), await node('b')];
    a.projector.start();
    const first = newStreams(3);
    await write(a, first, 4);
    await caughtUp(a);
    b.projector.start();
    await write(b, newStreams(3), 4);
    await caughtUp(b);
    expect(await effects("node = 'b'")).toBe(0);
    await a.projector.stop();
    await write(b, newStreams(2), 4);
    await caughtUp(b);
    expect(await effects("node = 'b'")).toBe(8);
  });

  test('one that lost its lock while it was busy cannot commit', async () => {
    const [a, b] = [await node('a'), await node('b')];
    const entered = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    a.projection.afterApply = async () => {
      entered.resolve();
      await released.promise;
    };
    a.projector.start();
    const streams = newStreams(1);
    await write(a, streams, 3);
    await entered.promise;
    await killProjector();
    b.projector.start();
    await caughtUp(b);
    released.resolve();
    await sleep(200);
    expect(await effects("node = 'a'")).toBe(0);
    await isExact(streams, 3);
  });

  test('a caller reads what it wrote, while the projector works on the same streams', async () => {
    const [a, b] = [await node('a'), await node('b')];
    a.projector.start();
    const streams = newStreams(10);
    const callers = streams.map(async (stream) => {
      for (let n = 0; n < 10; n += 1) {
        await b.store.append(stream, [newEvent('Added', { n })], n - 1);
        await b.projector.projectNow(stream);
        const [row] = await db.database.query<View>('select * from view.stream where id = $1', [stream]);
        expect(row!.revision).toBe(n);
      }
    });
    await Promise.all(callers);
    await caughtUp(a);
    await isExact(streams, 10);
  });

  test('a caller whose unit of work fails leaves the stream to the projector', async () => {
    const a = await node('a');
    const [stream] = newStreams(1);
    await write(a, [stream!], 2);
    a.projection.afterApply = async () => await Promise.reject(new Error('the request was aborted'));
    await expect(a.projector.projectNow(stream!)).rejects.toThrow('the request was aborted');
    a.projection.afterApply = async () => undefined;
    a.projector.start();
    await caughtUp(a);
    await isExact([stream!], 2);
  });

  test('a stream that no projection wants is nobody’s', async () => {
    const a = await node('a');
    const stream = newStream('other');
    await a.store.append(stream, [newEvent()], -1);
    await a.projector.projectNow(stream);
    expect(await view()).toEqual([]);
  });
});

describe('projection rebuild', () => {
  test('ends in the same rows, causes nothing again, and the projector goes on behind it', async () => {
    const [a, b] = [await node('a'), await node('b')];
    a.projector.start();
    const streams = newStreams(5);
    await write(a, streams, 8);
    await caughtUp(a);
    const before = await view();
    const caused = await effects('not replaying');
    await db.database.execute('update view.stream set total = 0 where id = $1', [streams[0]]);
    expect(await b.rebuild.rebuild('totals')).toBeGreaterThanOrEqual(40);
    const after = await view();
    expect(after.filter(({ id }) => streams.includes(id))).toEqual(before);
    expect(await effects('not replaying')).toBe(caused);
    const more = newStreams(1);
    await write(a, more, 3);
    await caughtUp(a);
    await isExact(more, 3);
  });

  test('under writers and a running projector ends in the rows that live projecting gives', async () => {
    const a = await node('a');
    a.projector.start();
    const streams = newStreams(6);
    const writing = write(a, streams, 15);
    for (let n = 0; n < 3; n += 1) {
      await sleep(30);
      await a.rebuild.rebuild('totals');
    }
    await writing;
    await caughtUp(a);
    const rows = (await view()).filter(({ id }) => streams.includes(id));
    expect(rows).toEqual(streams.toSorted().map((id) => ({ id, revision: 14, total: 105 })));
    expect(await effects(`not replaying and stream = any ('{${streams.join(',')}}')`)).toBe(90);
  });

  test('shows the old rows until it is done', async () => {
    const a = await node('a');
    const streams = newStreams(1);
    await write(a, streams, 3);
    await a.projector.projectNow(streams[0]!);
    let during: View[] = [];
    a.projection.afterApply = async () => {
      during = await view();
    };
    await a.rebuild.rebuild('totals');
    expect(during).toEqual([{ id: streams[0], revision: 2, total: 3 }]);
  });

  test('of a projection that does not exist says which there are', async () => {
    const a = await node('a');
    await expect(a.rebuild.rebuild('sums')).rejects.toThrow('no projection is called sums; there is: totals');
  });
});

describe('projection lag', () => {
  test('is the age of the oldest event that waits', async () => {
    const a = await node('a');
    a.projector.start();
    await caughtUp(a);
    await a.projector.stop();
    await a.store.append(newStream('sum'), [newEvent('Added', { n: 1 })], -1);
    await sleep(300);
    const [lag] = await a.lags.read();
    expect(lag).toMatchObject({ projection: 'totals' });
    expect(lag!.behindMs).toBeGreaterThanOrEqual(250);
    expect(lag!.behindMs).toBeLessThan(5_000);
  });

  test('does not count what the projection does not want', async () => {
    const a = await node('a');
    a.projector.start();
    await caughtUp(a);
    await a.projector.stop();
    await a.store.append(newStream('other'), [newEvent()], -1);
    await sleep(50);
    expect((await a.lags.read())[0]!.behindMs).toBe(0);
  });
});

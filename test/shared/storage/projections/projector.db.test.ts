import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { newEvent, newStream } from '../eventstore/store-under-test.js';
import { createView, idOf, newStreams, startNode, write, type Node } from './projection-nodes.js';

// Failures are provoked here.
Logger.overrideLogger(false);

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([eventStoreSchema]);
  await createView(db);
});
afterAll(async () => await db.close());

const nodes: Node[] = [];
async function node(name: string): Promise<Node> {
  const started = await startNode(db, name);
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

const view = async (): Promise<View[]> =>
  await db.database.query<View>('select id, revision, total from view.stream order by id');

const effects = async (where = 'true'): Promise<number> => {
  const [row] = await db.database.query<{ count: number }>(`select count(*) from view.effect where ${where}`);
  return row!.count;
};

/** Every event of every stream exactly once, in rows and in effects. */
async function isExact(streams: readonly string[], each: number): Promise<void> {
  const expected = { revision: each - 1, total: (each * (each - 1)) / 2 };
  const ids = streams.map(idOf).toSorted();
  const rows = await view();
  expect(rows.filter(({ id }) => ids.includes(id))).toEqual(ids.map((id) => ({ id, ...expected })));
  expect(await effects(`id = any ('{${ids.join(',')}}')`)).toBe(streams.length * each);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let t = 0; t < 1_600; t += 1) {
    if (await condition()) return;
    await sleep(25);
  }
  throw new Error('it did not happen');
}

async function caughtUp(one: Node): Promise<void> {
  await until(async () => (await one.lags.read()).every(({ behindMs }) => behindMs === 0));
}

/** Ends the connection that holds the projector's lock. */
const killProjector = async (): Promise<number> =>
  await db.database.execute(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and mode = 'ExclusiveLock' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and pid in (select pid from pg_stat_activity where application_name in ('a', 'b'))`,
  );

describe('the projector', () => {
  test('projects existing and new events, each once', async () => {
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

  test('is active in one of two processes, and loses or doubles nothing when its connection is killed in the middle of a batch', async () => {
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

  test('does nothing in a second process while the first lives, and takes over when that stops', async () => {
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

  test('cannot commit after it lost its lock', async () => {
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

  test('lets a caller read its own writes while it works on the same streams', async () => {
    const [a, b] = [await node('a'), await node('b')];
    a.projector.start();
    const streams = newStreams(10);
    const callers = streams.map(async (stream) => {
      for (let n = 0; n < 10; n += 1) {
        await b.store.append(stream, [newEvent('Added', { n })], n - 1);
        await b.streams.projectNow(stream);
        const [row] = await db.database.query<View>('select revision from view.stream where id = $1', [idOf(stream)]);
        expect(row!.revision).toBe(n);
      }
    });
    await Promise.all(callers);
    await caughtUp(a);
    await isExact(streams, 10);
  });

  test('projects a stream whose caller failed to project it', async () => {
    const a = await node('a');
    const [stream] = newStreams(1);
    await write(a, [stream!], 2);
    a.projection.afterApply = async () => await Promise.reject(new Error('the request was aborted'));
    await expect(a.streams.projectNow(stream!)).rejects.toThrow('the request was aborted');
    a.projection.afterApply = async () => undefined;
    a.projector.start();
    await caughtUp(a);
    await isExact([stream!], 2);
  });

  test('stops when it is not the event that is at fault, says at which, and goes on when it can', async () => {
    const a = await node('a');
    const [good, bad, behind] = newStreams(3) as [string, string, string];
    let broken = true;
    a.projection.beforeApply = async (events) => {
      if (broken && events.some(({ stream }) => stream === bad)) await a.database.query('select from view.missing');
    };
    for (const stream of [good, bad, behind]) await write(a, [stream], 2);
    a.projector.start();
    await until(
      async () =>
        await a.projector.assertMoving().then(
          () => false,
          () => true,
        ),
    );
    await expect(a.projector.assertMoving()).rejects.toThrow(
      `${bad}@0 (Added) cannot be projected: relation "view.missing" does not exist`,
    );
    await isExact([good], 2);
    expect((await view()).map(({ id }) => id)).not.toContain(idOf(behind));
    broken = false;
    await caughtUp(a);
    await isExact([good, bad, behind], 2);
    expect(await a.projector.assertMoving()).toBe(0);
  });

  test('ignores a stream that no projection wants', async () => {
    const a = await node('a');
    const stream = newStream('other');
    await a.store.append(stream, [newEvent()], -1);
    await a.streams.projectNow(stream);
    expect(await view()).toEqual([]);
  });
});

describe('the projection lag', () => {
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
    expect(lag!.behindMs).toBeLessThan(60_000);
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

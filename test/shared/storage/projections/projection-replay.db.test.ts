import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { positionOf } from '../../../../src/shared/storage/eventstore/event-store.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { until } from '../../../support/time/until.js';
import { newEvent } from '../eventstore/store-under-test.js';
import { createView, idOf, newStreams, startNode, write, type Node } from './projection-nodes.js';

// Failures are provoked here.
Logger.overrideLogger(false);

let db: TestDatabase;
beforeEach(async () => {
  db = await freshDatabase([eventStoreSchema]);
  await createView(db);
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(async (one) => await one.close()));
  await db.close();
});

const nodes: Node[] = [];
async function node(name: string): Promise<Node> {
  const started = await startNode(db, name);
  nodes.push(started);
  return started;
}

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly total: number;
  readonly note: string | null;
}

const rows = async (): Promise<Row[]> =>
  await db.database.query<Row>('select id, revision, total, note from view.stream order by id');
const change = async (sql: string, ...params: unknown[]): Promise<number> => await db.database.execute(sql, params);

const effects = async (): Promise<number> => {
  const [row] = await db.database.query<{ count: number }>('select count(*) from view.effect');
  return row!.count;
};

const checkpoint = async (): Promise<unknown> => await db.database.query('select * from eventstore.checkpoint');

/** Until everything that is written is projected. An age would not tell: that of an event of this millisecond is 0. */
async function caughtUp(one: Node): Promise<void> {
  const [last] = await db.database.query<{ position: string }>(
    `select coalesce(max(position), 0)::text as position from eventstore.event where stream like 'sum-%'`,
  );
  const written = positionOf(BigInt(last!.position));
  await until(
    () => one.lags.read(),
    (lags) => lags.every(({ checkpoint }) => checkpoint >= written),
  );
}

/** One statement of many rows locks them in no order, and a projector in another: the table is taken as a whole. */
const spoilAll = (): Promise<void> =>
  db.unitOfWork.run(async () => {
    await change('lock table view.stream in exclusive mode');
    await change(`update view.stream set note = 'wrong'`);
  });

/** All streams as a running projector leaves them. */
async function projected(one: Node, streams: readonly string[], each: number): Promise<void> {
  one.projector.start();
  await write(one, streams, each);
  await caughtUp(one);
}

const right = (streams: readonly string[], each: number): Row[] =>
  streams
    .map(idOf)
    .toSorted()
    .map((id) => ({ id, revision: each - 1, total: (each * (each - 1)) / 2, note: null }));

describe('rebuilding a projection', () => {
  test('puts right what is wrong, whatever it is, and causes nothing again', async () => {
    const [a, b] = [await node('a'), await node('b')];
    const streams = newStreams(6);
    await projected(a, streams, 5);
    const before = await checkpoint();
    const [first, second, third, fourth] = streams.map(idOf);
    await change('update view.stream set total = 0 where id = $1', first);
    await change('delete from view.stream where id = $1', second);
    await change(`update view.stream set id = 'x' || id where id = $1`, third);
    await change('update view.stream set revision = 2, total = 3 where id = $1', fourth);
    expect(await b.rebuild.rebuild('totals')).toEqual({ events: 30, changed: 5, spoilt: [] });
    expect(await rows()).toEqual(right(streams, 5));
    expect(await effects()).toBe(30);
    expect(await checkpoint()).toEqual(before);
    const more = newStreams(1);
    await write(a, more, 3);
    await caughtUp(a);
    expect(await rows()).toEqual([...right(streams, 5), ...right(more, 3)].toSorted((x, y) => (x.id < y.id ? -1 : 1)));
  });

  test('while others write, project and read: nobody misses a row, sees an older one, or causes an effect twice', async () => {
    const [a, b, c] = [await node('a'), await node('b'), await node('c')];
    const [old, busy] = [newStreams(20), newStreams(8)];
    await projected(a, old, 4);
    const readEnough = new AbortController();
    const reader = (async () => {
      const seen = new Map<string, number>();
      for (; !readEnough.signal.aborted; await sleep(1)) {
        const now = await rows();
        const ids = new Set(now.map(({ id }) => id));
        expect([...seen.keys()].filter((id) => !ids.has(id))).toEqual([]);
        for (const { id, revision, total } of now) {
          expect(revision).toBeGreaterThanOrEqual(seen.get(id) ?? 0);
          expect(total).toBe((revision * (revision + 1)) / 2);
          seen.set(id, revision);
        }
      }
    })();
    const writing = Promise.all(
      busy.map(async (stream) => {
        for (let n = 0; n < 15; n += 1) {
          await c.store.append(stream, [newEvent('Added', { n })], n - 1);
          if (n % 2 === 0) await c.streams.projectNow(stream);
        }
      }),
    );
    const done = new AbortController();
    const finished = writing.finally(() => done.abort());
    for (let rounds = 0; rounds < 5 || !done.signal.aborted; rounds += 1) {
      await spoilAll();
      await Promise.all([a.rebuild.rebuild('totals'), b.rebuild.rebuild('totals')]);
    }
    await finished;
    await caughtUp(a);
    await b.rebuild.rebuild('totals');
    readEnough.abort();
    await reader;
    expect(await rows()).toEqual([...right(old, 4), ...right(busy, 15)].toSorted((x, y) => (x.id < y.id ? -1 : 1)));
    expect(await effects()).toBe(20 * 4 + 8 * 15);
  });

  test('gives more rows than it changes at once back to each other what they had swapped', async () => {
    const a = await node('a');
    const streams = newStreams(1_100);
    await projected(a, streams, 1);
    await change(`update view.stream set tag = 'other ' || tag`);
    await change(
      `with numbered as (select id, row_number() over (order by id) as n from view.stream)
       update view.stream s set tag = 'tag ' || other.id from numbered mine, numbered other
        where mine.id = s.id and other.n % 1100 = (mine.n + 550) % 1100`,
    );
    expect(await a.rebuild.rebuild('totals')).toEqual({ events: 1_100, changed: 1_100, spoilt: [] });
    expect(await a.verification.verify('totals')).toMatchObject({ differing: 0 });
  });

  test('shows the old rows until it is done', async () => {
    const a = await node('a');
    const streams = newStreams(2);
    await projected(a, streams, 3);
    await change('update view.stream set total = 7');
    let during: Row[] = [];
    a.projection.afterReplay = async () => void (during = await db.database.query('select * from view.stream'));
    await a.rebuild.rebuild('totals');
    expect(during.map(({ total }) => total)).toEqual([7, 7]);
    expect(await rows()).toEqual(right(streams, 3));
  });

  test.each(['while it replays', 'while it serves the new rows'])(
    'that is killed %s leaves the old rows and no others',
    async (when) => {
      const [a, b] = [await node('a'), await node('b')];
      const streams = newStreams(3);
      await projected(a, streams, 4);
      await change('update view.stream set total = 7');
      const kill = async (): Promise<void> => {
        await change(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'b' and pid <> pg_backend_pid()`,
        );
        await sleep(50);
      };
      const killed = b.replay.run(b.projection, async (differing, replayed) => {
        await replayed.serve(differing);
        if (when === 'while it serves the new rows') await kill();
      });
      if (when === 'while it replays') b.projection.afterReplay = kill;
      await expect(killed).rejects.toThrow('The database cannot be reached');
      expect((await rows()).map(({ total }) => total)).toEqual([7, 7, 7]);
      expect(await db.database.query(`select relname from pg_class where relname = 'view_stream'`)).toEqual([]);
      expect(await a.rebuild.rebuild('totals')).toEqual({ events: 12, changed: 3, spoilt: [] });
      expect(await rows()).toEqual(right(streams, 4));
    },
  );

  test('leaves rows that the projector has not come to as far as they are, and their effects to the projector', async () => {
    const a = await node('a');
    const [ahead, waiting] = newStreams(2) as [string, string];
    await write(a, [ahead], 2);
    await a.streams.projectNow(ahead);
    await a.store.append(ahead, [newEvent('Added', { n: 2 })], 1);
    await write(a, [waiting], 3);
    expect(await a.rebuild.rebuild('totals')).toEqual({ events: 6, changed: 0, spoilt: [] });
    expect(await rows()).toEqual(right([ahead], 2));
    a.projector.start();
    await caughtUp(a);
    expect(await rows()).toEqual(right([ahead, waiting], 3));
    expect(await effects()).toBe(6);
  });

  test('waits for whoever writes for long, and readers do not notice', async () => {
    const a = await node('a');
    const streams = newStreams(2);
    await projected(a, streams, 3);
    await a.projector.stop();
    await change('update view.stream set total = 7');
    const held = Promise.withResolvers<void>();
    const writer = db.unitOfWork.run(async () => {
      await change('update view.stream set note = null where id = $1', idOf(streams[0]!));
      await held.promise;
    });
    const rebuilding = a.rebuild.rebuild('totals');
    await sleep(1_500);
    expect(await rows()).toHaveLength(2);
    held.resolve();
    await writer;
    expect(await rebuilding).toEqual({ events: 6, changed: 2, spoilt: [] });
  });

  test('refuses to remove all rows because there are no histories', async () => {
    const a = await node('a');
    await change(`insert into view.stream values ('1', 0, 0, null, '')`);
    await expect(a.rebuild.rebuild('totals')).rejects.toThrow('not one event');
    expect(await rows()).toHaveLength(1);
  });

  test('of a projection that does not exist says which there are', async () => {
    const a = await node('a');
    await expect(a.rebuild.rebuild('sums')).rejects.toThrow('No projection is called "sums"; there is: totals.');
  });
});

describe('verifying a projection', () => {
  test('finds every kind of difference, says where, and changes nothing', async () => {
    const a = await node('a');
    const streams = newStreams(5);
    await projected(a, streams, 3);
    const [first, second, third, fourth] = streams.map(idOf) as [string, string, string, string];
    await change(`update view.stream set total = 4, note = 'x' where id = $1`, first);
    await change('delete from view.stream where id = $1', second);
    await change(`insert into view.stream values ('0', 3, 1, null, '')`);
    await change('update view.stream set revision = 1, total = 1 where id = $1', third);
    await change('update view.stream set revision = 9 where id = $1', fourth);
    const before = await rows();
    const { events, differing, differences } = await a.verification.verify('totals');
    expect([events, differing]).toEqual([15, 5]);
    const found = Object.fromEntries(differences.map(({ id, ...difference }) => [id, difference]));
    expect(found).toEqual({
      [first]: {
        kind: 'changed',
        changes: [
          { path: '/note', before: 'x', after: null },
          { path: '/total', before: 4, after: 3 },
        ],
      },
      [second]: { kind: 'missing', changes: [] },
      0: { kind: 'extra', changes: [] },
      [third]: {
        kind: 'changed',
        changes: [
          { path: '/revision', before: 1, after: 2 },
          { path: '/total', before: 1, after: 3 },
        ],
      },
      [fourth]: { kind: 'changed', changes: [{ path: '/revision', before: 9, after: 2 }] },
    });
    expect(await rows()).toEqual(before);
  });

  test('raises no alarm while everybody writes, with a projector that is behind and requests that are ahead', async () => {
    const [a, b] = [await node('a'), await node('b')];
    const streams = newStreams(12);
    a.projection.beforeApply = async () => await sleep(10);
    a.projector.start();
    const done = new AbortController();
    const writing = Promise.all(
      streams.map(async (stream, index) => {
        for (let n = 0; n < 15; n += 1) {
          await b.store.append(stream, [newEvent('Added', { n })], n - 1);
          if (index % 3 === 0) await b.streams.projectNow(stream);
        }
      }),
    ).finally(() => done.abort());
    for (let rounds = 0; rounds < 5 || !done.signal.aborted; rounds += 1) {
      expect((await b.verification.verify('totals')).differences).toEqual([]);
    }
    await writing;
    await caughtUp(a);
    expect(await b.verification.verify('totals')).toEqual({ events: 180, differing: 0, differences: [], spoilt: [] });
  });
});

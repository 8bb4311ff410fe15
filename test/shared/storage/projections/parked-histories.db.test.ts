import { describe, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../../../../src/shared/storage/connections/database-unavailable.js';
import { EventStoreUnavailable, positionOf } from '../../../../src/shared/storage/eventstore/event-store.js';
import { until } from '../../../support/time/until.js';
import { newEvent } from '../eventstore/store-under-test.js';
import { AFTER, BEFORE, ParkingNodes, forge, spoil } from './parking-nodes.js';
import { newStreams, write } from './projection-nodes.js';

const SECRET = 'what Ms Miller wants to hear';

const at = ParkingNodes.forEachTest();

describe('a history with an event that cannot be projected', () => {
  test('is parked from that event on, and all others go on', async () => {
    const a = await at.node('a', { version: 'one' });
    const [before, bad, after] = newStreams(3) as [string, string, string];
    await write(a, [before], 3);
    await spoil(a, bad);
    await write(a, [after], 3);
    a.projector.start();
    await at.caughtUp(a);
    expect(await at.rowOf(bad)).toEqual(BEFORE);
    for (const stream of [before, after]) expect(await at.rowOf(stream)).toEqual({ revision: 2, total: 3 });
    const [event] = await a.store.readStream(bad, { from: 2 });
    expect(await a.parked.all()).toEqual([
      {
        projection: 'totals',
        stream: bad,
        revision: 2,
        lastRevision: 4,
        position: event!.position,
        eventId: event!.id,
        eventType: 'Forged',
        why: 'this program knows no such event',
        parkedAt: expect.any(Number),
        programs: ['one'],
      },
    ]);
    expect(await a.projector.assertMoving()).toBe(1);
    expect((await a.lags.read())[0]!.behindMs).toBe(0);
    await forge(a, bad, 5, 'Added');
    await at.caughtUp(a);
    expect(await at.rowOf(bad)).toEqual(BEFORE);
    expect(await at.effectsOf(bad)).toEqual([0, 1]);
  });

  test('is told once in the log, however often it is tried again', async () => {
    const a = await at.node('a');
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    a.projector.start();
    await at.caughtUp(a);
    const [parked] = await a.parked.all();
    for (let n = 0; n < 3; n += 1) expect(await a.retry.retry(parked!)).not.toBeNull();
    expect(at.logged.filter((line) => line.includes(bad))).toEqual([
      `totals: ${bad} is parked from event 2 (Forged) on, which cannot be projected: this program knows no such event`,
    ]);
  });

  test('is parked without a word of what the event says, in the database and in the log', async () => {
    const a = await at.node('a');
    const [value, bug] = newStreams(2) as [string, string];
    await a.store.append(value, [newEvent('Added', { n: SECRET })], -1);
    await write(a, [bug], 1);
    a.projection.beforeApply = async (events) => {
      if (events.some(({ stream }) => stream === bug)) JSON.parse(SECRET);
    };
    a.projector.start();
    await at.caughtUp(a);
    const reasons = new Map((await a.parked.all()).map(({ stream, why }) => [stream, why]));
    expect(reasons.get(value)).toBe('the database refuses it: SQLSTATE 22P02');
    expect(reasons.get(bug)).toMatch(/^SyntaxError at src\/\S+\.ts:\d+$/);
    expect(JSON.stringify([at.logged, [...reasons]])).not.toContain('Miller');
  });

  test('is projected with all that has waited, in order and once, when it is tried again and can be', async () => {
    const a = await at.node('a');
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    a.projector.start();
    await at.caughtUp(a);
    a.projection.knows.add('Forged');
    const [parked] = await a.parked.all();
    expect(await a.retry.retry(parked!)).toBeNull();
    expect(await at.rowOf(bad)).toEqual(AFTER);
    expect(await at.effectsOf(bad)).toEqual([0, 1, 2, 3, 4]);
    expect(await a.projector.assertMoving()).toBe(0);
    await forge(a, bad, 5, 'Added');
    await at.caughtUp(a);
    expect(await at.rowOf(bad)).toEqual({ revision: 5, total: 15 });
    expect(await at.effectsOf(bad)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('gets as far as a program can bring it, and waits there', async () => {
    const a = await at.node('a');
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    await forge(a, bad, 5, 'Stranger');
    a.projector.start();
    await at.caughtUp(a);
    a.projection.knows.add('Forged');
    const [parked] = await a.parked.all();
    expect(await a.retry.retry(parked!)).toMatchObject({ revision: 5, eventType: 'Stranger' });
    expect(await at.rowOf(bad)).toEqual(AFTER);
    a.projection.knows.delete('Forged');
    expect(await a.retry.retry(parked!)).toMatchObject({ revision: 5, eventType: 'Stranger' });
  });

  test('takes what a request adds, which is recorded and waits, and the request goes on', async () => {
    const a = await at.node('a');
    const [bad, good] = newStreams(2) as [string, string];
    await spoil(a, bad);
    a.projector.start();
    await at.caughtUp(a);
    await a.unitOfWork.run(async () => {
      await forge(a, bad, 5, 'Added');
      await a.streams.projectNow(bad);
      await write(a, [good], 1);
      await a.streams.projectNow(good);
    });
    expect(await at.rowOf(bad)).toEqual(BEFORE);
    expect(await at.rowOf(good)).toEqual({ revision: 0, total: 0 });
    a.projection.knows.add('Forged');
    expect(await a.retry.retry((await a.parked.all())[0]!)).toBeNull();
    expect(await at.effectsOf(bad)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('stays parked when what waits is gone, and while a node does not have all of it', async () => {
    const a = await at.node('a');
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    a.projector.start();
    await at.caughtUp(a);
    a.projection.knows.add('Forged');
    const [parked] = await a.parked.all();
    const all = await a.store.readStream(bad);
    a.store.readStream = async () => all.slice(0, 4);
    await expect(a.retry.retry(parked!)).rejects.toThrow(EventStoreUnavailable);
    a.store.readStream = async () => [];
    expect(await a.retry.retry(parked!)).toMatchObject({ why: 'its event 2 cannot be read any more' });
    expect(await at.rowOf(bad)).toEqual(BEFORE);
  });

  test('may have a name that no column and no index can hold', async () => {
    const a = await at.node('a');
    const [good] = newStreams(1) as [string];
    const names = ['sum-\u0000', `sum-${'x'.repeat(5_000)}`];
    const strange = names.map((stream, index) => ({
      ...newEvent('Added', { n: 'rubbish' }),
      stream,
      revision: 0,
      position: positionOf(BigInt(index)),
      recordedAt: 0,
    }));
    await write(a, [good], 1);
    const { subscribe } = a.store;
    let told = false;
    a.store.subscribe = async function* (options) {
      if (!told) yield { events: strange, checkpoint: positionOf(1n), live: false };
      told = true;
      yield* subscribe.call(a.store, { ...options, after: '' });
    };
    a.projector.start();
    await until(
      () => at.rowOf(good),
      (row) => row !== undefined,
    );
    expect(await a.projector.assertMoving()).toBe(2);
  });
});

describe('parking a history', () => {
  test('is one step with getting past the event: a process that dies in the middle has done neither', async () => {
    const [a, b] = [await at.node('a'), await at.node('b')];
    const [bad, good] = newStreams(2) as [string, string];
    await spoil(a, bad);
    await write(a, [good], 2);
    // A sequence counts also in a transaction that never commits.
    await at.db.database.execute('create sequence view.tries');
    await at.db.database.execute(
      `create function view.die() returns trigger language plpgsql as $$
       begin
         if nextval('view.tries') <= 2 then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end if;
         return new;
       end $$`,
    );
    await at.db.database.execute(
      'create trigger die after insert on eventstore.parked_history for each row execute function view.die()',
    );
    a.projector.start();
    b.projector.start();
    await at.caughtUp(a);
    expect(await at.db.database.query('select last_value as tries from view.tries')).toEqual([{ tries: 3 }]);
    expect(await a.parked.all()).toMatchObject([{ stream: bad, revision: 2, lastRevision: 4 }]);
    expect(await at.rowOf(bad)).toEqual(BEFORE);
    expect(await at.rowOf(good)).toEqual({ revision: 1, total: 1 });
    expect(await at.effectsOf(bad)).toEqual([0, 1]);
  });

  test.each([
    ['the database is unavailable', () => new DatabaseUnavailable(new Error('57P01'))],
    ['a lock cannot be had in time', () => Object.assign(new Error('lock timeout'), { code: '55P03' })],
    ['a statement takes too long', () => Object.assign(new Error('statement timeout'), { code: '57014' })],
    ['transactions block each other', () => Object.assign(new Error('deadlock detected'), { code: '40P01' })],
    ['the disk is full', () => Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })],
    ['a table is missing', () => Object.assign(new Error('no relation'), { code: '42P01' })],
    ['the memory is full', () => new RangeError('Array buffer allocation failed')],
    ['that is behind another error', () => new Error('a part failed', { cause: new EventStoreUnavailable() })],
  ])('does not happen because %s', async (_, error) => {
    const a = await at.node('a');
    const streams = newStreams(3);
    await write(a, streams, 2);
    let failures = 4;
    a.projection.beforeApply = async () => {
      failures -= 1;
      if (failures >= 0) throw error();
    };
    a.projector.start();
    await at.caughtUp(a);
    expect(failures).toBeLessThan(0);
    expect(at.logged.filter((line) => line.includes('is parked'))).toEqual([]);
    for (const stream of streams) expect(await at.rowOf(stream)).toEqual({ revision: 1, total: 1 });
  });

  test('costs nothing while nothing is parked: a batch needs no further statement', async () => {
    const a = await at.node('a');
    const statements: string[] = [];
    const { query, execute } = a.database;
    a.database.query = async (sql, ...rest) => {
      statements.push(sql);
      return (await query.call(a.database, sql, ...rest)) as never;
    };
    a.database.execute = async (sql, ...rest) => {
      statements.push(sql);
      return await execute.call(a.database, sql, ...rest);
    };
    a.parked.due = async () => [];
    await write(a, newStreams(3), 3);
    a.projector.start();
    await at.caughtUp(a);
    expect(statements.some((sql) => sql.includes('update eventstore.checkpoint'))).toBe(true);
    expect(statements.filter((sql) => sql.includes('parked_history'))).toEqual([]);
  });
});

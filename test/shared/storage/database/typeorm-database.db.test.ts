import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PgBoss } from 'pg-boss';
import { createDataSource } from '../../../../src/shared/storage/database/data-source.js';
import { DatabaseUnavailable } from '../../../../src/shared/storage/connections/database-unavailable.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase([]);
  await db.database.execute('create table thing (id bigint primary key)');
});
afterAll(() => db.close());

describe('the database', () => {
  test('gives bigint as numbers, also the largest safe one, and times as written', async () => {
    const sql = 'select count(*) as n, $1::bigint as largest, 1.5::numeric as exact from thing';
    expect(await db.database.query(sql, [Number.MAX_SAFE_INTEGER])).toEqual([
      { n: 0, largest: Number.MAX_SAFE_INTEGER, exact: '1.5' },
    ]);
  });

  test('says how many rows a command changed', async () => {
    expect(await db.database.execute('insert into thing select generate_series(1, 5)')).toBe(5);
    expect(await db.database.execute('delete from thing where id > $1', [3])).toBe(2);
    expect(await db.database.execute('delete from thing where id > $1', [3])).toBe(0);
  });

  test('prepares a named statement once on a connection, in and outside of a unit of work', async () => {
    const prepared = "select count(*) as n from pg_prepared_statements where name = 'things.by-id'";
    await db.unitOfWork.run(async () => {
      await db.database.query('select id from thing where id = $1', [1], 'things.by-id');
      await db.database.query('select id from thing where id = $1', [2], 'things.by-id');
      expect(await db.database.query(prepared)).toEqual([{ n: 1 }]);
    });
    expect(await db.database.query('select id from thing where id = $1', [3], 'things.by-id')).toEqual([{ id: 3 }]);
  });

  test('passes a bug in a query on as it is', async () => {
    await expect(db.database.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    await expect(db.database.execute('insert into thing values (1)')).rejects.toMatchObject({ code: '23505' });
  });

  test('says that it is unavailable when its connection is cut, and works with a new one', async () => {
    await expect(db.database.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(
      DatabaseUnavailable,
    );
    const cut = db.unitOfWork.run(() => db.database.query('select pg_terminate_backend(pg_backend_pid())'));
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    expect(await db.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('says that it is unavailable while its operator lets nobody in', async () => {
    const failures: unknown[] = [];
    const state = { isAway: true };
    const away = db.away(300).finally(() => (state.isAway = false));
    while (state.isAway) await db.database.query('select').catch((error: unknown) => failures.push(error));
    await away;
    expect(failures).not.toEqual([]);
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnavailable);
  });

  test('says that it is unavailable to one of two units of work that wait for each other', async () => {
    const [mine, yours] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lockBoth = (first: string, second: string, have: () => void, other: Promise<void>): Promise<void> =>
      db.unitOfWork.run(async () => {
        await db.database.lock(first);
        have();
        await other;
        await db.database.lock(second);
      });
    const ended = await Promise.allSettled([
      lockBoth('a', 'b', mine.resolve, yours.promise),
      lockBoth('b', 'a', yours.resolve, mine.promise),
    ]);
    const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(failures).toEqual([expect.any(DatabaseUnavailable)]);
    expect(failures[0]?.cause).toMatchObject({ code: '40P01' });
  });

  test('cannot be opened where no server is', async () => {
    await expect(createDataSource('postgres://nobody@127.0.0.1:1/none', []).initialize()).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  test('lets pg-boss send a job that exists only if the unit of work is committed', async () => {
    const boss = new PgBoss({ connectionString: db.url, supervise: false, schedule: false });
    await boss.start();
    await boss.createQueue('chores');
    const send = (id: number) => boss.send('chores', { id }, { db: db.database });
    await db.unitOfWork.run(() => send(1));
    const failed = db.unitOfWork.run(async () => {
      await send(2);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const jobs = await boss.fetch<{ id: number }>('chores', { batchSize: 10 });
    expect(jobs.map(({ data }) => data.id)).toEqual([1]);
    await boss.stop({ graceful: false });
  });
});

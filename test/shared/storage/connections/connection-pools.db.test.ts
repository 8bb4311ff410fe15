import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DATABASE_LIMITS } from '../../../../src/config/database-settings.js';
import {
  CommitUnanswered,
  DatabaseBusy,
  DatabaseUnavailable,
} from '../../../../src/shared/storage/connections/database-unavailable.js';
import { ConnectionPools } from '../../../../src/shared/storage/connections/connection-pools.js';
import {
  asHealthCheck,
  asInteractive,
  asJobOf,
  asMigration,
} from '../../../../src/shared/storage/connections/workload.js';
import { createDataSource } from '../../../../src/shared/storage/database/data-source.js';
import { TypeormUnitOfWork } from '../../../../src/shared/storage/database/typeorm-unit-of-work.js';
import { freshDatabase, PATIENT, type TestDatabase } from '../../../support/database/database.js';
import { Cable } from '../../../support/servers/cable.js';

let db: TestDatabase;
let pools: ConnectionPools;
beforeAll(async () => {
  db = await freshDatabase([]);
  await db.database.execute('create table thing (id bigint primary key)');
  pools = new ConnectionPools({ url: db.url, limits: DATABASE_LIMITS, applicationName: 'us' });
});
afterAll(async () => {
  await pools.close();
  await db.close();
});

const session = async () =>
  (
    await pools.query(`select current_setting('application_name') as name,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('transaction_timeout', true) as transaction`)
  ).rows[0] as unknown;

describe('connections', () => {
  test('have the deadlines of what they are for, kept by the server', async () => {
    expect(await asInteractive('a', session)).toEqual({
      name: 'us interactive',
      statement: '10s',
      lock: '3s',
      idle: '15s',
      transaction: '30s',
    });
    const background = { name: 'us', statement: '15min', lock: '30s', idle: '30s', transaction: '30min' };
    expect(await session()).toEqual(background);
    expect(await asJobOf('q', session)).toEqual(background);
    expect(await asMigration(session)).toMatchObject({ name: 'us migration', statement: '0', lock: '5s' });
    expect(await asHealthCheck(session)).toMatchObject({ name: 'us health', statement: '1500ms' });
  });
});

describe('a unit of work in which a statement failed', () => {
  const fail = async (): Promise<unknown> => await db.database.query(`select 1 / 0`).catch(() => undefined);

  test('is not taken for committed when somebody swallowed the failure', async () => {
    const swallowed = db.unitOfWork.run(async () => {
      await db.database.execute('insert into thing values (1)');
      await fail();
    });
    await expect(swallowed).rejects.toMatchObject({ code: '22012' });
    expect(await db.database.query('select id from thing')).toEqual([]);
  });

  test('tells what failed first, and not that it had failed', async () => {
    const gone = db.unitOfWork.run(async () => {
      await fail();
      await db.database.query('select 1');
    });
    await expect(gone).rejects.toMatchObject({ code: '22012' });
    expect(await db.unitOfWork.run(() => db.database.query('select 1 as one'))).toEqual([{ one: 1 }]);
  });
});

describe('what the database says', () => {
  test('when it cancels something is that it is busy', async () => {
    const cancelled = db.unitOfWork.run(async () => {
      await db.database.execute(`set local statement_timeout = '20ms'`);
      await db.database.query('select pg_sleep(60)');
    });
    await expect(cancelled).rejects.toThrow(DatabaseBusy);
    await expect(cancelled).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  test('a commit whose answer is lost may have been done, and is told like that', async () => {
    await db.database.execute(`create function cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await db.database.execute('create table cut_at_commit (id int)');
    await db.database.execute(`create constraint trigger cut after insert on cut_at_commit
      deferrable initially deferred for each row execute function cut()`);
    await expect(db.unitOfWork.run(() => db.database.execute('insert into cut_at_commit values (1)'))).rejects.toThrow(
      DatabaseUnavailable,
    );
  });
});

describe('a database that is frozen', () => {
  const limits = {
    ...PATIENT,
    interactive: { ...PATIENT.interactive, deadlines: { ...PATIENT.interactive.deadlines, statement: 100 } },
  };

  test('is given up some time after the deadline of a statement, a commit is unknown then, and the next finds it back', async () => {
    const url = new URL(db.url);
    const cable = new Cable(url);
    await cable.plug();
    url.hostname = '127.0.0.1';
    url.port = String(cable.port);
    const source = await createDataSource(url.href, [], { limits }).initialize();
    const work = new TypeormUnitOfWork(source);
    const insert = async (id: number): Promise<unknown> =>
      await work.manager.query('insert into thing values ($1)', [id]);
    const read = (): Promise<unknown> => asInteractive('read', async () => await source.pool.query('select 1'));
    try {
      await read();
      const written = Promise.withResolvers<void>();
      const frozen = Promise.withResolvers<void>();
      const saved = asInteractive('save', () =>
        work.run(async () => {
          await insert(7);
          written.resolve();
          await frozen.promise;
        }),
      );
      await written.promise;
      cable.freeze();
      frozen.resolve();
      await Promise.all([
        expect(saved).rejects.toBeInstanceOf(CommitUnanswered),
        expect(read()).rejects.toThrow('Connection terminated'),
      ]);
      cable.thaw();
      await read();
    } finally {
      await source.destroy();
      cable.pull();
    }
  });
});

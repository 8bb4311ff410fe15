import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource } from '../../../../src/shared/storage/database/data-source.js';
import { runMigrations } from '../../../../src/shared/storage/database/migrations.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';

class CreateLedger1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema ledger');
    await runner.query('create table ledger.entry (id int primary key)');
    await runner.query('select pg_sleep(0.2)');
    await runner.query('insert into ledger.entry values (1)');
  }

  async down(): Promise<void> {}
}

class BreakLedger1760000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('insert into ledger.entry values (2)');
    await runner.query('select nonsense');
  }

  async down(): Promise<void> {}
}

class ExtendLedger1760000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('insert into ledger.entry values (3)');
  }

  async down(): Promise<void> {}
}

class IndexLedger1760000000003 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The others wait by now.
    await runner.query('select pg_sleep(0.5)');
    await runner.query('create index concurrently entry_again on ledger.entry (id)');
  }

  async down(): Promise<void> {}
}

describe('migrations', () => {
  let empty: EmptyDatabase;
  const migrate = async (...migrations: (new () => MigrationInterface)[]) => {
    const dataSource = await createDataSource(empty.url, [{ migrations }]).initialize();
    try {
      await runMigrations(dataSource);
      return (await dataSource.query<{ id: number }[]>('select id from ledger.entry order by id')).map(({ id }) => id);
    } finally {
      await dataSource.destroy();
    }
  };

  beforeAll(async () => {
    empty = await emptyDatabase();
  });
  afterAll(() => empty.drop());

  test('run once when several programs start at the same moment', async () => {
    const starters = [1, 2, 3].map(() => migrate(CreateLedger1760000000001));
    expect(await Promise.all(starters)).toEqual([[1], [1], [1]]);
  });

  test('are rolled back when one fails, and release the lock', async () => {
    const broken = migrate(CreateLedger1760000000001, BreakLedger1760000000002);
    await expect(broken).rejects.toThrow('nonsense');
    expect(await migrate(CreateLedger1760000000001, ExtendLedger1760000000002)).toEqual([1, 3]);
  });

  test('build an index concurrently while more processes wait for them', async () => {
    const starters = [1, 2, 3].map(() => migrate(CreateLedger1760000000001, IndexLedger1760000000003));
    expect(await Promise.all(starters)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { DatabaseBusy } from '../connections/database-unavailable.js';
import { asMigration } from '../connections/workload.js';

const LOCK = "hashtextextended('migrations', 0)";
const TRY_EVERY_MS = 250;
const LOCK_ATTEMPTS = 60;
const BETWEEN_ATTEMPTS_MS = 5_000;

/**
 * Runs pending migrations. Processes that start together wait for each other by a lock; only the first has work. A
 * statement that waits for a table makes everybody wait who comes after it: it gives up soon, lets them through, and tries
 * again. Throws DatabaseBusy when that table is still in use after some minutes.
 */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  await underLock(dataSource, async (runner) => {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    for (let attempt = 1; ; attempt += 1) {
      try {
        await executor.executePendingMigrations();
        return;
      } catch (error) {
        if (!(error instanceof DatabaseBusy) || attempt === LOCK_ATTEMPTS) throw error;
        new Logger('migrations').warn('a table is in use; the migration waits a while and tries again');
        await sleep(BETWEEN_ATTEMPTS_MS);
      }
    }
  });
}

/** Statements in one transaction, while nobody migrates. */
export async function asTheMigrator(dataSource: DataSource, statements: readonly string[]): Promise<void> {
  await underLock(dataSource, async (runner) => {
    await runner.startTransaction();
    for (const sql of statements) await runner.query(sql);
    await runner.commitTransaction();
  });
}

const underLock = (dataSource: DataSource, work: (runner: QueryRunner) => Promise<void>): Promise<void> =>
  asMigration(async () => await locked(dataSource, work));

async function locked(dataSource: DataSource, work: (runner: QueryRunner) => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await obtain(runner);
    await work(runner);
  } finally {
    // When the connection is lost, so is the lock.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    await runner.release();
  }
}

/** Polls for the lock: `create index concurrently` in another process would wait for a statement that waits for it. */
async function obtain(runner: QueryRunner): Promise<void> {
  for (;;) {
    const [row] = (await runner.query(`select pg_try_advisory_lock(${LOCK}) as held`)) as { held: boolean }[];
    if (row?.held === true) return;
    await sleep(TRY_EVERY_MS);
  }
}

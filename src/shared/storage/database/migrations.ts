import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';

const LOCK = "hashtextextended('migrations', 0)";
const TRY_EVERY_MS = 250;

/** Runs pending migrations. Processes that start together wait for each other by a lock; only the first has work. */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  await underLock(dataSource, async (runner) => {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
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

async function underLock(dataSource: DataSource, work: (runner: QueryRunner) => Promise<void>): Promise<void> {
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

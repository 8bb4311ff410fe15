import { type DataSource, MigrationExecutor } from 'typeorm';

const LOCK = "hashtextextended('migrations', 0)";

/** Brings the database to what this program expects. Several starters at once take turns; only the first has work. */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query(`select pg_advisory_lock(${LOCK})`);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    // When the connection is lost, so is the lock.
    await runner.query(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined);
    await runner.release();
  }
}

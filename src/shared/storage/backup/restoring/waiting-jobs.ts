import { TypeormDatabase } from '../../database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../database/typeorm-unit-of-work.js';
import { createDataSource } from '../../database/data-source.js';
import { PostgresNotifications } from '../../database/postgres-notifications.js';
import { PgBossJobQueue } from '../../jobs/pg-boss-job-queue.js';
import type { WaitingJob } from '../archive/backup-format.js';

/**
 * Puts the jobs of a backup into the queues of this program, whichever version of the job library made them. Each has all
 * its attempts again.
 */
export async function sendAgain(databaseUrl: string, jobs: readonly WaitingJob[]): Promise<void> {
  const dataSource = await createDataSource(databaseUrl, [], {}).initialize();
  const notifications = new PostgresNotifications(databaseUrl);
  const database = new TypeormDatabase(dataSource.pool, new TypeormUnitOfWork(dataSource));
  const queue = new PgBossJobQueue({ url: databaseUrl, works: false }, notifications, database);
  try {
    await queue.start();
    for (const { queue: name, key, data, priority, startAfter } of jobs) {
      const delaySeconds = Math.max(0, (startAfter - Date.now()) / 1000);
      await queue.send(name, data, { ...(key !== null && { key }), priority, delaySeconds });
    }
  } finally {
    await queue.close();
    await notifications.close();
    await dataSource.destroy();
  }
}

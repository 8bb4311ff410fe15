import { randomUUID } from 'node:crypto';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import type { Job } from '../../../../src/shared/storage/jobs/job-queue.js';
import { PgBossJobQueue } from '../../../../src/shared/storage/jobs/pg-boss-job-queue.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

interface Row {
  readonly state: string;
  readonly retry_count: number;
}

/** Processes that send and handle jobs of one database. */
export class JobProcesses {
  private readonly open: (() => Promise<void>)[] = [];

  private constructor(readonly db: TestDatabase) {}

  static async onFreshDatabase(): Promise<JobProcesses> {
    return new JobProcesses(await freshDatabase([]));
  }

  /** The jobs of one more process. */
  async start(works = true, alone = false): Promise<PgBossJobQueue> {
    const notifications = new PostgresNotifications(this.db.url);
    const queue = new PgBossJobQueue({ url: this.db.url, works, alone }, notifications, this.db.database);
    await queue.start();
    queue.startWorking();
    this.open.push(async () => {
      await queue.stopWorking();
      await queue.close();
      await notifications.close();
    });
    return queue;
  }

  async rows(queue: string): Promise<Row[]> {
    return await this.db.database.query<Row>('select state::text, retry_count from jobs.job where name = $1', [queue]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.open.splice(0).map(async (close) => await close()));
  }
}

export const newQueue = (): string => `test-${randomUUID()}`;

/** Keeps what it was given. */
export function collector() {
  const seen: Job[] = [];
  return { seen, handle: async (job: Job): Promise<void> => void seen.push(job) };
}

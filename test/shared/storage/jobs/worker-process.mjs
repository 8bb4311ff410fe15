// A worker in a process of its own, to be killed. Arguments: database URL, queue.
// Says each job that begins on a line of its output, and never finishes one.
import '../../../support/runner/typescript.mjs';

const { Logger } = await import('@nestjs/common');
const { PostgresNotifications } = await import('../../../../src/shared/storage/database/postgres-notifications.ts');
const { PgBossJobQueue } = await import('../../../../src/shared/storage/jobs/pg-boss-job-queue.ts');

Logger.overrideLogger(false);
const [url, queue] = process.argv.slice(2);
const jobs = new PgBossJobQueue({ url, works: true }, new PostgresNotifications(url), null);
await jobs.start();
await jobs.work(queue, async ({ data }) => {
  console.log(JSON.stringify(data));
  await new Promise(() => undefined);
});
jobs.startWorking();

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DATABASE_LIMITS, type DatabaseLimits } from '../../../../src/config/database-settings.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { PgBossJobQueue } from '../../../../src/shared/storage/jobs/pg-boss-job-queue.js';
import { PG_BOSS_SQL } from '../../../../src/shared/storage/jobs/pg-boss-tables.sql.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

// A missing index is logged on purpose.
Logger.overrideLogger(false);

const WAITING = `
  insert into jobs.job (name, state, policy, singleton_key, start_after)
    select 'many', 'created', 'exclusive', n::text, now() + interval '1 day' from generate_series(1, 20000) n`;

const IMPATIENT: DatabaseLimits = {
  ...DATABASE_LIMITS,
  migration: {
    ...DATABASE_LIMITS.migration,
    deadlines: { statement: 0, lock: 200, idleInTransaction: 0, transaction: 0 },
  },
};

let db: TestDatabase;
let notifications: PostgresNotifications;
let started: PgBossJobQueue[];

beforeEach(async () => {
  db = await freshDatabase([]);
  notifications = new PostgresNotifications(db.url);
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map((queue) => queue.close()));
  await notifications.close();
  await db.close();
});

async function start(limits = DATABASE_LIMITS): Promise<PgBossJobQueue> {
  const queue = new PgBossJobQueue({ url: db.url, works: true, limits }, notifications, db.database);
  started.push(queue);
  await queue.start();
  return queue;
}

const isThere = async (): Promise<boolean> =>
  (await db.database.query(`select from pg_class where oid = to_regclass('jobs.job_active')`)).length > 0;

describe('the search for jobs whose workers are gone', () => {
  test('reads what runs, and nothing of all that waits', async () => {
    const queue = await start();
    await queue.send('many', {});
    await db.database.execute(WAITING);
    await db.database.execute('analyze jobs.job_common');
    const plan = JSON.stringify(await db.database.query(`explain (format json) ${PG_BOSS_SQL.stale}`));
    expect(plan).toContain('"Index Name":"job_active"');
    expect(plan.match(/"Node Type"/g)).toHaveLength(1);
  });

  test('has its index when several nodes start at once on a database from before', async () => {
    await start();
    await db.database.execute('drop index jobs.job_active');
    await Promise.all([start(), start(), start()]);
    expect(await isThere()).toBe(true);
  });

  test('does not keep a node from starting when jobs are being written all the time', async () => {
    await start();
    await db.database.execute('drop index jobs.job_active');
    await db.unitOfWork.run(async () => {
      await db.database.execute('lock table jobs.job_common in row exclusive mode');
      await start(IMPATIENT);
    });
    expect(await isThere()).toBe(false);
    await start();
    expect(await isThere()).toBe(true);
  });
});

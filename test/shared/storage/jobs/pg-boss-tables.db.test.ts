import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { PgBossJobQueue } from '../../../../src/shared/storage/jobs/pg-boss-job-queue.js';
import { PG_BOSS_SQL } from '../../../../src/shared/storage/jobs/pg-boss-tables.sql.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

/** Looked at statement by statement in this version of pg-boss. */
const KNOWN = {
  version: '12.35.0',
  schema: 43,
  columns: {
    blocked: 'boolean',
    completed_on: 'timestamp with time zone',
    heartbeat_on: 'timestamp with time zone',
    heartbeat_seconds: 'integer',
    id: 'uuid',
    name: 'text',
    output: 'jsonb',
    policy: 'text',
    retry_count: 'integer',
    singleton_key: 'text',
    start_after: 'timestamp with time zone',
    started_on: 'timestamp with time zone',
    state: 'jobs.job_state',
  },
  states: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'],
};

const CHANGED =
  'pg-boss is not the one whose private table our own statements were written for. ' +
  'Read what its update did to that table, check each statement, and write the new shape down in this test.';

const COLUMNS = `
  select attname as name, format_type(atttypid, null) as type from pg_attribute
   where attrelid = 'jobs.job'::regclass and attname = any ($1) order by attname`;

const STATES = `
  select enumlabel as state from pg_enum where enumtypid = 'jobs.job_state'::regtype order by enumsortorder`;

let db: TestDatabase;
let queue: PgBossJobQueue;
let notifications: PostgresNotifications;

beforeAll(async () => {
  db = await freshDatabase([]);
  notifications = new PostgresNotifications(db.url);
  queue = new PgBossJobQueue({ url: db.url, works: false }, notifications, db.database);
  await queue.start();
});
afterAll(async () => {
  await queue.close();
  await notifications.close();
  await db.close();
});

async function found(): Promise<typeof KNOWN> {
  const place = createRequire(import.meta.url).resolve('pg-boss/package.json');
  const { version } = JSON.parse(await readFile(place, 'utf8')) as { version: string };
  const [{ schema } = { schema: 0 }] = await db.database.query<{ schema: number }>(
    'select version as schema from jobs.version',
  );
  const columns = await db.database.query<{ name: string; type: string }>(COLUMNS, [Object.keys(KNOWN.columns)]);
  const states = await db.database.query<{ state: string }>(STATES);
  return {
    version,
    schema,
    columns: Object.fromEntries(columns.map(({ name, type }) => [name, type])) as typeof KNOWN.columns,
    states: states.map(({ state }) => state),
  };
}

describe('the private table of pg-boss', () => {
  test('has the columns, types and states that our own statements are written for', async () => {
    const shape = await found();
    expect(JSON.stringify(shape) === JSON.stringify(KNOWN) ? shape : { [CHANGED]: shape }).toEqual(KNOWN);
  });

  // What cannot be prepared is run by every queue that starts, as the next test sees.
  const { indexActive: _, ...prepared } = PG_BOSS_SQL;
  test.each(Object.entries(prepared))('understands our own statement: %s', async (name, sql) => {
    await expect(db.database.execute(`prepare ours_${name.toLowerCase()} as ${sql}`)).resolves.toBeDefined();
  });
});

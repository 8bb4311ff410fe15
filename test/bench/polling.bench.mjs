// How many due feeds workers can lease a second, when a thousand and when a hundred thousand are due; a fifth of them on
// one host that is paused, so that each of these is put off once. The answers of the fetches are written as briefly as
// possible: this is about the list, not about feeds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../../dist/config.js';
import { TypeormDueFeeds } from '../../dist/feed/adapters/typeorm/typeorm-due-feeds.js';
import { TypeormOriginThrottle } from '../../dist/feed/adapters/typeorm/typeorm-origin-throttle.js';
import { LeaseDueFeeds, LeaseDueFeedsHandler } from '../../dist/feed/application/commands/lease-due-feeds.js';
import { FeedModule } from '../../dist/feed/feed.module.js';
import { createDataSource } from '../../dist/shared/storage/database/data-source.js';
import { runMigrations } from '../../dist/shared/storage/database/migrations.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { TypeormDatabase } from '../../dist/shared/storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../dist/shared/storage/database/typeorm-unit-of-work.js';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { inTurns } from './harness/turns.mjs';

const SMALL = 1_000;
const LARGE = 100_000;
const LANES = 8;
const ROUNDS = 12;
/** Of a round; then the list is filled again. */
const ANSWERS = 900;
const TARGET = 0.67;
const HOUR = 3_600_000;

const FILL = `
  update feed.feed set next_check_at = $1::bigint - 1 - (hashint8(id) & 1048575), kept_turn_at = null, leased_until = null`;

/** Four feeds to a host, and every fifth feed on one host. */
async function dueList(ownerUrl, count) {
  const url = new URL(ownerUrl);
  const admin = new Client({ connectionString: ownerUrl });
  await admin.connect();
  await admin.query(`create database due_${count}`);
  await admin.end();
  url.pathname = `/due_${count}`;
  const dataSource = await createDataSource(url.href, [FeedModule.schema]).initialize();
  await runMigrations(dataSource);
  const unitOfWork = new TypeormUnitOfWork(dataSource);
  const database = new TypeormDatabase(dataSource.pool, unitOfWork);
  await database.execute(
    `insert into feed.feed (url, created_at, watched, next_check_at)
     select case when n % 5 = 0 then 'https://busy.example/' || n else 'https://host' || n / 5 || '.example/' || n end,
       0, true, 0 from generate_series(1, $1) n`,
    [count],
  );
  const origins = new TypeormOriginThrottle(readConfig({}), database, unitOfWork);
  const clock = { now: () => Date.now() };
  const due = new TypeormDueFeeds(database);
  return { dataSource, database, origins, leases: new LeaseDueFeedsHandler(due, origins, clock) };
}

async function fill({ database, origins }) {
  await database.execute('truncate feed.host');
  await database.execute(FILL, [Date.now()]);
  await database.execute('vacuum (analyze) feed.feed');
  await origins.pause('https://busy.example/', Date.now() + HOUR);
}

/** Answers a second. */
async function round({ database, leases }) {
  let left = ANSWERS;
  const began = performance.now();
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await leases.execute(new LeaseDueFeeds(1));
      if (answer.status === 'nothing_due') throw new Error('the list is empty');
      const sql = 'update feed.feed set next_check_at = $2, leased_until = null where id = $1';
      for (const { feed } of answer.leased) await database.query(sql, [feed.id, Date.now() + HOUR], 'record');
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return ANSWERS / ((performance.now() - began) / 1_000);
}

const dataDir = await mkdtemp(join(tmpdir(), 'polling-bench-'));
const server = await startDatabase({ dataDir, databaseUrl: null, databaseOwnerUrl: null });
const lists = [];
try {
  for (const count of [SMALL, LARGE]) lists.push(await dueList(server.ownerUrl, count));
  const [small, large] = lists;
  await fill(large);
  const refilled = async () => {
    await fill(small);
    return await round(small);
  };
  const rates = await inTurns({ small: refilled, large: () => round(large) }, ROUNDS);
  report({
    rows: { [`${SMALL} due`]: { 'leases/s': rates.small }, [`${LARGE} due`]: { 'leases/s': rates.large } },
    wanted: [{ name: 'leases/s, many due / few due', value: pairedRatios(rates.large, rates.small), atLeast: TARGET }],
  });
} finally {
  await Promise.all(lists.map(({ dataSource }) => dataSource.destroy()));
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

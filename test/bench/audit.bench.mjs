// `audit:verify` over 100,000 events in the global order: each link, each place and the seals, beside a bare read of
// the same rows with one SHA-256 over each, which is the least that a check can do.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '../../dist/shared/storage/database/open-database.js';
import { PostgresNotifications } from '../../dist/shared/storage/database/postgres-notifications.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { eventStoreSchema } from '../../dist/shared/storage/eventstore/event-store-schema.js';
import { chained, NO_STREAM } from '../../dist/shared/storage/eventstore/hash-chain.js';
import { PostgresEventStore } from '../../dist/shared/storage/eventstore/postgres-event-store.js';
import { readLog } from '../../dist/shared/storage/eventstore/read-log.js';
import { verifyHistories } from '../../dist/shared/storage/proof/verify-histories.js';
import { storedLifeOf } from './event-store/lives.mjs';
import { report } from './harness/report.mjs';
import { eachOf, inTurns } from './harness/turns.mjs';

const BRIEFINGS = 20_000;
const AT_ONCE = 64;
const BATCH = 2_000;

async function writeHistories(store) {
  const left = Array.from({ length: BRIEFINGS }, (_, index) => index);
  const one = async () => {
    for (let index = left.pop(); index !== undefined; index = left.pop()) {
      const stream = `briefing-art_${String(index).padStart(26, '0')}`;
      await store.append(stream, chained(stream, storedLifeOf(stream.slice(9), index), NO_STREAM), -1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function verify(store) {
  const evidence = {
    seals: [],
    contiguous: true,
    after: null,
    earlier: new Map(),
    retention: null,
    batches: readLog(store, ''),
  };
  let said = '';
  const findings = await verifyHistories(evidence, { keys: null, seals: null }, (line) => (said += `${line}\n`));
  if (findings !== 0 || !said.includes(`Checked ${BRIEFINGS * 5} events`)) throw new Error(said);
}

async function bareRead(pool) {
  let after = -1;
  for (;;) {
    const { rows } = await pool.query({
      name: 'bare',
      text: 'select * from eventstore.event where position > $1 order by position limit $2',
      values: [after, BATCH],
    });
    if (rows.length === 0) return;
    for (const row of rows) createHash('sha256').update(JSON.stringify(row.data)).digest('hex');
    after = rows.at(-1).position;
  }
}

async function timed(work) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (BRIEFINGS * 5) / ((performance.now() - start) / 1000),
    microseconds: (user + system) / BRIEFINGS / 5,
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'audit-bench-'));
const database = await startDatabase({ dataDir, databaseUrl: null, databaseOwnerUrl: null });
const notifications = new PostgresNotifications(database.url);
const pool = new Pool({ connectionString: database.url, max: 1 });
const store = new PostgresEventStore(database.url, notifications);
try {
  const dataSource = await openDatabase(database, [eventStoreSchema]);
  await dataSource.destroy();
  await writeHistories(store);
  const turns = await inTurns({
    'audit:verify': () => timed(() => verify(store)),
    'bare read and SHA-256': () => timed(() => bareRead(pool)),
  });
  const row = (all) => ({
    'events/s': eachOf(all, 'perSecond'),
    'µs of this process for each': eachOf(all, 'microseconds'),
  });
  report({ rows: Object.fromEntries(Object.entries(turns).map(([name, all]) => [name, row(all)])) });
} finally {
  await store.close();
  await notifications.close();
  await pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

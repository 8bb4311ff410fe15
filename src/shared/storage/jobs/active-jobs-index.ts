import { Logger } from '@nestjs/common';
import type { ConnectionPools } from '../connections/connection-pools.js';
import { asMigration } from '../connections/workload.js';
import { PG_BOSS_SQL } from './pg-boss-tables.sql.js';

/**
 * What runs is a handful among all that waits and all that is done, and every worker asks for it once a second. Not a
 * migration: pg-boss makes its table after ours. In one transaction, so that a killed start leaves no half of an index;
 * writers wait for it once, some 60 ms for 100,000 jobs. Without it all is right, and slower.
 */
export async function indexActiveJobs(pool: ConnectionPools): Promise<void> {
  try {
    await asMigration(() => pool.query(PG_BOSS_SQL.indexActive));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    new Logger('jobs').warn(`jobs that run have no index yet; the next start tries again: ${why}`);
  }
}

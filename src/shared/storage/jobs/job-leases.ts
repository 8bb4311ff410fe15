import type { PgBoss } from 'pg-boss';
import type { ConnectionPools } from '../connections/connection-pools.js';
import type { JsonObject } from '../../kernel/json.js';
import { unpacked } from './traced-data.js';
import { PG_BOSS_SQL } from './pg-boss-tables.sql.js';

/** The right of this process to run one attempt of a job, for as long as it sends heartbeats. */
export interface JobLease {
  readonly id: string;
  readonly data: JsonObject;
  /** Of the span that sent it; null: nobody traced. */
  readonly traceparent: string | null;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  settled: boolean;
}

/** The leases on the jobs of one queue. A job that has gone on to another attempt is left as it is. */
export class JobLeases {
  constructor(
    readonly queue: string,
    private readonly boss: PgBoss,
    private readonly pool: ConnectionPools,
  ) {}

  async acquire(limit: number): Promise<JobLease[]> {
    const jobs = await this.boss.fetch<JsonObject>(this.queue, { batchSize: limit, includeMetadata: true });
    return jobs.map(({ id, data, retryCount, retryLimit, expireInSeconds }) => {
      return { id, ...unpacked(data), retryCount, retryLimit, expireInSeconds, settled: false };
    });
  }

  async complete(lease: JobLease): Promise<void> {
    await this.boss.complete(this.queue, attempt(lease));
  }

  async fail(lease: JobLease, error: unknown): Promise<void> {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    await this.boss.fail(this.queue, attempt(lease), { name, message });
  }

  /** Renews the leases. Returns the ids of the jobs that are still leased to us. */
  async touch(leases: readonly JobLease[]): Promise<ReadonlySet<string>> {
    // pg-boss returns this and forgot to declare it.
    const { settled }: { settled?: readonly string[] } = await this.boss.touch(this.queue, leases.map(attempt));
    return new Set(settled ?? leases.map(({ id }) => id));
  }

  /** Releases the job as if it had never been leased. */
  async release(lease: JobLease): Promise<void> {
    await this.pool.query(PG_BOSS_SQL.release, [this.queue, lease.id, lease.retryCount]);
  }
}

const attempt = ({ id, retryCount }: JobLease): { id: string; retryCount: number } => ({ id, retryCount });

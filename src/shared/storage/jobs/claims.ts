import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { JsonObject } from '../../kernel/json.js';

/** One attempt at a job by this process. */
export interface Claim {
  readonly id: string;
  readonly data: JsonObject;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  settled: boolean;
}

/** What a worker does to the jobs of one queue. All but `take` leave a job alone that is no longer this attempt. */
export class Claims {
  constructor(
    readonly queue: string,
    private readonly boss: PgBoss,
    private readonly pool: Pool,
  ) {}

  async take(limit: number): Promise<Claim[]> {
    const jobs = await this.boss.fetch<JsonObject>(this.queue, { batchSize: limit, includeMetadata: true });
    return jobs.map(({ id, data, retryCount, retryLimit, expireInSeconds }) => {
      return { id, data, retryCount, retryLimit, expireInSeconds, settled: false };
    });
  }

  async complete(claim: Claim): Promise<void> {
    await this.boss.complete(this.queue, attempt(claim));
  }

  async fail(claim: Claim, error: unknown): Promise<void> {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    await this.boss.fail(this.queue, attempt(claim), { name, message });
  }

  /** Ids of the jobs that are still ours. */
  async touch(claims: readonly Claim[]): Promise<ReadonlySet<string>> {
    // pg-boss returns this and forgot to declare it.
    const { settled }: { settled?: readonly string[] } = await this.boss.touch(this.queue, claims.map(attempt));
    return new Set(settled ?? claims.map(({ id }) => id));
  }

  /** As if it had never been taken: without a start, the next claim does not count as a retry. */
  async handBack(claim: Claim): Promise<void> {
    await this.pool.query(
      `update jobs.job set state = 'created', started_on = null, heartbeat_on = null, start_after = now()
        where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [this.queue, claim.id, claim.retryCount],
    );
  }
}

const attempt = ({ id, retryCount }: Claim): { id: string; retryCount: number } => ({ id, retryCount });

import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';

const INTERVAL_MS = 1_000;
/** As long as a heartbeat lasts. */
const GRACE_MS = 10_000;

/**
 * Jobs whose worker has gone silent: failed as pg-boss fails them, so a retry is counted and waits its delay.
 * pg-boss does this itself, but together with its statistics, once a minute.
 */
const ACTIVE = `
  select name, id, retry_count as "retryCount" from jobs.job
   where state = 'active' and policy = 'exclusive'`;

const LOST = `${ACTIVE} and heartbeat_on + heartbeat_seconds * interval '1 s' < now()`;

const DUE = `
  select distinct name from jobs.job
   where state < 'active' and not blocked and start_after <= now()`;

export interface LostJob {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

/**
 * Looks once a second, for all queues at once, for jobs that became due without a notification (delays, retries,
 * what was handed back) and for jobs of killed workers.
 */
export class JobTender {
  readonly #logger = new Logger(JobTender.name);
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #busy = false;
  /** Before then nobody is declared dead: the database was away, and no heart could be heard. */
  #deafUntil = 0;

  constructor(
    private readonly pool: Pool,
    private readonly onDue: (queue: string) => void,
    private readonly onLost: (job: LostJob) => Promise<void>,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#busy) this.#round = this.#tend();
    }, INTERVAL_MS);
  }

  /** For whoever knows that no other process works: all that is under way was left by one that is gone. */
  async takeOver(): Promise<void> {
    await this.#lose(ACTIVE);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#round;
  }

  async #tend(): Promise<void> {
    this.#busy = true;
    try {
      if (performance.now() >= this.#deafUntil) await this.#lose(LOST);
      const due = await this.pool.query<{ name: string }>(DUE);
      for (const { name } of due.rows) this.onDue(name);
    } catch (error) {
      this.#deafUntil = performance.now() + GRACE_MS;
      this.#logger.debug(`cannot look after jobs for now: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.#busy = false;
    }
  }

  async #lose(which: string): Promise<void> {
    const { rows } = await this.pool.query<LostJob>(which);
    for (const job of rows) {
      this.#logger.warn(`the worker of job ${job.name} ${job.id} is gone`);
      await this.onLost(job);
    }
  }
}

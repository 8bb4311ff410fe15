import { Logger } from '@nestjs/common';
import type { ConnectionPools } from '../connections/connection-pools.js';
import { PG_BOSS_SQL } from './pg-boss-tables.sql.js';

const INTERVAL_MS = 1_000;
/** As long as a heartbeat lasts. */
const GRACE_MS = 10_000;

export interface StaleJob {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

interface Reaping {
  /** Jobs of this queue can begin. */
  readonly onDue: (queue: string) => void;
  readonly fail: (job: StaleJob) => Promise<void>;
  /** A handler of this process is at it: no heartbeat was sent because the process itself was held up. */
  readonly isRunningHere: (queue: string, id: string) => boolean;
}

/**
 * Once a second, for all queues at once: fails the jobs of killed workers, and wakes the workers for jobs that became
 * due without a notification (delayed, retried or released ones).
 */
export class StaleJobReaper {
  readonly #logger = new Logger(StaleJobReaper.name);
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #busy = false;
  /** No worker is declared dead before then: the database was away, so no heartbeat could be recorded. */
  #noHeartbeatsUntil = 0;

  constructor(
    private readonly pool: ConnectionPools,
    private readonly reaping: Reaping,
  ) {}

  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#busy) this.#round = this.#check();
    }, INTERVAL_MS);
  }

  /** Fails all active jobs. For a process that knows that no other one works: a killed one has left them. */
  async reapAll(): Promise<void> {
    await this.#fail(PG_BOSS_SQL.active);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#round;
  }

  async #check(): Promise<void> {
    this.#busy = true;
    try {
      if (performance.now() >= this.#noHeartbeatsUntil) await this.#fail(PG_BOSS_SQL.stale);
      const { rows } = await this.pool.query(PG_BOSS_SQL.due);
      for (const { name } of rows as { name: string }[]) this.reaping.onDue(name);
    } catch (error) {
      this.#noHeartbeatsUntil = performance.now() + GRACE_MS;
      this.#logger.debug(`cannot check for stale jobs: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.#busy = false;
    }
  }

  async #fail(which: string): Promise<void> {
    const { rows } = await this.pool.query(which);
    for (const job of rows as StaleJob[]) {
      if (this.reaping.isRunningHere(job.name, job.id)) continue;
      this.#logger.warn(`job ${job.name} ${job.id} is failed: its worker sends no heartbeat`);
      await this.reaping.fail(job);
    }
  }
}

import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { PgBoss, type Db } from 'pg-boss';
import { DATABASE_LIMITS, type DatabaseLimits } from '../../../config/database-settings.js';
import { ConnectionPools, fewer } from '../connections/connection-pools.js';
import { rethrow } from '../connections/database-unavailable.js';
import type { Database } from '../database/database.js';
import type { PostgresNotifications } from '../database/postgres-notifications.js';
import { cleanJson } from '../database/clean-json.js';
import { FailureLog } from '../../kernel/failure-log.js';
import type { JsonObject } from '../../kernel/json.js';
import type { OnDrain } from '../../kernel/on-drain.js';
import { indexActiveJobs } from './active-jobs-index.js';
import { JobLeases } from './job-leases.js';
import { PG_BOSS_SQL } from './pg-boss-tables.sql.js';
import {
  type FailedJob,
  JobQueue,
  type Job,
  type JobRun,
  type QueueDepth,
  type QueueWait,
  type SendOptions,
  type WorkOptions,
} from './job-queue.js';
import { packed } from './traced-data.js';
import { StaleJobReaper } from './stale-job-reaper.js';
import { QueueWorker } from './queue-worker.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const GRACE_MS = 8_000;
const DAY = 24 * 60 * 60;

/** The same for every queue: `exclusive` with the job's key lets one job per key wait or run. */
const QUEUE = {
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 900,
  retentionSeconds: 30 * DAY,
  deleteAfterSeconds: 2 * DAY,
} as const;

const retriesOf = (options: WorkOptions) => ({
  retryLimit: options.retryLimit ?? QUEUE.retryLimit,
  retryBackoff: QUEUE.retryBackoff,
  retryDelay: options.retryDelaySeconds ?? QUEUE.retryDelay,
  retryDelayMax: options.longestRetryDelaySeconds ?? QUEUE.retryDelayMax,
  expireInSeconds: options.expireSeconds ?? QUEUE.expireInSeconds,
});

/** What pg-boss does in the background (schedules, maintenance) it does again soon, whatever happened to it. */
const triesAgain = (): boolean => true;

export interface PgBossJobQueueOptions {
  readonly url: string;
  /** false: this process sends, and leaves working, schedules and maintenance to others. */
  readonly works: boolean;
  readonly limits?: DatabaseLimits;
  /** No other process works on this database, as on an embedded one that we have just started. */
  readonly alone?: boolean;
}

/** Jobs in the schema `jobs`, kept by pg-boss; who runs them is ours (`QueueWorker`). */
export class PgBossJobQueue extends JobQueue implements OnDrain {
  readonly #logger = new Logger(PgBossJobQueue.name);
  readonly #pool: ConnectionPools;
  readonly #boss: PgBoss;
  readonly #reaper: StaleJobReaper;
  readonly #queues = new Map<string, Promise<void>>();
  readonly #planned: (() => QueueWorker)[] = [];
  readonly #workers: QueueWorker[] = [];
  readonly #observers: ((run: JobRun) => void)[] = [];
  #working = false;
  #draining = false;

  constructor(
    private readonly options: PgBossJobQueueOptions,
    notifications: PostgresNotifications,
    private readonly database: Database,
  ) {
    super();
    const { url, limits = DATABASE_LIMITS } = options;
    this.#pool = new ConnectionPools({ url, limits: fewer(limits, 3), applicationName: 'jobs', undivided: true });
    this.#reaper = new StaleJobReaper(this.#pool, {
      onDue: (queue) => this.#wake(queue),
      isRunningHere: (queue, id) => this.#workers.some((worker) => worker.queue === queue && worker.isRunning(id)),
      fail: async ({ name, id, retryCount }) => {
        await this.#boss.fail(name, { id, retryCount }, { message: 'its worker sends no heartbeat' });
      },
    });
    this.#boss = new PgBoss({
      db: this.#connection(notifications),
      schema: 'jobs',
      supervise: options.works,
      schedule: options.works,
      useListenNotify: options.works,
      // We use no flows; the interval is for those.
      flowIntervalSeconds: DAY,
      maintenanceIntervalSeconds: 60 * 60,
    });
    const failures = new FailureLog(this.#logger, triesAgain);
    this.#boss.on('error', (error) => failures.tell(error, { msg: error.message }));
    this.#boss.on('warning', ({ message }) => this.#logger.warn(message));
  }

  /** Brings the tables up to date. `send` works from here on; handlers wait for `startWorking`. */
  async start(): Promise<void> {
    await this.#boss.start();
    if (this.options.works) await indexActiveJobs(this.#pool);
    if (this.options.works && this.options.alone === true) await this.#reaper.reapAll();
  }

  /** From here on handlers are called; the whole program must be ready for them. */
  startWorking(): void {
    if (!this.options.works) return;
    this.#working = true;
    this.#workers.push(...this.#planned.splice(0).map((start) => start()));
    this.#reaper.start();
  }

  onDrain(): void {
    this.#draining = true;
    for (const worker of this.#workers) worker.drain();
  }

  /** Aborts running jobs and hands back those that do not end soon. `send` goes on working until `close`. */
  async stopWorking(): Promise<void> {
    this.onDrain();
    await this.#reaper.stop();
    await Promise.all(this.#workers.map((worker) => worker.stop(GRACE_MS)));
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
    await this.#pool.close();
  }

  override async send(queue: string, data: JsonObject, options: SendOptions = {}): Promise<void> {
    const { key, delaySeconds, priority } = options;
    await this.#ensure(queue);
    await this.#boss.send(queue, packed(cleanJson(data)), {
      // Without a key every job is its own: pg-boss takes all keyless jobs of an exclusive queue for one.
      singletonKey: key ?? randomUUID(),
      ...(delaySeconds === undefined ? {} : { startAfter: Math.ceil(delaySeconds) }),
      ...(priority !== undefined && { priority }),
      db: { executeSql: async (text, values) => ({ rows: await this.database.query(text, values) }) },
    });
  }

  override async work<Data extends JsonObject>(
    queue: string,
    handler: (job: Job<Data>) => Promise<void>,
    options: WorkOptions = {},
  ): Promise<void> {
    if (!this.options.works || this.#draining) return;
    await this.#ensure(queue);
    await this.#boss.updateQueue(queue, retriesOf(options));
    const { concurrency = 1 } = options;
    // The data of a queue is what its senders put there: its handler knows the shape.
    const handle = handler as (job: Job) => Promise<void>;
    const ended = (run: JobRun): void => {
      for (const observer of this.#observers) observer(run);
    };
    const start = (): QueueWorker =>
      new QueueWorker(new JobLeases(queue, this.#boss, this.#pool), { handle, concurrency, ended });
    if (this.#working) this.#workers.push(start());
    else this.#planned.push(start);
  }

  override async schedule(queue: string, cron: string): Promise<void> {
    if (!this.options.works) return;
    await this.#ensure(queue);
    await this.#boss.schedule(queue, cron, {}, { tz: 'UTC' });
  }

  override async unschedule(queue: string): Promise<void> {
    if (this.options.works) await this.#boss.unschedule(queue);
  }

  override async depths(): Promise<readonly QueueDepth[]> {
    const queues = await this.#boss.getQueues();
    return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => {
      return { queue: name, ready: readyCount, later: deferredCount, running: activeCount, failed: failedCount };
    });
  }

  override async waits(): Promise<readonly QueueWait[]> {
    const waits = await this.database.query<{ queue: string; ms: number | null }>(PG_BOSS_SQL.waits);
    return waits.map(({ queue, ms }) => ({ queue, ms: ms ?? 0 }));
  }

  override observe(observer: (run: JobRun) => void): void {
    this.#observers.push(observer);
  }

  override async failed(limit: number): Promise<readonly FailedJob[]> {
    return await this.database.query<FailedJob>(`${PG_BOSS_SQL.failed} order by completed_on desc limit $1`, [limit]);
  }

  override async retry(queue: string, id: string): Promise<boolean> {
    const known = UUID.test(id) && (await this.database.query(PG_BOSS_SQL.retryable, [queue, id])).length > 0;
    if (!known) return false;
    await this.#boss.retry(queue, id);
    this.#wake(queue);
    return true;
  }

  #ensure(queue: string): Promise<void> {
    const known = this.#queues.get(queue);
    if (known !== undefined) return known;
    const created = this.#boss.createQueue(queue, QUEUE);
    this.#queues.set(queue, created);
    created.catch(() => this.#queues.delete(queue));
    return created;
  }

  #connection(notifications: PostgresNotifications): Db {
    return {
      executeSql: async (text, values) => await this.#query(text, values),
      // The payload is the queue; an empty one says that some may have been missed.
      listen: async (channel) => {
        const close = notifications.listen(channel, (queue) => this.#wake(queue));
        return { close: async () => close() };
      },
    };
  }

  async #query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }> {
    try {
      return await this.#pool.query(text, values);
    } catch (error) {
      return rethrow(error);
    }
  }

  #wake(queue: string): void {
    for (const worker of this.#workers) if (queue === '' || worker.queue === queue) worker.wake();
  }
}

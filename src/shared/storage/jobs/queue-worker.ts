import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { currentSpan, inTrace } from '../../kernel/tracing.js';
import { asJobOf } from '../connections/workload.js';
import { WakeSignal } from '../database/wake-signal.js';
import type { JobLease, JobLeases } from './job-leases.js';
import { HandedBack, type Job, type JobRun } from './job-queue.js';

/** Only a safety net: the queue wakes us when a job is due. */
const WAIT_MS = 30_000;
const HEARTBEAT_MS = 2_500;

interface Running {
  readonly lease: JobLease;
  /** Aborted when another worker has, or will get, the job. */
  readonly lost: AbortController;
  readonly done: Promise<void>;
}

interface Work {
  readonly handle: (job: Job) => Promise<void>;
  readonly concurrency: number;
  /** Hears what became of each attempt. */
  readonly ended: (run: JobRun) => void;
}

/**
 * Runs the jobs of one queue in this process, `concurrency` at once, each settled by itself. pg-boss's own workers
 * settle and wait batch by batch: with a batch of one they pause after every job, with more one long job holds up the rest.
 */
export class QueueWorker {
  readonly #logger: Logger;
  readonly #wakeSignal = new WakeSignal();
  readonly #running = new Map<string, Running>();
  readonly #stopping = new AbortController();
  #draining = false;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #loop: Promise<void>;

  constructor(
    private readonly leases: JobLeases,
    private readonly work: Work,
  ) {
    this.#logger = new Logger(`jobs ${leases.queue}`);
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#loop = this.#run();
  }

  get queue(): string {
    return this.leases.queue;
  }

  /** Not one that ended and could not be settled: whoever finds it may have it. */
  isRunning(id: string): boolean {
    return this.#running.get(id)?.lease.settled === false;
  }

  /** There may be something to do. */
  readonly wake = (): void => this.#wakeSignal.notify();

  /** Takes no more jobs; those that run go on. */
  drain(): void {
    this.#draining = true;
    this.#wakeSignal.notify();
  }

  /** Aborts what runs, waits for it up to `graceMs`, and hands back what has not ended by then. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort(new HandedBack('the program is stopping'));
    this.drain();
    await this.#loop;
    const ended = Promise.allSettled([...this.#running.values()].map(({ done }) => done));
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    clearInterval(this.#heartbeat);
    await Promise.all([...this.#running.values()].map(({ lease }) => this.#handBack(lease)));
  }

  async #run(): Promise<void> {
    while (!this.#draining) {
      const free = this.work.concurrency - this.#running.size;
      const leased = free > 0 ? await this.#lease(free) : [];
      for (const lease of leased) this.#begin(lease);
      await this.#wakeSignal.wait(WAIT_MS);
    }
  }

  async #lease(limit: number): Promise<JobLease[]> {
    try {
      return await this.leases.acquire(limit);
    } catch (error) {
      this.#logger.debug(`cannot lease jobs for now: ${messageOf(error)}`);
      return [];
    }
  }

  #begin(lease: JobLease): void {
    const lost = new AbortController();
    const done = this.#traced(lease, lost).finally(() => {
      this.#running.delete(lease.id);
      this.#wakeSignal.notify();
    });
    this.#running.set(lease.id, { lease, lost, done });
  }

  /** Part of the trace of whoever sent the job, whenever that was; each attempt is a span. */
  #traced(lease: JobLease, lost: AbortController): Promise<void> {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': this.queue,
      'messaging.message.id': lease.id,
      'briefings.job.retries': lease.retryCount,
    };
    const span = { name: `process ${this.queue}`, kind: 'consumer', attributes, parent: lease.traceparent } as const;
    return inTrace(span, async () => {
      const began = performance.now();
      const outcome = await this.#perform(lease, lost);
      this.work.ended({ queue: this.queue, outcome, ms: performance.now() - began });
    });
  }

  async #perform(lease: JobLease, lost: AbortController): Promise<JobRun['outcome']> {
    const { id, data, retryCount } = lease;
    const late = AbortSignal.timeout(lease.expireInSeconds * 1000);
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal, late]);
    try {
      await asJobOf(this.queue, () => this.work.handle({ id, data, retryCount, signal }));
      await this.#settle(lease, () => this.leases.complete(lease));
      return 'done';
    } catch (error) {
      currentSpan()?.fail(error);
      if (lost.signal.aborted) return 'handed_back';
      if (error instanceof HandedBack || this.#stopping.signal.aborted) {
        await this.#handBack(lease);
        return 'handed_back';
      }
      await this.#fail(lease, error);
      return lease.retryCount >= lease.retryLimit ? 'given_up' : 'retried';
    }
  }

  async #fail(lease: JobLease, error: unknown): Promise<void> {
    const final = lease.retryCount >= lease.retryLimit;
    const what = `job ${lease.id} ${JSON.stringify(lease.data)} failed, attempt ${lease.retryCount + 1}`;
    if (final) this.#logger.error(`${what}, and is given up: ${messageOf(error)}`, stackOf(error));
    else this.#logger.warn(`${what}: ${messageOf(error)}`);
    await this.#settle(lease, () => this.leases.fail(lease, error));
  }

  #handBack(lease: JobLease): Promise<void> {
    return this.#settle(lease, () => this.leases.release(lease));
  }

  /** A job that cannot be settled now is settled by its missing heartbeat: it runs again. */
  async #settle(lease: JobLease, settle: () => Promise<void>): Promise<void> {
    // Once released, the job may be leased by another worker: only the first settlement counts.
    if (lease.settled) return;
    lease.settled = true;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      try {
        await settle();
        return;
      } catch (error) {
        this.#logger.warn(`job ${lease.id} could not be settled yet: ${messageOf(error)}`);
        await sleep(100 * 4 ** attempt, undefined, { ref: false });
      }
    }
  }

  async #beat(): Promise<void> {
    const running = [...this.#running.values()].filter(({ lease }) => !lease.settled);
    if (running.length === 0) return;
    const held = await this.leases.touch(running.map(({ lease }) => lease)).catch(() => null);
    if (held === null) return;
    for (const { lease, lost } of running) {
      if (!held.has(lease.id) && !lease.settled) lost.abort(new HandedBack('the job was lost to another worker'));
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);

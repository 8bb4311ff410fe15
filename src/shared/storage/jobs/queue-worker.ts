import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Doorbell } from '../database/doorbell.js';
import type { Claim, Claims } from './claims.js';
import { HandedBack, type Job } from './job-queue.js';

/** Only a safety net: the queue rings when a job is due. */
const WAIT_MS = 30_000;
const HEARTBEAT_MS = 2_500;

interface Running {
  readonly claim: Claim;
  /** Aborted when another worker has, or will get, the job. */
  readonly lost: AbortController;
  readonly done: Promise<void>;
}

type Handler = (job: Job) => Promise<void>;

/**
 * Runs the jobs of one queue in this process, `concurrency` at once, each settled by itself. pg-boss's own workers
 * settle and wait batch by batch: with a batch of one they pause after every job, with more one long job holds up the rest.
 */
export class QueueWorker {
  readonly #logger: Logger;
  readonly #bell = new Doorbell();
  readonly #running = new Map<string, Running>();
  readonly #stopping = new AbortController();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #loop: Promise<void>;

  constructor(
    private readonly claims: Claims,
    private readonly handler: Handler,
    private readonly concurrency: number,
  ) {
    this.#logger = new Logger(`jobs ${claims.queue}`);
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#loop = this.#run();
  }

  get queue(): string {
    return this.claims.queue;
  }

  /** There may be something to do. */
  readonly wake = (): void => this.#bell.ring();

  /** Aborts what runs, waits for it up to `graceMs`, and hands back what has not ended by then. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort(new HandedBack('the program is stopping'));
    this.#bell.ring();
    await this.#loop;
    const ended = Promise.allSettled([...this.#running.values()].map(({ done }) => done));
    await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    clearInterval(this.#heartbeat);
    await Promise.all([...this.#running.values()].map(({ claim }) => this.#handBack(claim)));
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const free = this.concurrency - this.#running.size;
      const claimed = free > 0 ? await this.#claim(free) : [];
      for (const claim of claimed) this.#begin(claim);
      await this.#bell.wait(WAIT_MS);
    }
  }

  async #claim(limit: number): Promise<Claim[]> {
    try {
      return await this.claims.take(limit);
    } catch (error) {
      this.#logger.debug(`cannot take jobs for now: ${messageOf(error)}`);
      return [];
    }
  }

  #begin(claim: Claim): void {
    const lost = new AbortController();
    const done = this.#perform(claim, lost).finally(() => {
      this.#running.delete(claim.id);
      this.#bell.ring();
    });
    this.#running.set(claim.id, { claim, lost, done });
  }

  async #perform(claim: Claim, lost: AbortController): Promise<void> {
    const { id, data, retryCount } = claim;
    const late = AbortSignal.timeout(claim.expireInSeconds * 1000);
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal, late]);
    try {
      await this.handler({ id, data, retryCount, signal });
      await this.#settle(claim, () => this.claims.complete(claim));
    } catch (error) {
      if (lost.signal.aborted) return;
      if (error instanceof HandedBack || this.#stopping.signal.aborted) await this.#handBack(claim);
      else await this.#fail(claim, error);
    }
  }

  async #fail(claim: Claim, error: unknown): Promise<void> {
    const final = claim.retryCount >= claim.retryLimit;
    const what = `job ${claim.id} ${JSON.stringify(claim.data)} failed, attempt ${claim.retryCount + 1}`;
    if (final) this.#logger.error(`${what}, and is given up: ${messageOf(error)}`, stackOf(error));
    else this.#logger.warn(`${what}: ${messageOf(error)}`);
    await this.#settle(claim, () => this.claims.fail(claim, error));
  }

  #handBack(claim: Claim): Promise<void> {
    return this.#settle(claim, () => this.claims.handBack(claim));
  }

  /** A job that cannot be settled now is settled by its missing heartbeat: it runs again. */
  async #settle(claim: Claim, settle: () => Promise<void>): Promise<void> {
    // Once given away, the claim may be somebody else's: only the first settlement counts.
    if (claim.settled) return;
    claim.settled = true;
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      try {
        await settle();
        return;
      } catch (error) {
        this.#logger.warn(`job ${claim.id} is not settled yet: ${messageOf(error)}`);
        await sleep(100 * 4 ** attempt, undefined, { ref: false });
      }
    }
  }

  async #beat(): Promise<void> {
    const running = [...this.#running.values()].filter(({ claim }) => !claim.settled);
    if (running.length === 0) return;
    const held = await this.claims.touch(running.map(({ claim }) => claim)).catch(() => null);
    if (held === null) return;
    for (const { claim, lost } of running) {
      if (!held.has(claim.id) && !claim.settled) lost.abort(new HandedBack('the job was lost to another worker'));
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);

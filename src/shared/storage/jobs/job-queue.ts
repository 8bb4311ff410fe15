import type { JsonObject } from '../../kernel/json.js';

export interface SendOptions {
  /** The same key in the same queue is the same job until it is done: a second send while it waits or runs is a no-op. */
  readonly key?: string;
  /** Seconds from now. */
  readonly delaySeconds?: number;
  /** Among jobs of a queue that wait, those of the highest go first, then those that wait longest. 0 unless said. */
  readonly priority?: number;
}

export interface Job<Data extends JsonObject = JsonObject> {
  readonly id: string;
  readonly data: Data;
  /** 0 the first time; a job that was interrupted (process killed) or failed comes back with one more. */
  readonly retryCount: number;
  /** Aborted when the program is stopping or when the job was lost to another worker. */
  readonly signal: AbortSignal;
}

export interface WorkOptions {
  /** Jobs of this queue at once in this process. Default 1. */
  readonly concurrency?: number;
  /** Retries after a throw or a killed process, before the job is given up. Default 20. */
  readonly retryLimit?: number;
  /** Seconds before the first retry, twice as many before each further one, up to the longest. Default 1 and 300. A killed process counts too. */
  readonly retryDelaySeconds?: number;
  readonly longestRetryDelaySeconds?: number;
  /** Upper bound in seconds for one run. Default 900. */
  readonly expireSeconds?: number;
}

/** Thrown by a handler that was aborted by its signal: the job goes back as it was, without counting as a retry. */
export class HandedBack extends Error {
  override readonly name = 'HandedBack';
}

/** How many jobs of one queue there are, of all processes together, as counted within the last minute or two. */
export interface QueueDepth {
  readonly queue: string;
  /** Could run now. */
  readonly ready: number;
  /** Put off, or waiting for another try. */
  readonly later: number;
  readonly running: number;
  /** Given up within the last two days. */
  readonly failed: number;
}

/** The job of a queue that has waited longest of those that could run. */
export interface QueueWait {
  readonly queue: string;
  /** 0: none waits. */
  readonly ms: number;
}

/** What became of one attempt at a job in this process. */
export interface JobRun {
  readonly queue: string;
  /** retried: it failed, and is tried again. */
  readonly outcome: 'done' | 'retried' | 'given_up' | 'handed_back';
  readonly ms: number;
}

/** A job that was given up, without what it is about. */
export interface FailedJob {
  readonly queue: string;
  readonly id: string;
  readonly failedAt: number;
  /** How often it was tried. */
  readonly attempts: number;
  /** What its last attempt said, in words for operators. */
  readonly why: string;
}

/**
 * Durable jobs: at least once, on any number of processes. `send` inside a unit of work commits with it.
 * A killed worker's job starts again elsewhere within about 15 seconds.
 */
export abstract class JobQueue {
  abstract send(queue: string, data: JsonObject, options?: SendOptions): Promise<void>;
  /** Handles jobs of `queue` in this process until shutdown. No-op in a process that is not a worker. */
  abstract work<Data extends JsonObject>(
    queue: string,
    handler: (job: Job<Data>) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>;
  /** Sends an empty job to `queue` on a cron line (UTC, five fields), once for all processes. No-op as `work`. */
  abstract schedule(queue: string, cron: string): Promise<void>;
  /** Takes that back. No-op as `work`. */
  abstract unschedule(queue: string): Promise<void>;
  abstract depths(): Promise<readonly QueueDepth[]>;
  /** Of every queue, of all processes together. */
  abstract waits(): Promise<readonly QueueWait[]>;
  /** Tells of every attempt in this process from now on. Must not throw. */
  abstract observe(observer: (run: JobRun) => void): void;
  /** Those that were given up within the last two days, newest first. */
  abstract failed(limit: number): Promise<readonly FailedJob[]>;
  /** Tries a job once more that was given up. False: there is none, or a job of the same key waits or runs already. */
  abstract retry(queue: string, id: string): Promise<boolean>;
}

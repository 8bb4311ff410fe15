import { WaitQueue } from './wait-queue.js';

export interface SemaphoreLimits {
  /** How many run at once for one key. */
  readonly permits: number;
  readonly maxWaiting: number;
  /** Thrown when more than `maxWaiting` would wait. */
  readonly rejection: () => Error;
}

interface Queue {
  free: number;
  readonly waiting: WaitQueue;
}

/** Limits how much work runs at once for each key in this process. What exceeds it waits, first in, first out. */
export class KeyedSemaphore<Key> {
  private readonly queues = new Map<Key, Queue>();

  constructor(private readonly limits: SemaphoreLimits) {}

  /** Throws the rejection, or what `work` throws. */
  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const { permits, maxWaiting, rejection } = this.limits;
    const queue = this.queues.get(key) ?? { free: permits, waiting: new WaitQueue() };
    this.queues.set(key, queue);
    if (queue.waiting.length >= maxWaiting) throw rejection();
    if (queue.free > 0) queue.free -= 1;
    else await queue.waiting.wait();
    try {
      return await work();
    } finally {
      this.release(key, queue);
    }
  }

  private release(key: Key, queue: Queue): void {
    if (queue.waiting.admit()) return;
    queue.free += 1;
    if (queue.free === this.limits.permits) this.queues.delete(key);
  }
}

import { WaitQueue } from '../../../../shared/kernel/wait-queue.js';

/** Lets a few work at once; the others wait in order. */
export class RequestQueue {
  private free: number;
  private readonly waiting = new WaitQueue();

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** Throws what `work` throws, or the reason of the signal while it waits. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await this.waiting.wait(signal);
    try {
      return await work();
    } finally {
      if (!this.waiting.admit()) this.free += 1;
    }
  }
}

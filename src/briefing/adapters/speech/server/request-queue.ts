/** Lets a few work at once; the others wait in order. */
export class RequestQueue {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** Throws what `work` throws, or the reason of the signal while it waits. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await this.turn(signal);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(admit), 1);
        reject(signal.reason as Error);
      };
      this.waiting.push(admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  private next(): void {
    const admit = this.waiting.shift();
    if (admit === undefined) this.free += 1;
    else admit();
  }
}

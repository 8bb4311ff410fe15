export interface TurnLimits {
  /** Of one key. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** What is thrown when more would wait. */
  readonly refusal: () => Error;
}

interface Queue {
  free: number;
  readonly waiting: (() => void)[];
}

/** So much is done at once for each key, in this process, and the rest in the order in which it came. */
export class Turns<Key> {
  private readonly queues = new Map<Key, Queue>();

  constructor(private readonly limits: TurnLimits) {}

  /** Throws the refusal, or what `work` throws. */
  async take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const { atOnce, mostWaiting, refusal } = this.limits;
    const queue = this.queues.get(key) ?? { free: atOnce, waiting: [] };
    this.queues.set(key, queue);
    if (queue.waiting.length >= mostWaiting) throw refusal();
    if (queue.free > 0) queue.free -= 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.leave(key, queue);
    }
  }

  private leave(key: Key, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next !== undefined) return next();
    queue.free += 1;
    if (queue.free === this.limits.atOnce) this.queues.delete(key);
  }
}

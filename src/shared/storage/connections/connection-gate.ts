import { DatabaseBusy } from './database-unavailable.js';
import type { Task } from './workload.js';

export interface GateOptions {
  readonly connections: number;
  /** As many one operation may have. */
  readonly perOperation: number;
  /** The last ones: for operations that have none, and at most as many for all together that were late. */
  readonly reserved: number;
  /** More tasks do not wait at once: they would wait in vain. */
  readonly mostWaiting: number;
  /** So long a task waits for a connection; one of an operation that was late waits for less. */
  readonly longestWaitMs: number;
  readonly patienceMs: number;
}

/** The right to one connection, given back once. */
export interface Lease {
  /** The statement was cancelled because it took too long. */
  late(): void;
  end(): void;
}

interface Waiter {
  readonly task: Task;
  readonly use: OperationUse;
  readonly enter: (lease: Lease) => void;
  readonly refuse: (error: DatabaseBusy) => void;
  readonly timer: NodeJS.Timeout;
}

/** An operation that was late is taken for well again after so long without another failure. */
const TROUBLE_LASTS_MS = 30_000;

/** How one operation uses the pool. */
class OperationUse {
  held = 0;
  #troubledUntil = 0;
  /** When its probe began. */
  since = 0;

  get troubled(): boolean {
    return this.#troubledUntil > 0 && performance.now() < this.#troubledUntil;
  }

  trouble(): void {
    this.#troubledUntil = performance.now() + TROUBLE_LASTS_MS;
  }

  recover(): void {
    this.#troubledUntil = 0;
  }
}

/**
 * Bulkhead and load shedder in front of a pool (ADR 0102). One operation has a part of the connections at most, and the
 * last part of them goes to operations that have none. An operation that was late, because a table is locked, say, gets one
 * connection to try with until a whole task of it succeeds, and all such operations together no more than one part: whoever
 * does not need that table finds a connection. Waiting is bounded, and in the order of arrival among those who may enter.
 */
export class ConnectionGate {
  readonly #uses = new Map<string, OperationUse>();
  #waiting: Waiter[] = [];
  #held = 0;
  #heldByTroubled = 0;

  constructor(private readonly options: GateOptions) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  /** At once where that is possible. Rejects with DatabaseBusy. */
  enter(task: Task): Lease | Promise<Lease> {
    const use = this.#useOf(task);
    return this.#mayEnter(task, use) ? this.#lease(task, use) : this.#wait(task, use);
  }

  #useOf({ operation }: Task): OperationUse {
    // What has no name is known by nobody else, and is bound by the number of connections alone.
    if (operation === null) return new OperationUse();
    const known = this.#uses.get(operation);
    if (known !== undefined) return known;
    const use = new OperationUse();
    this.#uses.set(operation, use);
    return use;
  }

  #mayEnter(task: Task, use: OperationUse): boolean {
    const { connections, perOperation, reserved } = this.options;
    const free = connections - this.#held;
    // Whoever has one already would wait for itself.
    if (free <= 0 || task.held > 0) return free > 0;
    if (use.troubled) return use.held === 0 && this.#heldByTroubled < Math.max(1, reserved);
    return use.held < (free > reserved ? perOperation : 1);
  }

  #lease(task: Task, use: OperationUse): Lease {
    const { troubled } = use;
    const count = (by: 1 | -1): void => {
      this.#held += by;
      task.held += by;
      use.held += by;
      if (troubled) this.#heldByTroubled += by;
    };
    count(1);
    if (troubled) {
      use.since = performance.now();
      task.onSuccess(() => this.#recover(use));
    }
    const late = (): void => this.#late(task, use);
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      count(-1);
      this.#admit(1);
    };
    return { late, end };
  }

  async #wait(task: Task, use: OperationUse): Promise<Lease> {
    const { mostWaiting, longestWaitMs, patienceMs } = this.options;
    if (this.#waiting.length >= mostWaiting) throw new DatabaseBusy();
    if (use.troubled && use.held > 0 && performance.now() - use.since > patienceMs) throw new DatabaseBusy();
    return await new Promise((enter, refuse) => {
      const timer = setTimeout(() => this.#refuse([waiter]), use.troubled ? patienceMs : longestWaitMs);
      timer.unref();
      const waiter: Waiter = { task, use, enter, refuse, timer };
      this.#waiting.push(waiter);
    });
  }

  /** Others who wait for the same would be late, too. */
  #late(task: Task, use: OperationUse): void {
    task.late = true;
    use.trouble();
    this.#refuse(this.#waiting.filter((waiter) => waiter.use === use && waiter.task !== task));
  }

  #recover(use: OperationUse): void {
    use.recover();
    this.#admit(this.#waiting.length);
  }

  #refuse(waiters: readonly Waiter[]): void {
    const refused = new Set(waiters);
    this.#waiting = this.#waiting.filter((waiter) => !refused.has(waiter));
    for (const { timer, refuse } of waiters) {
      clearTimeout(timer);
      refuse(new DatabaseBusy());
    }
  }

  /** Each connection that is given back lets one in. */
  #admit(most: number): void {
    for (let admitted = 0; admitted < most; admitted += 1) {
      const at = this.#waiting.findIndex(({ task, use }) => this.#mayEnter(task, use));
      const [waiter] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (waiter === undefined) return;
      clearTimeout(waiter.timer);
      waiter.enter(this.#lease(waiter.task, waiter.use));
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Workload } from '../../../config/database-settings.js';

/** One request, call or job: all that it asks of the database is counted together. */
export class Task {
  /** Connections that it has at the moment. */
  held = 0;
  /** Something that it asked for took too long. */
  late = false;
  readonly #afterwards = new Set<() => void>();

  constructor(
    readonly workload: Workload,
    /** Like `POST /api/v1/items/list`: tasks of one operation need the same tables. null: it stands alone. */
    readonly operation: string | null,
  ) {}

  /** Called once when the task is done and nothing of it was late. */
  onSuccess(call: () => void): void {
    this.#afterwards.add(call);
  }

  succeeded(): void {
    if (!this.late) for (const call of this.#afterwards) call();
  }
}

/** Where nobody said anything: timers, projections, commands, the start. */
const unnamed = (): Task => new Task('background', null);

const ambient = new AsyncLocalStorage<Task>();

/** What is going on here. It travels with the asynchronous calls. */
export const currentTask = (): Task => ambient.getStore() ?? unnamed();

export const withTask = <T>(task: Task, work: () => T): T => ambient.run(task, work);

/** Somebody waits for the answer. */
export const asInteractive = <T>(operation: string, work: () => Promise<T>): Promise<T> =>
  toItsEnd(new Task('interactive', operation), work);

export const asJobOf = <T>(queue: string, work: () => Promise<T>): Promise<T> =>
  toItsEnd(new Task('background', `job ${queue}`), work);

/** Somebody waits for the answer, and knows that it takes minutes. */
export const asLong = <T>(operation: string, work: () => Promise<T>): Promise<T> =>
  toItsEnd(new Task('background', operation), work);

export const asHealthCheck = <T>(work: () => T): T => withTask(new Task('health', null), work);

export const asMigration = <T>(work: () => T): T => withTask(new Task('migration', null), work);

async function toItsEnd<T>(task: Task, work: () => Promise<T>): Promise<T> {
  const result = await withTask(task, work);
  task.succeeded();
  return result;
}

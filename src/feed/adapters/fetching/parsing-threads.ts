import type { FeedReading } from '../formats/feed-document.js';
import type { ParseTask } from './parse.worker.js';
import { ReadingThreads } from './reading-threads.js';

export { UnreadableDocument } from './reading-threads.js';

const LARGE = 1_024 * 1_024;

/** Parses feeds in threads. Large ones go one by one through a thread of their own, which bounds memory. */
export class ParsingThreads {
  readonly #usual = new ReadingThreads<ParseTask, FeedReading>('parse.worker', { threads: 2, heapMb: 128 });
  readonly #large = new ReadingThreads<ParseTask, FeedReading>('parse.worker', { threads: 1, heapMb: 128 });

  /** As ReadingThreads. */
  read(task: ParseTask, signal: AbortSignal): Promise<FeedReading> {
    return (task.body.length > LARGE ? this.#large : this.#usual).read(task, signal);
  }

  async close(): Promise<void> {
    await Promise.all([this.#usual.close(), this.#large.close()]);
  }
}

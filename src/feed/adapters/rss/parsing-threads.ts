import type { FeedReading } from './feed-document.js';
import type { ParseTask } from './parse.worker.js';
import { ReadingThreads } from './reading-threads.js';

export { UnreadableDocument } from './reading-threads.js';

const THREADS = 2;

/** Reads feeds. */
export class ParsingThreads extends ReadingThreads<ParseTask, FeedReading> {
  constructor() {
    super('parse.worker', THREADS);
  }
}

import type { MessagePort } from 'node:worker_threads';
import { readDocument, type FeedReading } from './feed-document.js';

/** One document, as the thread that fetched it hands it over. */
export interface ParseTask {
  readonly body: Uint8Array;
  readonly url: string;
  readonly now: number;
  readonly contentType: string | null;
}

/** The task with a port that hears when it is begun: a thread may have to start first, and documents may wait. */
export interface QueuedTask extends ParseTask {
  readonly begun: MessagePort;
}

export default ({ body, begun, ...context }: QueuedTask): Promise<FeedReading> => {
  begun.postMessage(null);
  begun.close();
  return readDocument(body, context);
};

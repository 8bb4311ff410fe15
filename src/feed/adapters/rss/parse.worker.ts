import { readDocument, type FeedReading } from './feed-document.js';
import type { Queued } from './reading-threads.js';

/** One document, as the thread that fetched it hands it over. */
export interface ParseTask {
  readonly body: Uint8Array;
  readonly url: string;
  readonly now: number;
  readonly contentType: string | null;
}

export default ({ body, begun, ...context }: Queued<ParseTask>): Promise<FeedReading> => {
  begun.postMessage(null);
  begun.close();
  return readDocument(body, context);
};

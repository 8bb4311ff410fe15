import { readDocument, type AnswerContext, type FeedReading } from '../formats/feed-document.js';
import type { Queued } from './reading-threads.js';

/** One document, as the thread that fetched it hands it over. */
export interface ParseTask extends AnswerContext {
  readonly body: Uint8Array;
}

export default ({ body, begun, ...context }: Queued<ParseTask>): Promise<FeedReading> => {
  begun.postMessage(null);
  begun.close();
  return readDocument(body, context);
};

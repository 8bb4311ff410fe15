import { readDocument, type FeedReading } from './feed-document.js';

/** One document, as the thread that fetched it hands it over. */
export interface ParseTask {
  readonly body: Uint8Array;
  readonly url: string;
  readonly now: number;
  readonly contentType: string | null;
}

export default ({ body, ...context }: ParseTask): Promise<FeedReading> => readDocument(body, context);

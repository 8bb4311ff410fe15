import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Who chose to read the articles of a feed. */
export abstract class ArticleReaders {
  /** Of the feeds that the caller sees, those where they did. */
  abstract feedsOf(caller: CallerId): Promise<ReadonlySet<number>>;
  /** Those of the feeds that have any. */
  abstract among(feedIds: readonly number[]): Promise<ReadonlySet<number>>;
}

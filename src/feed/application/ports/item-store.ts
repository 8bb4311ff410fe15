import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ParsedItem } from './feed-fetcher.js';

export abstract class ItemStore {
  /**
   * Adds the items that are new to the feed and replaces the texts of those that changed; an item keeps its id and
   * its first date, so that it keeps its place in lists. Needs a lock on the feed. Returns how many were new or changed.
   */
  abstract ingest(feedId: number, items: readonly ParsedItem[], at: EpochMs): Promise<number>;
  /** published_at, else created_at, of the newest items. */
  abstract newestTimes(feedId: number, count: number): Promise<EpochMs[]>;
}

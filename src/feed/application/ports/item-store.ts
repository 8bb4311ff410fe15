import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { ParsedItem } from './feed-fetcher.js';

/** What a document brought. */
export interface Ingested {
  /** Items that were new. */
  readonly added: number;
  /** Kept items of which title, summary or text changed, and those that were withdrawn before and are back. */
  readonly revised: readonly FeedItemId[];
}

/** What a feed had at a moment. */
export interface FeedDocument {
  readonly feedId: number;
  readonly items: readonly ParsedItem[];
  readonly at: EpochMs;
}

export abstract class ItemStore {
  /**
   * Adds the items that are new to each feed and replaces what changed of the others; an item keeps its id and its first
   * date, so that it keeps its place in lists, and for ever the place that it had in the document which brought it. It is
   * known again by its guid, else by its link (see `renamed`); what was removed stays away as long as the document has it.
   * Each document is of another feed; needs a lock on them. By feed.
   */
  abstract ingest(documents: readonly FeedDocument[]): Promise<ReadonlyMap<number, Ingested>>;
  /**
   * The publisher says of these guids that nothing is to be read under them any more: the items stay and are marked, until
   * a document has them again. Needs a lock on the feed. Returns the kept ones that were not marked yet.
   */
  abstract withdraw(feedId: number, guids: readonly string[], at: EpochMs): Promise<readonly FeedItemId[]>;
  /** published_at, else created_at, of the newest items of each feed, by feed; those without items are missing. */
  abstract newestTimes(feedIds: readonly number[], count: number): Promise<ReadonlyMap<number, readonly EpochMs[]>>;
  /**
   * Of the items that both feeds have the one of `into` stays, and the other id stands for it (ItemReader.merged). The
   * answer: whether `from` has others. Needs a lock on both feeds.
   */
  abstract mergeTwins(from: number, into: number): Promise<boolean>;
  /** From now on nothing removes these items. Returns those of them that are there. May be repeated. */
  abstract keep(ids: readonly string[]): Promise<ReadonlySet<FeedItemId>>;
}

import type { Feed } from '../../domain/feed.js';

/** What becomes of addresses, items and ids when feeds move and merge. */
export abstract class FeedMoves {
  /** `work` in one transaction, while no other feed moves or merges anywhere. Not while a feed is locked. */
  abstract alone<T>(work: () => Promise<T>): Promise<T>;
  /** The feed whose own address this is; null: none, and nobody can add one before the open unit of work ends. */
  abstract at(url: string): Promise<Feed | null>;
  /** From now on this address leads to the feed, unless a feed of its own is there. */
  abstract remember(url: string, feedId: number): Promise<void>;
  /**
   * Of the items that both have the one of `into` stays, and the other id stands for it. With the others `from` becomes an
   * archive, which is asked no more; without any it is no more. Every address and id that led to it leads to `into`.
   */
  abstract merge(from: Pick<Feed, 'id' | 'url'>, into: Pick<Feed, 'id'>): Promise<void>;
  /** What became of a feed that is no more; null: there was no such feed, or it was not merged. */
  abstract mergedInto(feedId: number): Promise<Feed | null>;
}

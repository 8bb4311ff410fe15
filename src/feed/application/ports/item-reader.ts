import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { ContentWindow } from '../../domain/content-window.js';
import type { Keyword } from '../../domain/keyword.js';

export interface FeedOfItem {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  /** Whether `title` is its own and tells it from others: else a follower's own name for it stands in its place. */
  readonly titled: boolean;
}

export interface ItemSummary {
  readonly id: FeedItemId;
  readonly title: string;
  readonly author: string | null;
  readonly url: string | null;
  readonly publishedAt: EpochMs | null;
  readonly summary: string | null;
  readonly createdAt: EpochMs;
  readonly feed: FeedOfItem;
}

export interface ItemContent extends ItemSummary {
  /** The window of the text; null: the item has no content. */
  readonly contentText: string | null;
  /** Code points of the whole text. */
  readonly contentLength: number;
  readonly contentRaw: string | null;
}

export interface ItemText extends ItemSummary {
  /** Content, else summary, else empty. */
  readonly text: string;
  /** What the publisher files it under; empty: nothing is known. */
  readonly categories: readonly string[];
  /** Where it stood in the document that brought it at `createdAt`, from 0; null: nothing is known. */
  readonly place: number | null;
}

/** Items of these feeds, narrowed by all that is said. Time is published_at, else created_at. */
export interface ItemFilter {
  readonly feedIds: readonly number[];
  readonly ids: readonly string[] | null;
  /** after ≤ time < before. */
  readonly after: EpochMs | null;
  readonly before: EpochMs | null;
}

export interface ItemSearch {
  readonly keyword: Keyword;
  readonly inContent: boolean;
  /** Feeds of which the caller reads the articles, where there are any, as the content. */
  readonly articleFeedIds?: ReadonlySet<number>;
}

/** What its publisher declares of an item beside what it says. */
export interface ItemDeclarations {
  /** A primary subtag (`de`); null: none. */
  readonly declaredLanguage: string | null;
  /** When its publisher took it back by a tombstone; null: it stands. */
  readonly withdrawnAt: EpochMs | null;
}

export interface PageRequest {
  readonly cursor: Cursor | null;
  readonly limit: number;
}

/** Newest first in every answer. */
export abstract class ItemReader {
  /** All that `work` reads through this reader is of one moment. Not inside a unit of work. */
  abstract asOfOneMoment<T>(work: () => Promise<T>): Promise<T>;
  abstract page(filter: ItemFilter, page: PageRequest): Promise<Page<ItemSummary>>;
  /** The newest item of each of these feeds that has any. */
  abstract newest(feedIds: readonly number[]): Promise<readonly ItemSummary[]>;
  /** The next newer ones above a place in the list, the oldest of them first. */
  abstract newer(filter: ItemFilter, place: Cursor, limit: number): Promise<ItemSummary[]>;
  /** A page may be shorter than its limit, or empty, although there is a next one, which begins below all that was looked at. */
  abstract search(filter: ItemFilter, search: ItemSearch, page: PageRequest): Promise<Page<ItemSummary>>;
  /** For each search, the ids of those among these items that it would find, of whatever feeds they are. */
  abstract matching(
    items: readonly ItemSummary[],
    searches: readonly ItemSearch[],
  ): Promise<readonly ReadonlySet<FeedItemId>[]>;
  /** null: no such item in these feeds. */
  abstract one(feedIds: readonly number[], id: string, window: ContentWindow): Promise<ItemContent | null>;
  /** How many there are below the place in the list; null: from its beginning. */
  abstract count(filter: ItemFilter, below: Cursor | null): Promise<number>;
  abstract texts(filter: ItemFilter, limit: number): Promise<ItemText[]>;
  /** What became of items that were merged into others: old id → the one of today. Ids in use are not in it. */
  abstract merged(ids: readonly string[]): Promise<ReadonlyMap<string, FeedItemId>>;
  /** Those of the ids that their publishers have withdrawn, and when that was seen. */
  abstract withdrawn(ids: readonly string[]): Promise<ReadonlyMap<string, EpochMs>>;
  abstract declared(id: FeedItemId): Promise<ItemDeclarations>;
  /** Those of the ids that are in these feeds. */
  abstract existing(feedIds: readonly number[], ids: readonly string[]): Promise<Set<string>>;
}

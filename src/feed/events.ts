import type { Fact } from '../shared/kernel/facts.js';
import type { FeedItemId } from '../shared/kernel/identifiers.js';

/** A feed answered: with a document, or for the first time since it failed. What others answered is in FeedsUnchanged. */
export interface FeedFetched extends Fact {
  readonly type: 'feed.FeedFetched';
  readonly data: {
    readonly feedId: number;
    /** Its own, else its host name. */
    readonly title: string;
    readonly siteUrl: string | null;
    /** Where it is now; older versions did not say. */
    readonly url?: string;
    /** Whether `title` is its own and tells it from others; older versions did not say. */
    readonly titled?: boolean;
    /** Epoch ms. */
    readonly fetchedAt: number;
  };
}

/**
 * Feeds answered that nothing has changed since they last answered well: what FeedFetched would say of each of them, in one
 * fact for all that were recorded together.
 */
export interface FeedsUnchanged extends Fact {
  readonly type: 'feed.FeedsUnchanged';
  /** At least one; each once. */
  readonly data: { readonly feeds: readonly FeedFetched['data'][] };
}

export interface FeedFetchFailed extends Fact {
  readonly type: 'feed.FeedFetchFailed';
  readonly data: {
    readonly feedId: number;
    /** In words for people. */
    readonly reason: string;
    /** Epoch ms. */
    readonly failedAt: number;
  };
}

/** A feed has not answered well for a day, or is gone: told once for each outage. What each fetch says is in the facts above. */
export interface FeedFailing extends Fact {
  readonly type: 'feed.FeedFailing';
  readonly data: {
    readonly feedId: number;
    /** When it last answered well, in epoch ms; null: never. Tells this outage from others of the feed. */
    readonly lastSuccessAt: number | null;
    /** Epoch ms. */
    readonly failedAt: number;
  };
}

/** A feed that has just been fetched is at another address from now on. Says what FeedFetched says: either may be first. */
export interface FeedMoved extends Fact {
  readonly type: 'feed.FeedMoved';
  readonly data: {
    readonly feedId: number;
    readonly title: string;
    readonly siteUrl: string | null;
    readonly url: string;
    /** Whether `title` is its own and tells it from others; older versions did not say. */
    readonly titled?: boolean;
    /** Epoch ms; later than the fetch. */
    readonly movedAt: number;
  };
}

/** A publisher has changed the words of items that somebody cites (`FeedApi.keep`), or has withdrawn them. */
export interface ItemsRevised extends Fact {
  readonly type: 'feed.ItemsRevised';
  readonly data: {
    readonly feedId: number;
    /** At least one; a fetch reads 500 at most. `FeedApi.present` says what they are now. */
    readonly itemIds: readonly FeedItemId[];
    /** Epoch ms of the fetch. */
    readonly at: number;
  };
}

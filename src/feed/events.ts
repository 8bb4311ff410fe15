import type { Fact } from '../shared/kernel/facts.js';

/** A feed answered: with news, or that nothing has changed. */
export interface FeedFetched extends Fact {
  readonly type: 'feed.FeedFetched';
  readonly data: {
    readonly feedId: number;
    /** Its own, else its host name. */
    readonly title: string;
    readonly siteUrl: string | null;
    /** Where it is now; older versions did not say. */
    readonly url?: string;
    /** Epoch ms. */
    readonly fetchedAt: number;
  };
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

/** A feed that has just been fetched is at another address from now on. Says what FeedFetched says: either may be first. */
export interface FeedMoved extends Fact {
  readonly type: 'feed.FeedMoved';
  readonly data: {
    readonly feedId: number;
    readonly title: string;
    readonly siteUrl: string | null;
    readonly url: string;
    /** Epoch ms; later than the fetch. */
    readonly movedAt: number;
  };
}

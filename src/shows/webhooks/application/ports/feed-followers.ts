import type { CallerId, SubscriptionId } from '../../../../shared/kernel/identifiers.js';

export interface Follower {
  readonly caller: CallerId;
  readonly sourceId: SubscriptionId;
}

export abstract class FeedFollowers {
  /** Page by page, so that a feed with a hundred thousand of them takes no more memory than another. */
  abstract of(feedId: number): AsyncIterable<readonly Follower[]>;
}

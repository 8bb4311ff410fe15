import type { ActiveSubscription, DeletedSubscription } from '../../domain/subscription.js';
import type { Takeover } from '../../domain/takeover.js';

type Existing = ActiveSubscription | DeletedSubscription;

/** Subscriptions whose feed becomes another one. */
export abstract class MergedFeeds {
  /**
   * Does what `decide` says of the two subscriptions of each caller who has one to both feeds, deleted ones included,
   * while nobody else changes theirs; all others to the feed `from` become subscriptions to `into`, with their ids. What is
   * left of `from` is seen through them, and by nobody else.
   * `into` must be remembered. May be repeated.
   */
  abstract merge(
    feeds: { readonly from: number; readonly into: number },
    decide: (from: Existing, into: Existing) => Takeover,
  ): Promise<void>;
}

import type { Fact } from '../../../shared/kernel/facts.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { KnownFeed } from '../../domain/known-feed.js';
import type { ActiveSubscription, DeletedSubscription, Subscription } from '../../domain/subscription.js';

type Existing = ActiveSubscription | DeletedSubscription;

export interface Change<State extends Existing> {
  readonly subscription: State;
  /** Published with what is stored, or not at all. */
  readonly facts: readonly Fact[];
}

/** The subscription of another caller is 'none' in every answer. */
export abstract class SubscriptionStore {
  abstract byId(owner: CallerId, id: string): Promise<Subscription>;
  abstract byFeed(owner: CallerId, feedId: number): Promise<Subscription>;
  /**
   * Stores what `change` makes of the caller's subscription to the feed, which must be remembered. The changes of one
   * caller happen one after the other, each seeing what the former ones left. `active` counts the caller's active
   * subscriptions.
   */
  abstract update<State extends Existing>(
    owner: CallerId,
    feedId: number,
    change: (current: Subscription, active: number) => Change<State>,
  ): Promise<State>;
  /**
   * The same for several feeds in one transaction: `change` gets what the caller has to do with each, in the order of
   * `feedIds`, and says what is to be stored and what to answer.
   */
  abstract updateAll<Answer>(
    owner: CallerId,
    feedIds: readonly number[],
    change: (
      current: readonly Subscription[],
      active: number,
    ) => { readonly changes: readonly Change<Existing>[]; readonly answer: Answer },
  ): Promise<Answer>;
  /** Adds the feed, or takes over what is said of it unless something newer is known. One row for all subscribers. */
  abstract rememberFeed(feed: KnownFeed): Promise<void>;
  abstract rememberFeeds(feeds: readonly KnownFeed[]): Promise<void>;
  /** Together. Those that were never remembered are left out; one that comes back as it was is not written. */
  abstract updateFeeds(ids: readonly number[], change: (feed: KnownFeed) => KnownFeed): Promise<void>;
  abstract countActive(owner: CallerId): Promise<number>;
  /** Of a caller, deleted ones included. */
  abstract countOf(owner: CallerId): Promise<number>;
  /** Leaves nothing of the caller. `factOf` is told of each feed that loses an active subscriber, with it or not at all. */
  abstract eraseOf(owner: CallerId, factOf: (feedId: number) => Fact): Promise<void>;
}

import type { SubscriptionId } from '../../shared/kernel/identifiers.js';
import type { ActiveSubscription, DeletedSubscription } from './subscription.js';

type Existing = ActiveSubscription | DeletedSubscription;

/** What has to happen so that all subscriptions of one caller are another's. */
export interface Takeover {
  /** Change hands with their ids: requests and lists that name them go on. */
  readonly moved: readonly SubscriptionId[];
  /** The other follows that feed already, and their own subscription stays: the old id stands for it from now on. */
  readonly merged: readonly { readonly from: SubscriptionId; readonly into: SubscriptionId }[];
  /** Of those that stay: deleted by their owner, but followed by whoever is taken over. */
  readonly revived: readonly SubscriptionId[];
  /** Of those that stay: whoever is taken over reads full articles there, and their owner does not yet. */
  readonly articlesChosen: readonly SubscriptionId[];
}

export function takeover(claimed: readonly Existing[], own: readonly Existing[]): Takeover {
  const ownOf = new Map(own.map((subscription) => [subscription.feedId, subscription]));
  const pairs = claimed.map((from) => ({ from, into: ownOf.get(from.feedId) }));
  return {
    moved: pairs.flatMap(({ from, into }) => (into === undefined ? from.id : [])),
    merged: pairs.flatMap(({ from, into }) => (into === undefined ? [] : { from: from.id, into: into.id })),
    revived: pairs.flatMap(({ from, into }) => (into?.status === 'deleted' && from.status === 'active' ? into.id : [])),
    articlesChosen: pairs.flatMap(({ from, into }) =>
      into?.fullArticles === false && from.status === 'active' && from.fullArticles ? into.id : [],
    ),
  };
}

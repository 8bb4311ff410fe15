import type { EpochMs } from '../../shared/kernel/clock.js';
import type { SubscriptionId } from '../../shared/kernel/identifiers.js';
import type { ActiveSubscription, DeletedSubscription } from './subscription.js';

type Existing = ActiveSubscription | DeletedSubscription;

/** What has to happen so that all subscriptions of one caller are another's. */
export interface Takeover {
  /** Change hands with their ids: requests and lists that name them go on. */
  readonly moved: readonly SubscriptionId[];
  /** The other follows that feed already, and their own subscription stays: the old id stands for it from now on. */
  readonly merged: readonly { readonly from: SubscriptionId; readonly into: SubscriptionId }[];
  /** Those that stay and are no more as they were. */
  readonly changed: readonly Existing[];
}

/**
 * Of two subscriptions that become one: deleted by its owner but followed by the other, or an option that only that one
 * chose, or a name that only that one gave.
 */
function joined(own: Existing, other: Existing, at: EpochMs): Existing {
  if (other.status === 'deleted') return own;
  const fullArticles = own.fullArticles || other.fullArticles;
  const givenTitle = own.givenTitle ?? other.givenTitle;
  const isSame = fullArticles === own.fullArticles && givenTitle === own.givenTitle;
  if (own.status === 'active') return isSame ? own : { ...own, fullArticles, givenTitle };
  const { deletedAt: _, ...known } = own;
  return { ...known, status: 'active', fullArticles, givenTitle, updatedAt: at };
}

export function takeover(claimed: readonly Existing[], own: readonly Existing[], at: EpochMs): Takeover {
  const ownOf = new Map(own.map((subscription) => [subscription.feedId, subscription]));
  const pairs = claimed.map((from) => ({ from, into: ownOf.get(from.feedId) }));
  return {
    moved: pairs.flatMap(({ from, into }) => (into === undefined ? from.id : [])),
    merged: pairs.flatMap(({ from, into }) => (into === undefined ? [] : { from: from.id, into: into.id })),
    changed: pairs.flatMap(({ from, into }) => {
      const after = into === undefined ? into : joined(into, from, at);
      return after === undefined || after === into ? [] : after;
    }),
  };
}

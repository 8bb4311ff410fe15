import type { Fact } from '../shared/kernel/facts.js';

/** A feed got a subscriber: it is to be watched. */
export interface FeedSubscribed extends Fact {
  readonly type: 'subscriptions.FeedSubscribed';
  readonly data: { readonly feedId: number };
}

/** A subscriber chose full articles; whether anybody still wants them is asked through SubscriptionsApi.withArticles. */
export interface ArticlesWanted extends Fact {
  readonly type: 'subscriptions.ArticlesWanted';
  readonly data: { readonly feedId: number };
}

/** A subscriber left; whether it was the last one is asked through SubscriptionsApi.hasSubscribers. */
export interface FeedUnsubscribed extends Fact {
  readonly type: 'subscriptions.FeedUnsubscribed';
  readonly data: { readonly feedId: number };
}

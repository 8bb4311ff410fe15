import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { Caller } from '../../shared/kernel/caller.js';
import { Clock } from '../../shared/kernel/clock.js';
import { Ids, type SubscriptionId } from '../../shared/kernel/identifiers.js';
import { subscribe, type ActiveSubscription, type Quota } from '../domain/subscription.js';
import type { FeedSummary } from '../api.js';
import { followAll, type Followed } from '../domain/subscription-list.js';
import type { FeedSubscribed } from '../events.js';
import { SubscriptionQuotas } from './ports/subscription-quotas.js';
import { SubscriptionStore, type Change } from './ports/subscription-store.js';

/** Who is to follow. */
export type Follower = Pick<Caller, 'id' | 'kind'>;

/** Subscribes callers to feeds that are known. What is new, or comes back to life, is published as FeedSubscribed. */
@Injectable()
export class FeedSubscriber {
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly quotas: SubscriptionQuotas,
  ) {}

  /** `created`: false when it was active already or comes back to life. Throws TooManySubscriptions. */
  async subscribe(
    { id: owner, kind }: Follower,
    feedId: number,
  ): Promise<{ readonly id: SubscriptionId; readonly created: boolean }> {
    const id = this.nextId();
    const quota = this.quotas.of(kind);
    const subscription = await this.subscriptions.update(owner, feedId, (current, active) => {
      const subscribed = subscribe(current, { id, owner, feedId, at: this.clock.now(), active, quota });
      return current.status === 'active' ? { subscription: subscribed, facts: [] } : changeTo(subscribed);
    });
    return { id: subscription.id, created: subscription.id === id };
  }

  /** To different feeds, and remembers what they are called. `titles`: by feed, what a list calls it. By feed, what became of each. */
  async subscribeAll(
    { id: owner, kind }: Follower,
    feeds: readonly FeedSummary[],
    titles: ReadonlyMap<number, string>,
  ): Promise<ReadonlyMap<number, Followed>> {
    const at = this.clock.now();
    await this.subscriptions.rememberFeeds(
      feeds.map(({ feedId, feedUrl, ...summary }) => ({ id: feedId, url: feedUrl, ...summary, heardAt: at })),
    );
    const feedIds = feeds.map(({ feedId }) => feedId);
    const inputs = feedIds.map((feedId) => ({
      id: this.nextId(),
      owner,
      feedId,
      at,
      quota: this.quotas.of(kind),
      givenTitle: titles.get(feedId) ?? null,
    }));
    const followed = await this.subscriptions.updateAll(owner, feedIds, (current, active) => {
      const answer = followAll(inputs, current, active);
      const changes = answer.flatMap((one) => (one.outcome === 'subscribed' ? changeTo(one.subscription) : []));
      return { answer, changes };
    });
    return new Map(followed.map((one, index) => [feedIds[index] ?? 0, one]));
  }

  mostFor(kind: Caller['kind']): Quota {
    return this.quotas.of(kind);
  }

  private nextId(): SubscriptionId {
    return brand<SubscriptionId>(this.ids.next('src'));
  }
}

function changeTo(subscription: ActiveSubscription): Change<ActiveSubscription> {
  const fact: FeedSubscribed = { type: 'subscriptions.FeedSubscribed', data: { feedId: subscription.feedId } };
  return { subscription, facts: [fact] };
}

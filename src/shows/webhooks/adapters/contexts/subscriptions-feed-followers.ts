import { Injectable } from '@nestjs/common';
import type { SubscriptionId } from '../../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../../subscriptions/api.js';
import { FeedFollowers, type Follower } from '../../application/ports/feed-followers.js';

const PAGE = 1_000;

@Injectable()
export class SubscriptionsFeedFollowers extends FeedFollowers {
  constructor(private readonly subscriptions: SubscriptionsApi) {
    super();
  }

  override async *of(feedId: number): AsyncIterable<readonly Follower[]> {
    let after: SubscriptionId | null = null;
    do {
      const page = await this.subscriptions.followers(feedId, { after, limit: PAGE });
      yield page.map(({ caller, subscriptionId: sourceId }) => ({ caller, sourceId }));
      after = page.length < PAGE ? null : (page.at(-1)?.subscriptionId ?? null);
    } while (after !== null);
  }
}

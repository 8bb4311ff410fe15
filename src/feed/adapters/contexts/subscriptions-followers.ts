import { Injectable } from '@nestjs/common';
import { FollowersApi, SubscriptionsApi } from '../../../subscriptions/api.js';
import { Followers } from '../../application/ports/followers.js';
import type { Feed } from '../../domain/feed.js';
import { toFeedSummary } from './lookup-for-subscriptions.js';

@Injectable()
export class SubscriptionsFollowers extends Followers {
  constructor(
    private readonly followers: FollowersApi,
    private readonly subscriptions: SubscriptionsApi,
  ) {
    super();
  }

  override async bringTogether(from: number, into: Feed): Promise<boolean> {
    await this.followers.merge(from, toFeedSummary(into));
    return this.subscriptions.hasSubscribers(into.id);
  }
}

import { Injectable } from '@nestjs/common';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { VisibleFeeds, type Visible } from '../../application/ports/visible-feeds.js';

@Injectable()
export class SubscriptionsVisibleFeeds extends VisibleFeeds {
  constructor(private readonly subscriptions: SubscriptionsApi) {
    super();
  }

  override of(caller: CallerId): Promise<Visible> {
    return this.subscriptions.feeds(caller);
  }

  override merged(caller: CallerId, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionId>> {
    return this.subscriptions.merged(caller, ids);
  }

  override givenTitles(caller: CallerId): Promise<ReadonlyMap<SubscriptionId, string>> {
    return this.subscriptions.givenTitles(caller);
  }

  override hasSubscribers(feedId: number): Promise<boolean> {
    return this.subscriptions.hasSubscribers(feedId);
  }
}

import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/personal-data.js';
import { takeover } from '../domain/takeover.js';
import type { FeedUnsubscribed } from '../events.js';
import { ClaimedSubscriptions } from './ports/claimed-subscriptions.js';
import { SubscriptionStore } from './ports/subscription-store.js';

/** Which feeds somebody follows, and those that they followed long ago. */
@Injectable()
export class SubscriptionsPersonalData extends PersonalData {
  readonly context = 'subscriptions';

  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly claimed: ClaimedSubscriptions,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    const count = await this.subscriptions.countOf(caller);
    return [{ what: 'subscriptions', count, claimedAs: 'subscriptions' }];
  }

  override erase({ caller }: Erasure): Promise<void> {
    return this.subscriptions.eraseOf(caller, (feedId): FeedUnsubscribed => {
      return { type: 'subscriptions.FeedUnsubscribed', data: { feedId } };
    });
  }

  override handOver(claim: WorkClaim): Promise<void> {
    return this.claimed.takeOver(claim, (claimed, own) => takeover(claimed, own, claim.claimedAt));
  }
}

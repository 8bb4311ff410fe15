import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { everyRow } from '../../shared/kernel/page.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/compliance/personal-data.js';
import { takeover } from '../domain/takeover.js';
import type { FeedUnsubscribed } from '../events.js';
import { DailyUse } from './ports/daily-use.js';
import { FolderStore } from './ports/folder-store.js';
import { ClaimedSubscriptions } from './ports/claimed-subscriptions.js';
import { SubscriptionReader } from './ports/subscription-reader.js';
import { SubscriptionStore } from './ports/subscription-store.js';

/** Which feeds somebody follows, those that they followed long ago, and their folders. */
@Injectable()
export class SubscriptionsPersonalData extends PersonalData {
  readonly context = 'subscriptions';

  // eslint-disable-next-line max-params
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly claimed: ClaimedSubscriptions,
    private readonly folders: FolderStore,
    private readonly reader: SubscriptionReader,
    private readonly daily: DailyUse,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    const count = await this.subscriptions.countOf(caller);
    return [
      { what: 'subscriptions', count, claimedAs: 'subscriptions' },
      { what: 'folders', count: await this.folders.countOf(caller) },
    ];
  }

  override async export(caller: CallerId): Promise<object> {
    const [sources, folders] = await Promise.all([
      everyRow((after) => this.reader.page({ owner: caller, query: null, after, limit: 100 })),
      everyRow((after) => this.folders.page(caller, after, 100)),
    ]);
    return { sources, folders };
  }

  override async erase({ caller }: Erasure): Promise<void> {
    await this.daily.forget(caller);
    await this.folders.eraseOf(caller);
    await this.subscriptions.eraseOf(caller, (feedId): FeedUnsubscribed => {
      return { type: 'subscriptions.FeedUnsubscribed', data: { feedId } };
    });
  }

  override async handOver(claim: WorkClaim): Promise<void> {
    await this.claimed.takeOver(claim, (claimed, own) => takeover(claimed, own, claim.claimedAt));
    await this.folders.takeOver(claim.from, claim.to);
    // What the agent caused was counted against its own quota.
    await this.daily.forget(claim.from);
  }
}

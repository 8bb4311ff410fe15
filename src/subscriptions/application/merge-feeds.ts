import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/kernel/clock.js';
import { UnitOfWork } from '../../shared/kernel/unit-of-work.js';
import { FollowersApi, type FeedSummary } from '../api.js';
import { takeover } from '../domain/takeover.js';
import { MergedFeeds } from './ports/merged-feeds.js';
import { SubscriptionStore } from './ports/subscription-store.js';

/** Two feeds have turned out to be one: whoever follows the first follows the second from now on. */
@Injectable()
export class MergeFeeds extends FollowersApi {
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly merged: MergedFeeds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async merge(from: number, { feedId, feedUrl, ...summary }: FeedSummary): Promise<void> {
    const at = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.subscriptions.rememberFeed({ id: feedId, url: feedUrl, ...summary, heardAt: at });
      await this.merged.merge({ from, into: feedId }, (one, own) => takeover([{ ...one, feedId }], [own], at));
    });
  }
}

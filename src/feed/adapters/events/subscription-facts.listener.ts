import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import type { FeedSubscribed, FeedUnsubscribed } from '../../../subscriptions/events.js';
import { ReviewSubscribers } from '../../application/commands/review-subscribers.js';

@Injectable()
export class SubscriptionFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const review = ({ feedId }: { readonly feedId: number }): Promise<void> =>
      this.commands.execute(new ReviewSubscribers(feedId));
    await this.facts.on<FeedSubscribed>('subscriptions.FeedSubscribed', 'feed.subscribed', review);
    await this.facts.on<FeedUnsubscribed>('subscriptions.FeedUnsubscribed', 'feed.unsubscribed', review);
  }
}

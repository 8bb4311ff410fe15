import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hear, type FeedNews } from '../../domain/known-feed.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

/** A feed that callers follow was fetched, or could not be: its title, site and health change for all of them. */
export class RecordFeedNews extends Command<void> {
  constructor(readonly news: FeedNews) {
    super();
  }
}

@CommandHandler(RecordFeedNews)
export class RecordFeedNewsHandler implements ICommandHandler<RecordFeedNews> {
  constructor(private readonly subscriptions: SubscriptionStore) {}

  async execute({ news }: RecordFeedNews): Promise<void> {
    await this.subscriptions.updateFeed(news.feedId, (feed) => hear(feed, news));
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hear, type FeedNews } from '../../domain/known-feed.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

/** Feeds that callers follow were fetched, or could not be: title, site and health change for all of them. Of each feed one. */
export class RecordFeedNews extends Command<void> {
  constructor(readonly news: readonly FeedNews[]) {
    super();
  }
}

@CommandHandler(RecordFeedNews)
export class RecordFeedNewsHandler implements ICommandHandler<RecordFeedNews> {
  constructor(private readonly subscriptions: SubscriptionStore) {}

  async execute({ news }: RecordFeedNews): Promise<void> {
    const byFeed = new Map(news.map((one) => [one.feedId, one]));
    await this.subscriptions.updateFeeds([...byFeed.keys()], (feed) => {
      const heard = byFeed.get(feed.id);
      return heard === undefined ? feed : hear(feed, heard);
    });
  }
}

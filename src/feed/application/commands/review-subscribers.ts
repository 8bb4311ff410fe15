import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { watched } from '../../domain/feed.js';
import { FeedMerger } from '../moving/feed-merger.js';
import { FeedStore } from '../ports/feed-store.js';
import { VisibleFeeds } from '../ports/visible-feeds.js';

/** Subscribers came or went: the feed is polled as long as it has any. */
export class ReviewSubscribers extends Command<void> {
  constructor(readonly feedId: number) {
    super();
  }
}

@CommandHandler(ReviewSubscribers)
export class ReviewSubscribersHandler implements ICommandHandler<ReviewSubscribers> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly visible: VisibleFeeds,
    private readonly merger: FeedMerger,
  ) {}

  async execute({ feedId }: ReviewSubscribers): Promise<void> {
    if (await this.merger.bringLate(feedId)) return;
    // Asked under the lock: of two reviews at once the later one sees what the other saw, or something newer.
    await this.feeds.update(feedId, async (feed) => watched(feed, await this.visible.hasSubscribers(feedId)));
  }
}

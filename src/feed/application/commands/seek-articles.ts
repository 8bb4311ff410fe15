import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { ArticleSeeker } from '../article-seeker.js';
import { FeedStore } from '../ports/feed-store.js';

/** Somebody chose the articles of this feed: those of its newest items are fetched. */
export class SeekArticles extends Command<void> {
  constructor(readonly feedId: number) {
    super();
  }
}

@CommandHandler(SeekArticles)
export class SeekArticlesHandler implements ICommandHandler<SeekArticles> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly seeker: ArticleSeeker,
    private readonly clock: Clock,
  ) {}

  async execute({ feedId }: SeekArticles): Promise<void> {
    // Under the lock: items that are being stored are either seen here, or looked at by whoever stores them.
    await this.feeds.update(feedId, async (feed) => {
      await this.seeker.review(feedId, this.clock.now());
      return feed;
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { ArticleSelection } from '../articles/article-selection.js';
import { FeedStore } from '../ports/feed-store.js';

/** Somebody chose the articles of this feed: those of its newest items are fetched. */
export class SelectArticles extends Command<void> {
  constructor(readonly feedId: number) {
    super();
  }
}

@CommandHandler(SelectArticles)
export class SelectArticlesHandler implements ICommandHandler<SelectArticles> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly selection: ArticleSelection,
    private readonly clock: Clock,
  ) {}

  async execute({ feedId }: SelectArticles): Promise<void> {
    // Under the lock: items that are being stored are either seen here, or looked at by whoever stores them.
    await this.feeds.update(feedId, async (feed) => {
      await this.selection.review([{ feedId, at: this.clock.now() }]);
      return feed;
    });
  }
}

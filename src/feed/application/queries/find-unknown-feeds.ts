import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FeedStore } from '../ports/feed-store.js';

/** The addresses that nobody asked for yet. */
export class FindUnknownFeeds extends Query<readonly string[]> {
  constructor(
    /** Normalised. */
    readonly urls: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(FindUnknownFeeds)
export class FindUnknownFeedsHandler implements IQueryHandler<FindUnknownFeeds> {
  constructor(private readonly feeds: FeedStore) {}

  execute({ urls }: FindUnknownFeeds): Promise<readonly string[]> {
    return this.feeds.unknown(urls);
  }
}

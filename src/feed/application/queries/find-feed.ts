import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Feed } from '../../domain/feed.js';
import { FeedStore } from '../ports/feed-store.js';

/** The feed of an address, present or former, as it is known now; null: nobody asked for it yet. */
export class FindFeed extends Query<Feed | null> {
  constructor(
    /** Normalised. */
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(FindFeed)
export class FindFeedHandler implements IQueryHandler<FindFeed> {
  constructor(private readonly feeds: FeedStore) {}

  execute({ url }: FindFeed): Promise<Feed | null> {
    return this.feeds.byUrl(url);
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { FeedOverview, type FeedCounts } from '../ports/feed-overview.js';

export class CountFeeds extends Query<FeedCounts> {}

@QueryHandler(CountFeeds)
export class CountFeedsHandler implements IQueryHandler<CountFeeds> {
  constructor(
    private readonly overview: FeedOverview,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<FeedCounts> {
    return this.overview.counts(this.clock.now());
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import {
  FeedOverview,
  type DueFeed,
  type FeedCounts,
  type FullFeed,
  type MeasuredFeed,
  type PausedOrigin,
  type TroubledFeed,
} from '../ports/feed-overview.js';

export interface FeedStatus {
  readonly at: EpochMs;
  readonly counts: FeedCounts;
  readonly due: readonly DueFeed[];
  readonly failing: readonly TroubledFeed[];
  readonly gone: readonly TroubledFeed[];
  readonly paused: readonly PausedOrigin[];
  readonly slowest: readonly MeasuredFeed[];
  readonly biggest: readonly MeasuredFeed[];
  readonly fullest: readonly FullFeed[];
}

/** How the feeds are; of each list the first `limit`. */
export class ShowFeedStatus extends Query<FeedStatus> {
  constructor(readonly limit: number) {
    super();
  }
}

@QueryHandler(ShowFeedStatus)
export class ShowFeedStatusHandler implements IQueryHandler<ShowFeedStatus> {
  constructor(
    private readonly overview: FeedOverview,
    private readonly clock: Clock,
  ) {}

  async execute({ limit }: ShowFeedStatus): Promise<FeedStatus> {
    const at = this.clock.now();
    return {
      at,
      counts: await this.overview.counts(at),
      due: await this.overview.due(at, limit),
      failing: await this.overview.failing(limit),
      gone: await this.overview.gone(limit),
      paused: await this.overview.paused(at, limit),
      slowest: await this.overview.slowest(limit),
      biggest: await this.overview.biggest(limit),
      fullest: await this.overview.fullest(limit),
    };
  }
}

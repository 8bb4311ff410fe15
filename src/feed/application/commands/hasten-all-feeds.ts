import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { FRESH_MS } from '../../domain/refreshing.js';
import { DueFeeds } from '../ports/due-feeds.js';
import { FeedOverview } from '../ports/feed-overview.js';

/** As HastenFeeds, with all feeds that somebody follows, many at a time. How many. */
export class HastenAllFeeds extends Command<number> {}

@CommandHandler(HastenAllFeeds)
export class HastenAllFeedsHandler implements ICommandHandler<HastenAllFeeds> {
  constructor(
    private readonly overview: FeedOverview,
    private readonly due: DueFeeds,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    let hastened = 0;
    let batch = await this.overview.watchedAfter(0);
    for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
      hastened += await this.due.hasten(batch, { now, unlessSince: now - FRESH_MS });
      batch = await this.overview.watchedAfter(last);
    }
    return hastened;
  }
}

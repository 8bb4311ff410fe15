import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { FRESH_MS } from '../../domain/refreshing.js';
import { DueFeeds } from '../ports/due-feeds.js';
import { FeedOverview } from '../ports/feed-overview.js';

/** As RequestRefresh, with all feeds that somebody follows, many at a time. How many. */
export class RequestRefreshOfAll extends Command<number> {}

@CommandHandler(RequestRefreshOfAll)
export class RequestRefreshOfAllHandler implements ICommandHandler<RequestRefreshOfAll> {
  constructor(
    private readonly overview: FeedOverview,
    private readonly due: DueFeeds,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    let requested = 0;
    let batch = await this.overview.watchedAfter(0);
    for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
      requested += await this.due.makeDue(batch, { now, unlessSince: now - FRESH_MS });
      batch = await this.overview.watchedAfter(last);
    }
    return requested;
  }
}

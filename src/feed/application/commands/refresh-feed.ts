import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { left, mayBeAskedAt } from '../../domain/refreshing.js';
import { LEASE_MS } from './lease-due-feeds.js';
import { AwaitedFetch, type AwaitedNews } from '../fetching/awaited-fetch.js';
import { DueFeeds } from '../ports/due-feeds.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

export type Refreshed =
  ({ readonly outcome: 'fetched' } & AwaitedNews) | { readonly outcome: 'left'; readonly message: string };

/** Fetches a stored feed now, for somebody who waits, under the same lease as a worker. */
export class RefreshFeed extends Command<Refreshed> {
  constructor(readonly feedId: number) {
    super();
  }
}

@CommandHandler(RefreshFeed)
export class RefreshFeedHandler implements ICommandHandler<RefreshFeed> {
  constructor(
    private readonly due: DueFeeds,
    private readonly origins: OriginThrottle,
    private readonly awaited: AwaitedFetch,
    private readonly clock: Clock,
  ) {}

  async execute({ feedId }: RefreshFeed): Promise<Refreshed> {
    const now = this.clock.now();
    const leased = await this.due.leaseOne(feedId, { now, leaseUntil: now + LEASE_MS });
    if (leased === null) return { outcome: 'left', message: left.busy() };
    const reason = await this.reasonToLeave(leased.feed, now);
    if (reason === null) return { outcome: 'fetched', ...(await this.awaited.fetch(leased)) };
    await this.due.release(leased.lease);
    return { outcome: 'left', message: reason };
  }

  private async reasonToLeave(feed: Feed, now: EpochMs): Promise<string | null> {
    const again = mayBeAskedAt(feed);
    if (feed.health.status !== 'unfetched' && now < again) return left.fresh(feed.health.at, again, now);
    const pausedUntil = await this.origins.acquireAtOnce(feed.url, now);
    return pausedUntil === null ? null : left.paused(pausedUntil, now);
  }
}

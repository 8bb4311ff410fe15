import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { left, mayBeAskedAt } from '../../domain/refreshing.js';
import { LEASE_MS } from './lease-due-feed.js';
import { FetchRecorder } from '../fetch-recorder.js';
import { DueFeeds, type LeasedFeed } from '../ports/due-feeds.js';
import { FeedFetcher } from '../ports/feed-fetcher.js';
import { FetchLog } from '../ports/fetch-log.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

export type Refreshed =
  /** As it is now, or the one that it turned out to be merged into. */
  | { readonly outcome: 'fetched'; readonly feed: Feed; readonly newItems: number }
  | { readonly outcome: 'left'; readonly message: string };

/** Fetches a stored feed now, for somebody who waits, under the same lease as a worker. */
export class RefreshFeed extends Command<Refreshed> {
  constructor(readonly feedId: number) {
    super();
  }
}

const PATIENCE_MS = 10_000;

@CommandHandler(RefreshFeed)
export class RefreshFeedHandler implements ICommandHandler<RefreshFeed> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly due: DueFeeds,
    private readonly origins: OriginThrottle,
    private readonly fetcher: FeedFetcher,
    private readonly recorder: FetchRecorder,
    private readonly log: FetchLog,
    private readonly clock: Clock,
  ) {}

  async execute({ feedId }: RefreshFeed): Promise<Refreshed> {
    const now = this.clock.now();
    const leased = await this.due.leaseOne(feedId, { now, leaseUntil: now + LEASE_MS });
    if (leased === null) return { outcome: 'left', message: left.busy() };
    const reason = await this.reasonToLeave(leased.feed, now);
    if (reason === null) return this.fetch(leased);
    await this.due.release(leased.lease);
    return { outcome: 'left', message: reason };
  }

  private async reasonToLeave(feed: Feed, now: EpochMs): Promise<string | null> {
    const again = mayBeAskedAt(feed);
    if (feed.health.status !== 'unfetched' && now < again) return left.fresh(feed.health.at, again, now);
    const pausedUntil = await this.origins.acquireAtOnce(feed.url, now);
    return pausedUntil === null ? null : left.paused(pausedUntil, now);
  }

  private async fetch({ feed, lease }: LeasedFeed): Promise<Refreshed> {
    const { url, validators } = feed;
    const outcome = await this.fetcher.fetch({ url, validators, timeoutMs: PATIENCE_MS });
    const at = this.clock.now();
    const now = await this.recorder.record(feed.id, outcome, at, lease);
    const last = await this.log.last(feed.id);
    return { outcome: 'fetched', feed: now ?? feed, newItems: last?.at === at ? last.added : 0 };
  }
}

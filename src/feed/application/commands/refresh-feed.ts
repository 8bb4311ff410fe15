import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { left, mayBeAskedAt } from '../../domain/refreshing.js';
import { LEASE_MS } from './claim-due-feed.js';
import { FetchRecorder } from '../fetch-recorder.js';
import { DueFeeds, type Claimed } from '../ports/due-feeds.js';
import { FeedFetcher } from '../ports/feed-fetcher.js';
import { FetchLog } from '../ports/fetch-log.js';
import { Hosts } from '../ports/hosts.js';

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
    private readonly hosts: Hosts,
    private readonly fetcher: FeedFetcher,
    private readonly recorder: FetchRecorder,
    private readonly log: FetchLog,
    private readonly clock: Clock,
  ) {}

  async execute({ feedId }: RefreshFeed): Promise<Refreshed> {
    const now = this.clock.now();
    const claimed = await this.due.claimOne(feedId, { now, leaseUntil: now + LEASE_MS });
    if (claimed === null) return { outcome: 'left', message: left.busy() };
    const reason = await this.reasonToLeave(claimed.feed, now);
    if (reason === null) return this.fetch(claimed);
    await this.due.handBack(claimed.lease);
    return { outcome: 'left', message: reason };
  }

  private async reasonToLeave(feed: Feed, now: EpochMs): Promise<string | null> {
    const again = mayBeAskedAt(feed);
    if (feed.health.status !== 'unfetched' && now < again) return left.fresh(feed.health.at, again, now);
    const pausedUntil = await this.hosts.visit(feed.url, now);
    return pausedUntil === null ? null : left.paused(pausedUntil, now);
  }

  private async fetch({ feed, lease }: Claimed): Promise<Refreshed> {
    const { url, validators } = feed;
    const outcome = await this.fetcher.fetch({ url, validators, timeoutMs: PATIENCE_MS });
    const at = this.clock.now();
    const now = await this.recorder.record(feed.id, outcome, at, lease);
    const last = await this.log.last(feed.id);
    return { outcome: 'fetched', feed: now ?? feed, newItems: last?.at === at ? last.added : 0 };
  }
}

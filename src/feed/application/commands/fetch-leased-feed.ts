import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { siteOf } from '../../../shared/kernel/site.js';
import { allReachable, isLocalOutage, withUnreachable, type UnreachableSites } from '../../domain/local-outage.js';
import { againSoon } from '../../domain/schedule.js';
import { DueFeeds, type LeasedFeed } from '../ports/due-feeds.js';
import { FeedFetcher, type FetchOutcome } from '../ports/feed-fetcher.js';
import type { LeasedFetch } from './record-fetches.js';

/** What came is to be recorded (RecordFetches), unless the fetch does not count: then its lease has ended. */
export type FetchAnswer =
  | { readonly status: 'fetched'; readonly fetch: LeasedFetch }
  /** We are being stopped. */
  | { readonly status: 'aborted' }
  /** There is no network to go on with. */
  | { readonly status: 'offline' };

/** Fetches a feed under its lease. */
export class FetchLeasedFeed extends Command<FetchAnswer> {
  constructor(
    readonly leased: LeasedFeed,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

const PATIENCE_MS = 30_000;

@CommandHandler(FetchLeasedFeed)
export class FetchLeasedFeedHandler implements ICommandHandler<FetchLeasedFeed> {
  private unreachable: UnreachableSites = allReachable;

  constructor(
    private readonly fetcher: FeedFetcher,
    private readonly due: DueFeeds,
    private readonly clock: Clock,
  ) {}

  async execute({ leased, signal }: FetchLeasedFeed): Promise<FetchAnswer> {
    const { feed, lease } = leased;
    const { url, validators } = feed;
    const outcome = await this.fetcher.fetch({ url, validators, timeoutMs: PATIENCE_MS, signal });
    // A fetch that our own shutdown aborted is no failure of the feed.
    if (signal.aborted) {
      await this.due.release(lease);
      return { status: 'aborted' };
    }
    const now = this.clock.now();
    if (this.isLocalOutage(leased, outcome)) {
      await this.due.putOff(lease, againSoon(now, Math.random()));
      return { status: 'offline' };
    }
    return { status: 'fetched', fetch: { feedId: feed.id, outcome, at: now, lease } };
  }

  private isLocalOutage({ feed }: LeasedFeed, outcome: FetchOutcome): boolean {
    const reached = !isUnanswered(outcome);
    // A feed that failed before is no evidence of an outage of our network.
    if (reached) this.unreachable = allReachable;
    else if (feed.health.status === 'well') this.unreachable = withUnreachable(this.unreachable, siteOf(feed.url));
    return !reached && isLocalOutage(this.unreachable);
  }
}

const isUnanswered = (outcome: FetchOutcome): boolean =>
  outcome.outcome === 'failed' ? outcome.unanswered === true : isUnknownHost(outcome);

const isUnknownHost = (outcome: FetchOutcome): boolean =>
  outcome.outcome === 'refused' && outcome.reason === 'no_such_host';

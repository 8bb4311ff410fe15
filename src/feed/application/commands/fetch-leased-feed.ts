import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { siteOf } from '../../../shared/kernel/site.js';
import { allReachable, isLocalOutage, withUnreachable, type UnreachableSites } from '../../domain/local-outage.js';
import { againLater, againSoon } from '../../domain/schedule.js';
import { FetchRecorder } from '../fetching/fetch-recorder.js';
import { DueFeeds, type LeasedFeed, type Lease } from '../ports/due-feeds.js';
import { FeedFetcher, type FetchOutcome } from '../ports/feed-fetcher.js';

/** Fetches a feed under its lease, and records what came. The answer: whether there is a network to go on with. */
export class FetchLeasedFeed extends Command<boolean> {
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
    private readonly recorder: FetchRecorder,
    private readonly due: DueFeeds,
    private readonly clock: Clock,
  ) {}

  async execute({ leased, signal }: FetchLeasedFeed): Promise<boolean> {
    const { feed, lease } = leased;
    const { url, validators } = feed;
    const outcome = await this.fetcher.fetch({ url, validators, timeoutMs: PATIENCE_MS, signal });
    // A fetch that our own shutdown aborted is no failure of the feed.
    if (signal.aborted) {
      await this.due.release(lease);
      return true;
    }
    const now = this.clock.now();
    if (this.isLocalOutage(leased, outcome)) {
      await this.due.putOff(lease, againSoon(now, Math.random()));
      return false;
    }
    await this.record(lease, outcome, now);
    return true;
  }

  private async record(lease: Lease, outcome: FetchOutcome, now: EpochMs): Promise<void> {
    try {
      await this.recorder.record(lease.feedId, outcome, now, lease);
    } catch (error) {
      await this.due.putOff(lease, againLater(now, Math.random()));
      throw error;
    }
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

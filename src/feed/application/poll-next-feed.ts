import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../shared/kernel/clock.js';
import { FetchRecorder } from './fetch-recorder.js';
import { FeedFetcher } from './ports/feed-fetcher.js';
import { FeedStore } from './ports/feed-store.js';

/** Fetches the feed that waits longest of those that are due. The answer: whether there was one. */
export class PollNextFeed extends Command<boolean> {
  constructor(readonly signal: AbortSignal) {
    super();
  }
}

const PATIENCE_MS = 30_000;
/** Longer than any fetch with its storing: a lease that ends belongs to a worker that died. */
const LEASE_MS = 120_000;

@CommandHandler(PollNextFeed)
export class PollNextFeedHandler implements ICommandHandler<PollNextFeed> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly fetcher: FeedFetcher,
    private readonly recorder: FetchRecorder,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: PollNextFeed): Promise<boolean> {
    const now = this.clock.now();
    const [feed] = await this.feeds.claimDue({ now, leaseUntil: now + LEASE_MS, limit: 1 });
    if (feed === undefined) return false;
    const { url, validators } = feed;
    const outcome = await this.fetcher.fetch({ url, validators, timeoutMs: PATIENCE_MS, signal });
    // What was cut short by our own stop says nothing about the feed.
    if (!signal.aborted) await this.recorder.record(feed.id, outcome, this.clock.now());
    return true;
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import { isFresh, type Feed } from '../domain/feed.js';
import { mayMove } from '../domain/move.js';
import { FetchRecorder } from './fetch-recorder.js';
import { FeedFetcher, type FetchOutcome } from './ports/feed-fetcher.js';
import { FeedStore } from './ports/feed-store.js';
import { Hosts } from './ports/hosts.js';

export type LookedUp =
  | { readonly status: 'found'; readonly feed: Feed }
  /** There is no feed at the address, and there will be none tomorrow. */
  | { readonly status: 'refused'; readonly message: string };

/** Fetches the feed at this address now, for somebody who waits, and keeps it with its items. */
export class LookUpFeed extends Command<LookedUp> {
  constructor(
    /** Normalised; of the feed or of a web page that advertises it. */
    readonly url: string,
  ) {
    super();
  }
}

const PATIENCE_MS = 10_000;
const LATER = 'The server asks us to come less often. It is asked again later; there is nothing to do.';
const NO_FEED_HERE = 'There is a web page at this address, but it advertises no feed.';

type Kept = Exclude<FetchOutcome, { outcome: 'page' | 'refused' }>;

@CommandHandler(LookUpFeed)
export class LookUpFeedHandler implements ICommandHandler<LookUpFeed> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly fetcher: FeedFetcher,
    private readonly feeds: FeedStore,
    private readonly recorder: FetchRecorder,
    private readonly clock: Clock,
    private readonly hosts: Hosts,
  ) {}

  async execute({ url }: LookUpFeed): Promise<LookedUp> {
    const deadline = this.clock.now() + PATIENCE_MS;
    return this.visit(url, deadline, ([advertised]) =>
      advertised === undefined ? noFeedHere() : this.visit(advertised, deadline, noFeedHere),
    );
  }

  private async visit(
    url: string,
    deadline: EpochMs,
    onPage: (feedUrls: readonly string[]) => Promise<LookedUp>,
  ): Promise<LookedUp> {
    const known = await this.feeds.byUrl(url);
    const now = this.clock.now();
    if (known !== null && isFresh(known, now)) return { status: 'found', feed: known };
    const pausedUntil = await this.hosts.visit(url, now);
    if (pausedUntil !== null) return { status: 'found', feed: known ?? (await this.keepForLater(url, pausedUntil)) };
    const timeoutMs = Math.max(deadline - now, 1);
    const here = known?.url === url ? known : null;
    const outcome = await this.fetcher.fetch({ url, validators: here?.validators ?? null, timeoutMs });
    // What is no feed any more at an address that was left stands in nobody's way.
    if (known !== null && here === null && !isRead(outcome)) return { status: 'found', feed: known };
    if (outcome.outcome === 'page') return onPage(outcome.feedUrls);
    if (outcome.outcome === 'refused') return { status: 'refused', message: outcome.message };
    return { status: 'found', feed: await this.keep(url, here, outcome) };
  }

  private async keep(url: string, here: Feed | null, outcome: Kept): Promise<Feed> {
    const at = this.clock.now();
    const feed = here ?? (await this.feeds.ensure(homeOf(url, outcome), at, url));
    return (await this.recorder.record(feed.id, outcome, at)) ?? feed;
  }

  /** Nobody asks its host before then, not even for a person who waits; whether it is a feed is seen later. */
  private async keepForLater(url: string, pausedUntil: EpochMs): Promise<Feed> {
    const at = this.clock.now();
    const feed = await this.feeds.ensure(url, at);
    const outcome: FetchOutcome = { outcome: 'failed', message: LATER, retryAfterMs: pausedUntil - at };
    return (await this.recorder.record(feed.id, outcome, at)) ?? feed;
  }
}

const isRead = ({ outcome }: FetchOutcome): boolean => outcome === 'fetched' || outcome === 'unchanged';

/** Nobody follows it at its old address yet: where it has moved to is known from the first day, as other readers do. */
function homeOf(url: string, outcome: Kept): string {
  const moved = outcome.outcome === 'failed' ? null : outcome.permanentUrl;
  return moved !== null && mayMove(url, moved) ? moved : url;
}

const noFeedHere = async (): Promise<LookedUp> => ({ status: 'refused', message: NO_FEED_HERE });

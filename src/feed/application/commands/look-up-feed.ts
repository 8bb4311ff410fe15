import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { isFresh } from '../../domain/refreshing.js';
import { LookedUpFeeds } from '../looked-up-feeds.js';
import { FeedFetcher, type FetchOutcome } from '../ports/feed-fetcher.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

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
/** Of the feeds that a page advertises, in its order, until one of them is a feed. */
const MOST_ADVERTISED = 3;
const NO_FEED_HERE: LookedUp = {
  status: 'refused',
  message:
    'There is a web page at this address, and no feed of it was found. Look for its feed, and give that address.',
};

type Page = { readonly status: 'page' } & Pick<Extract<FetchOutcome, { outcome: 'page' }>, 'feedUrls' | 'usualUrls'>;

@CommandHandler(LookUpFeed)
export class LookUpFeedHandler implements ICommandHandler<LookUpFeed> {
  constructor(
    private readonly fetcher: FeedFetcher,
    private readonly feeds: LookedUpFeeds,
    private readonly clock: Clock,
    private readonly origins: OriginThrottle,
  ) {}

  async execute({ url }: LookUpFeed): Promise<LookedUp> {
    const deadline = this.clock.now() + PATIENCE_MS;
    const visited = await this.visit(url, deadline);
    return visited.status === 'page' ? this.behind(visited, deadline) : visited;
  }

  private async visit(url: string, deadline: EpochMs): Promise<LookedUp | Page> {
    const { known, here } = await this.feeds.at(url);
    const now = this.clock.now();
    if (known !== null && isFresh(known, now)) return { status: 'found', feed: known };
    const pausedUntil = await this.origins.acquireAtOnce(url, now);
    if (pausedUntil !== null) {
      return { status: 'found', feed: known ?? (await this.feeds.keepForLater(url, pausedUntil)) };
    }
    const outcome = await this.ask(url, here, deadline);
    // A feed that has left its address, where there is no feed any more, does not block the look-up.
    if (known !== null && here === null && !isRead(outcome)) return { status: 'found', feed: known };
    if (outcome.outcome === 'page') return { ...outcome, status: 'page' };
    if (outcome.outcome === 'refused') return { status: 'refused', message: outcome.message };
    return { status: 'found', feed: await this.feeds.keep(url, here, outcome) };
  }

  private async behind({ feedUrls, usualUrls = [] }: Page, deadline: EpochMs): Promise<LookedUp> {
    for (const url of feedUrls.slice(0, MOST_ADVERTISED)) {
      const visited = await this.visit(url, deadline);
      if (visited.status === 'found') return visited;
    }
    for (const url of usualUrls) {
      const feed = await this.guess(url, deadline);
      if (feed === 'nobody knows') break;
      if (feed !== null) return { status: 'found', feed };
    }
    return NO_FEED_HERE;
  }

  /** null: it is not there. A server that does not answer properly is asked for no other guess, and nothing is kept. */
  private async guess(url: string, deadline: EpochMs): Promise<Feed | null | 'nobody knows'> {
    const now = this.clock.now();
    if (now >= deadline || (await this.origins.acquireAtOnce(url, now)) !== null) return 'nobody knows';
    const { here } = await this.feeds.at(url);
    const outcome = await this.ask(url, here, deadline);
    if (outcome.outcome === 'failed') return 'nobody knows';
    return isRead(outcome) ? this.feeds.keep(url, here, outcome) : null;
  }

  private ask(url: string, here: Feed | null, deadline: EpochMs): Promise<FetchOutcome> {
    const timeoutMs = Math.max(deadline - this.clock.now(), 1);
    return this.fetcher.fetch({ url, validators: here?.validators ?? null, timeoutMs });
  }
}

const isRead = (of: FetchOutcome): of is Extract<FetchOutcome, { outcome: 'fetched' | 'unchanged' }> =>
  of.outcome === 'fetched' || of.outcome === 'unchanged';

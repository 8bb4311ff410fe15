import { Injectable } from '@nestjs/common';
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

type AdvertisingPage = Pick<Extract<FetchOutcome, { outcome: 'page' }>, 'feedUrls' | 'usualUrls'>;
export type VisitedPage = { readonly status: 'page' } & AdvertisingPage;

/** An address that somebody gives, normalised. */
export interface GivenAddress {
  readonly url: string;
  /** Where to look if nobody answers there: whoever typed the address has not said a scheme. */
  readonly elseAt?: string | null;
}

type Failed = Extract<FetchOutcome, { outcome: 'failed' }>;
type Failing = {
  readonly status: 'failing';
  readonly url: string;
  readonly here: Feed | null;
  readonly outcome: Failed;
};

const PATIENCE_MS = 10_000;
const NOBODY: LookedUp = { status: 'refused', message: 'Nobody answers at this address. Check it.' };

/** Visits to addresses for somebody who waits. What is read there, or fails today, is kept with its items. */
@Injectable()
export class AddressVisits {
  constructor(
    private readonly fetcher: FeedFetcher,
    private readonly feeds: LookedUpFeeds,
    private readonly clock: Clock,
    private readonly origins: OriginThrottle,
  ) {}

  /** The end of what somebody waits for. */
  deadline(): EpochMs {
    return this.clock.now() + PATIENCE_MS;
  }

  async first({ url, elseAt = null }: GivenAddress, deadline: EpochMs): Promise<LookedUp | VisitedPage> {
    if (elseAt === null) return this.visit(url, deadline);
    const reached = await this.reach(url, deadline - PATIENCE_MS / 2);
    return reached.status === 'failing' ? this.instead(reached, elseAt, deadline) : reached;
  }

  async visit(url: string, deadline: EpochMs): Promise<LookedUp | VisitedPage> {
    const reached = await this.reach(url, deadline);
    return reached.status === 'failing' ? this.kept(reached) : reached;
  }

  /** null: it is not there. A server that does not answer properly is asked for no other guess, and nothing is kept. */
  async guess(url: string, deadline: EpochMs): Promise<Feed | null | 'nobody knows'> {
    const now = this.clock.now();
    if (now >= deadline || (await this.origins.acquireAtOnce(url, now)) !== null) return 'nobody knows';
    const { here } = await this.feeds.at(url);
    const outcome = await this.ask(url, here, deadline);
    if (outcome.outcome === 'failed') return 'nobody knows';
    return isRead(outcome) ? this.feeds.keep(url, here, outcome) : null;
  }

  /** Where both addresses fail the one that answers is kept; where nobody answers at all it was a slip of the pen. */
  private async instead(secure: Failing, elseAt: string, deadline: EpochMs): Promise<LookedUp | VisitedPage> {
    const other = await this.reach(elseAt, deadline);
    if (other.status !== 'failing') return other;
    if (other.outcome.unanswered !== true) return this.kept(other);
    return secure.outcome.unanswered === true ? NOBODY : this.kept(secure);
  }

  private async reach(url: string, deadline: EpochMs): Promise<LookedUp | VisitedPage | Failing> {
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
    if (outcome.outcome === 'failed') return { status: 'failing', url, here, outcome };
    return { status: 'found', feed: await this.feeds.keep(url, here, outcome) };
  }

  private async kept({ url, here, outcome }: Failing): Promise<LookedUp> {
    return { status: 'found', feed: await this.feeds.keep(url, here, outcome) };
  }

  private ask(url: string, here: Feed | null, deadline: EpochMs): Promise<FetchOutcome> {
    const timeoutMs = Math.max(deadline - this.clock.now(), 1);
    return this.fetcher.fetch({ url, validators: here?.validators ?? null, timeoutMs });
  }
}

const isRead = (of: FetchOutcome): of is Extract<FetchOutcome, { outcome: 'fetched' | 'unchanged' }> =>
  of.outcome === 'fetched' || of.outcome === 'unchanged';

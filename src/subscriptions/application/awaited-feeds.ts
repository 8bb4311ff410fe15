import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { FeedLookup, type FeedSummary, type FeedRefreshed } from '../api.js';
import { FetchConcurrency } from './fetch-concurrency.js';
import { SubscriptionStore } from './ports/subscription-store.js';

/**
 * Feeds that are fetched while a caller waits, and remembered as they were found: the published fact comes later, and who
 * asked reads what they had fetched.
 */
@Injectable()
export class AwaitedFeeds {
  constructor(
    private readonly feeds: FeedLookup,
    private readonly concurrency: FetchConcurrency,
    private readonly subscriptions: SubscriptionStore,
    private readonly clock: Clock,
  ) {}

  /** Without fetching; null: nobody has looked it up yet. Throws InvalidRequest when it is no http(s) URL. */
  known(url: string): Promise<number | null> {
    return this.feeds.known(this.feeds.normalise(url));
  }

  /** Throws InvalidRequest, NotAFeed, TooManyFetches. */
  async lookUp(caller: CallerId, url: string): Promise<number> {
    const summary = await this.concurrency.run(caller, () => this.feeds.lookUp(url));
    await this.remember(summary);
    return summary.feedId;
  }

  /** Throws InvalidRequest, NotAFeed, TooManyFetches. */
  discover(caller: CallerId, url: string): Promise<readonly string[]> {
    return this.concurrency.run(caller, () => this.feeds.discover(url));
  }

  /** Throws TooManyFetches. */
  async refresh(caller: CallerId, feedId: number): Promise<FeedRefreshed> {
    const answer = await this.concurrency.run(caller, () => this.feeds.refresh(feedId));
    if (answer.outcome === 'fetched') await this.remember(answer.feed);
    return answer;
  }

  private remember({ feedId, feedUrl, ...summary }: FeedSummary): Promise<void> {
    return this.subscriptions.rememberFeed({ id: feedId, url: feedUrl, ...summary, heardAt: this.clock.now() });
  }
}

import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { FeedMover } from '../moving/feed-mover.js';
import { FetchTransaction, type Fetch } from './fetch-transaction.js';
import type { Lease } from '../ports/due-feeds.js';
import type { FetchOutcome } from '../ports/feed-fetcher.js';

/** Keeps what a fetch brought, and then carries out the move that the feed may have settled on. */
@Injectable()
export class FetchRecorder {
  constructor(
    private readonly transaction: FetchTransaction,
    private readonly mover: FeedMover,
  ) {}

  /**
   * The feed as it is now, or the one that it was merged into; null: it was removed meanwhile. Under a lease that was
   * lost nothing is kept: whoever has fetched it since knows better.
   */
  async record(feedId: number, outcome: FetchOutcome, at: EpochMs, lease: Lease | null = null): Promise<Feed | null> {
    const kept = await this.transaction.record([{ feedId, outcome, at, lease }]);
    // Moves lock several feeds, in an order of their own: only after the lock on this one is released.
    return this.mover.follow(feedId, kept.get(feedId) ?? null);
  }

  /**
   * Fetches of several feeds under their leases, with one commit; each has an outcome of its own. What cannot be kept takes
   * the others with it: then each is tried alone. A lease that was ended by the first try keeps the second from counting.
   */
  async recordAll(fetches: readonly Fetch[]): Promise<readonly PromiseSettledResult<Feed | null>[]> {
    if (fetches.length === 1) return Promise.allSettled(fetches.map((fetch) => this.alone(fetch)));
    try {
      const kept = await this.transaction.record(fetches);
      return await Promise.allSettled(fetches.map(({ feedId }) => this.mover.follow(feedId, kept.get(feedId) ?? null)));
    } catch {
      return Promise.allSettled(fetches.map((fetch) => this.alone(fetch)));
    }
  }

  private alone({ feedId, outcome, at, lease }: Fetch): Promise<Feed | null> {
    return this.record(feedId, outcome, at, lease);
  }
}

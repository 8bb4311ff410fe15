import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { FeedMover } from '../moving/feed-mover.js';
import { FetchTransaction } from './fetch-transaction.js';
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
    const kept = await this.transaction.record(feedId, { outcome, at, lease });
    // Moves lock several feeds, in an order of their own: only after the lock on this one is released.
    return this.mover.follow(feedId, kept);
  }
}

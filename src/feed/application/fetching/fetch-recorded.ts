import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { Feed } from '../../domain/feed.js';
import type { FetchOutcome } from '../ports/feed-fetcher.js';

/** A fetch is being recorded. A fact of this process; other contexts hear FeedFetched or FeedFetchFailed. */
export interface FetchRecorded {
  readonly at: EpochMs;
  readonly outcome: FetchOutcome;
  readonly before: Feed;
  readonly after: Feed;
  /** Items that were new; they are stored. */
  readonly added: number;
  /** Kept items of which the words changed, or that were withdrawn. */
  readonly revised: readonly FeedItemId[];
  /** Its hub had promised to notify us of news, and did not notify us of these items. */
  readonly hubMissedNews: boolean;
}

/**
 * A capability that has something to do after each fetch. It is told once of all that are recorded together, each of
 * another feed, in their unit of work and under the locks on the feeds: what it writes is committed with them or not at
 * all, and if it throws nothing of them is kept. It has no influence on the next check, which is decided before.
 */
export abstract class FetchRecordedListener {
  abstract onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void>;
}

/** Tells one after the other, in the order in which they were given. */
export class FetchRecordedListeners {
  constructor(private readonly listeners: readonly FetchRecordedListener[]) {}

  async tell(fetches: readonly FetchRecorded[]): Promise<void> {
    for (const listener of this.listeners) await listener.onFetchesRecorded(fetches);
  }
}

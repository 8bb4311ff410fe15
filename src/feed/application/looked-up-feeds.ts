import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import type { Feed } from '../domain/feed.js';
import { mayMove } from '../domain/move.js';
import { FetchRecorder } from './fetching/fetch-recorder.js';
import type { FetchOutcome } from './ports/feed-fetcher.js';
import { FeedStore } from './ports/feed-store.js';

/** An outcome that makes, or leaves, a feed of an address. */
export type FeedOutcome = Exclude<FetchOutcome, { outcome: 'page' | 'refused' }>;

export interface KnownFeed {
  /** What the address means, perhaps a feed that has moved away since; null: no feed. */
  readonly known: Feed | null;
  /** The same, when it still is at this address. */
  readonly here: Feed | null;
}

const LATER = 'The server asks us to come less often. It is asked again later; there is nothing to do.';

/** Feeds by the addresses that people look up: those that are kept, and those that a look-up finds. */
@Injectable()
export class LookedUpFeeds {
  constructor(
    private readonly feeds: FeedStore,
    private readonly recorder: FetchRecorder,
    private readonly clock: Clock,
  ) {}

  async at(url: string): Promise<KnownFeed> {
    const known = await this.feeds.byUrl(url);
    return { known, here: known?.url === url ? known : null };
  }

  async keep(url: string, here: Feed | null, outcome: FeedOutcome): Promise<Feed> {
    const at = this.clock.now();
    const feed = here ?? (await this.feeds.ensure(homeOf(url, outcome), at, url));
    return (await this.recorder.record(feed.id, outcome, at)) ?? feed;
  }

  /** Nobody asks its origin before then, not even for a person who waits; whether it is a feed is seen later. */
  async keepForLater(url: string, pausedUntil: EpochMs): Promise<Feed> {
    const at = this.clock.now();
    const feed = await this.feeds.ensure(url, at);
    const outcome: FetchOutcome = { outcome: 'failed', message: LATER, retryAfterMs: pausedUntil - at };
    return (await this.recorder.record(feed.id, outcome, at)) ?? feed;
  }
}

/** Nobody follows it at its old address yet: where it has moved to is known from the first day, as other readers do. */
function homeOf(url: string, outcome: FeedOutcome): string {
  const moved = outcome.outcome === 'failed' ? null : outcome.permanentUrl;
  return moved !== null && mayMove(url, moved) ? moved : url;
}

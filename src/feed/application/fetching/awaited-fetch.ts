import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { FetchRecorder } from './fetch-recorder.js';
import type { LeasedFeed } from '../ports/due-feeds.js';
import { FeedFetcher } from '../ports/feed-fetcher.js';
import { FetchLog } from '../ports/fetch-log.js';

export interface AwaitedNews {
  /** As it is now, or the one that it turned out to be merged into. */
  readonly feed: Feed;
  readonly newItems: number;
}

const PATIENCE_MS = 10_000;

/** Fetches a leased feed for somebody who waits, records what came, and counts what is new. */
@Injectable()
export class AwaitedFetch {
  constructor(
    private readonly fetcher: FeedFetcher,
    private readonly recorder: FetchRecorder,
    private readonly log: FetchLog,
    private readonly clock: Clock,
  ) {}

  async fetch({ feed, lease }: LeasedFeed): Promise<AwaitedNews> {
    const { url, validators } = feed;
    const outcome = await this.fetcher.fetch({ url, validators, timeoutMs: PATIENCE_MS });
    const at = this.clock.now();
    const now = await this.recorder.record(feed.id, outcome, at, lease);
    const last = await this.log.last(feed.id);
    return { feed: now ?? feed, newItems: last?.at === at ? last.added : 0 };
  }
}

import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { FactPublisher } from '../../shared/kernel/facts.js';
import { failed, gone, lastErrorOf, succeeded, titleOf, type Feed, type Success } from '../domain/feed.js';
import { nextCheckAfterFailure, nextCheckAfterSuccess } from '../domain/schedule.js';
import type { FeedFetched, FeedFetchFailed } from '../events.js';
import type { FetchOutcome } from './ports/feed-fetcher.js';
import { FeedStore } from './ports/feed-store.js';
import { ItemStore } from './ports/item-store.js';

type Outcome<Kind extends FetchOutcome['outcome']> = Extract<FetchOutcome, { outcome: Kind }>;

const NEWEST = 20;
const NO_LONGER_A_FEED = 'A web page is at this address now, and no feed.';

const jitter = (): number => Math.random() * 2 - 1;

/** Keeps what a fetch brought: items, the feed's health and next check, and the fact for other contexts, all or nothing. */
@Injectable()
export class FetchRecorder {
  constructor(
    private readonly feeds: FeedStore,
    private readonly items: ItemStore,
    private readonly facts: FactPublisher,
  ) {}

  /** The feed as it is now; null: it was removed meanwhile. */
  async record(feedId: number, outcome: FetchOutcome, at: EpochMs): Promise<Feed | null> {
    return this.feeds.update(feedId, async (feed) => {
      const changed = await this.apply(feed, outcome, at);
      await this.facts.publish(factOf(changed, at));
      return changed;
    });
  }

  private async apply(feed: Feed, outcome: FetchOutcome, at: EpochMs): Promise<Feed> {
    switch (outcome.outcome) {
      case 'fetched':
      case 'unchanged':
        return this.applySuccess(feed, outcome, at);
      case 'refused':
        return outcome.reason === 'gone' ? gone(feed, outcome.message, at) : fail(feed, outcome.message, at);
      case 'page':
        return fail(feed, NO_LONGER_A_FEED, at);
      case 'failed':
        return fail(feed, outcome.message, at, outcome.retryAfterMs);
    }
  }

  private async applySuccess(feed: Feed, outcome: Outcome<'fetched' | 'unchanged'>, at: EpochMs): Promise<Feed> {
    const said = outcome.outcome === 'fetched' ? saidBy(outcome) : null;
    if (outcome.outcome === 'fetched') await this.items.ingest(feed.id, outcome.feed.items, at);
    const nextCheckAt = nextCheckAfterSuccess({
      at,
      itemTimes: await this.items.newestTimes(feed.id, NEWEST),
      wishesMs: [(said ?? feed).minIntervalMs, outcome.notBeforeMs],
      jitter: jitter(),
    });
    const { validators, permanentUrl } = outcome;
    return succeeded(feed, { at, validators, nextCheckAt, permanentUrl, said });
  }
}

function saidBy({ feed }: Outcome<'fetched'>): Success['said'] {
  const { title, siteUrl, minIntervalMs, quietTimes } = feed;
  return { title, siteUrl, minIntervalMs, quietTimes };
}

const fail = (feed: Feed, reason: string, at: EpochMs, retryAfterMs: number | null = null): Feed =>
  failed(feed, reason, at, nextCheckAfterFailure(feed.health, at, retryAfterMs, jitter()));

function factOf(feed: Feed, at: EpochMs): FeedFetched | FeedFetchFailed {
  const { id: feedId, siteUrl } = feed;
  const reason = lastErrorOf(feed.health);
  return reason === null
    ? { type: 'feed.FeedFetched', data: { feedId, title: titleOf(feed), siteUrl, fetchedAt: at } }
    : { type: 'feed.FeedFetchFailed', data: { feedId, reason, failedAt: at } };
}

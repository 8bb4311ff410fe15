import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { FactPublisher } from '../../shared/kernel/facts.js';
import {
  failed,
  gone,
  isArchive,
  lastErrorOf,
  sentOn,
  succeeded,
  titleOf,
  type Feed,
  type Success,
} from '../domain/feed.js';
import { nextCheckAfterFailure, nextCheckAfterSuccess, pauseOf, restAfter } from '../domain/schedule.js';
import type { FeedFetched, FeedFetchFailed } from '../events.js';
import { ArticleSeeker } from './article-seeker.js';
import { FeedMover } from './feed-mover.js';
import { HubNews } from './hub-news.js';
import { DueFeeds, type Lease } from './ports/due-feeds.js';
import type { FetchOutcome } from './ports/feed-fetcher.js';
import { FeedStore } from './ports/feed-store.js';
import { FetchLog } from './ports/fetch-log.js';
import { Hosts } from './ports/hosts.js';
import { ItemStore } from './ports/item-store.js';

type Outcome<Kind extends FetchOutcome['outcome']> = Extract<FetchOutcome, { outcome: Kind }>;

const NEWEST = 20;
const A_PAGE = 'There is a web page at this address, and no feed. Look for its feed, and give that address.';
const A_PAGE_WITH_FEED = 'There is a web page at this address. The feed that it names is fetched within minutes.';

/** Keeps what a fetch brought: items, the feed's health and next check, and the fact for other contexts, all or nothing. */
@Injectable()
export class FetchRecorder {
  // eslint-disable-next-line max-params
  constructor(
    private readonly feeds: FeedStore,
    private readonly items: ItemStore,
    private readonly facts: FactPublisher,
    private readonly due: DueFeeds,
    private readonly hosts: Hosts,
    private readonly hubs: HubNews,
    private readonly mover: FeedMover,
    private readonly articles: ArticleSeeker,
    private readonly log: FetchLog,
  ) {}

  /**
   * The feed as it is now, or the one that it was merged into; null: it was removed meanwhile. Under a lease that was
   * lost nothing is kept: whoever has fetched it since knows better.
   */
  // eslint-disable-next-line max-params
  async record(feedId: number, outcome: FetchOutcome, at: EpochMs, lease: Lease | null = null): Promise<Feed | null> {
    const kept = await this.feeds.update(feedId, async (feed) => {
      if (isArchive(feed) || (lease !== null && !(await this.due.isHeld(lease)))) return feed;
      const news = await this.bring(feedId, outcome, at);
      const changed = await this.apply(feed, outcome, at, news);
      await this.facts.publish(factOf(changed, at));
      return changed;
    });
    return this.mover.follow(feedId, kept);
  }

  /** How many items are new. */
  private async bring(feedId: number, outcome: FetchOutcome, at: EpochMs): Promise<number> {
    const added = outcome.outcome === 'fetched' ? await this.items.ingest(feedId, outcome.feed.items, at) : 0;
    await this.log.add({ feedId, at, added, tookMs: outcome.tookMs ?? null, bytes: outcome.bytes ?? null });
    return added;
  }

  private async apply(feed: Feed, outcome: FetchOutcome, at: EpochMs, news: number): Promise<Feed> {
    switch (outcome.outcome) {
      case 'fetched':
      case 'unchanged':
        return this.applySuccess(feed, outcome, at, news);
      case 'refused':
        return outcome.reason === 'gone' ? gone(feed, outcome.message, at) : fail(feed, outcome.message, at);
      case 'page':
        return failAsPage(feed, outcome.feedUrls[0] ?? null, at);
      case 'failed':
        if (outcome.busyUrl !== undefined) await this.hosts.pause(outcome.busyUrl, at + pauseOf(outcome.retryAfterMs));
        return fail(feed, outcome.message, at, outcome.retryAfterMs);
    }
  }

  private async applySuccess(
    feed: Feed,
    outcome: Outcome<'fetched' | 'unchanged'>,
    at: EpochMs,
    news: number,
  ): Promise<Feed> {
    const said = outcome.outcome === 'fetched' ? saidBy(outcome) : null;
    if (outcome.outcome === 'fetched') await this.articles.review(feed.id, at);
    const hub = await this.hubs.hear(feed, outcome, { news, at });
    const restMs = restAfter(outcome.tookMs ?? 0);
    const nextCheckAt = nextCheckAfterSuccess({
      at,
      itemTimes: await this.items.newestTimes(feed.id, NEWEST),
      wishesMs: [(said ?? feed).minIntervalMs, outcome.notBeforeMs, hub.restMs, restMs],
      quietTimes: (said ?? feed).quietTimes,
      chance: Math.random(),
    });
    const { validators, permanentUrl } = outcome;
    const next = Math.min(nextCheckAt, Math.max(hub.rungFor ?? nextCheckAt, at + restMs));
    return succeeded(feed, { at, validators, nextCheckAt: next, permanentUrl, said });
  }
}

function saidBy({ feed }: Outcome<'fetched'>): Success['said'] {
  const { title, siteUrl, minIntervalMs, quietTimes } = feed;
  return { title, siteUrl, minIntervalMs, quietTimes };
}

function fail(feed: Feed, reason: string, at: EpochMs, retryAfterMs: number | null = null): Feed {
  const { health, quietTimes } = feed;
  return failed(
    feed,
    reason,
    at,
    nextCheckAfterFailure({ at, health, retryAfterMs, quietTimes, chance: Math.random() }),
  );
}

function failAsPage(feed: Feed, named: string | null, at: EpochMs): Feed {
  const now = sentOn(feed, named, at);
  return fail(now, now.move?.settled === true ? A_PAGE_WITH_FEED : A_PAGE, at);
}

function factOf(feed: Feed, at: EpochMs): FeedFetched | FeedFetchFailed {
  const { id: feedId, siteUrl, url } = feed;
  const reason = lastErrorOf(feed.health);
  return reason === null
    ? { type: 'feed.FeedFetched', data: { feedId, title: titleOf(feed), siteUrl, url, fetchedAt: at } }
    : { type: 'feed.FeedFetchFailed', data: { feedId, reason, failedAt: at } };
}

import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../shared/kernel/facts.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { lastErrorOf, lastSuccessOf, titleOf, type Feed } from '../../domain/feed.js';
import { saysItsName } from '../../domain/feed-title.js';
import { isLasting } from '../../domain/outage.js';
import type { FeedFailing, FeedFetched, FeedFetchFailed, FeedsUnchanged, ItemsRevised } from '../../events.js';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';

/**
 * Publishes the outcome of each fetch as a fact for other contexts, FeedFetched or FeedFetchFailed, and FeedsUnchanged for all
 * that had nothing new; FeedFailing with the
 * fetch that makes an outage a lasting one; and ItemsRevised with one that changed cited items.
 */
@Injectable()
export class FetchFacts implements FetchRecordedListener {
  constructor(private readonly facts: FactPublisher) {}

  async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    const unchanged = fetches.filter(isUnchanged).map(({ after, at }) => newsOf(after, at));
    const told = fetches.filter((fetch) => !isUnchanged(fetch)).flatMap(factsOf);
    await this.facts.publish(...told, ...(unchanged.length > 0 ? [unchangedOf(unchanged)] : []));
  }
}

/** Nothing that was told of the feed before is different, except when it last answered. */
const isUnchanged = ({ outcome, before }: FetchRecorded): boolean =>
  outcome.outcome === 'unchanged' && before.health.status === 'well';

const unchangedOf = (feeds: readonly FeedFetched['data'][]): FeedsUnchanged => {
  return { type: 'feed.FeedsUnchanged', data: { feeds } };
};

function factsOf({ before, after, at, revised }: FetchRecorded): readonly Fact[] {
  return [
    outcomeOf(after, at),
    ...(isLasting(after.health) && !isLasting(before.health) ? [outageOf(after, at)] : []),
    ...(revised.length > 0 ? [revisionOf(after, revised, at)] : []),
  ];
}

function outcomeOf(feed: Feed, at: EpochMs): FeedFetched | FeedFetchFailed {
  const reason = lastErrorOf(feed.health);
  return reason === null
    ? { type: 'feed.FeedFetched', data: newsOf(feed, at) }
    : { type: 'feed.FeedFetchFailed', data: { feedId: feed.id, reason, failedAt: at } };
}

function newsOf(feed: Feed, fetchedAt: EpochMs): FeedFetched['data'] {
  const { id: feedId, siteUrl, url } = feed;
  return { feedId, title: titleOf(feed), siteUrl, url, titled: saysItsName(feed.title), fetchedAt };
}

const outageOf = ({ id: feedId, health }: Feed, failedAt: EpochMs): FeedFailing => {
  return { type: 'feed.FeedFailing', data: { feedId, lastSuccessAt: lastSuccessOf(health), failedAt } };
};

const revisionOf = ({ id: feedId }: Feed, itemIds: readonly FeedItemId[], at: EpochMs): ItemsRevised => {
  return { type: 'feed.ItemsRevised', data: { feedId, itemIds, at } };
};

import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../shared/kernel/facts.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { lastErrorOf, lastSuccessOf, titleOf, type Feed } from '../../domain/feed.js';
import { saysItsName } from '../../domain/feed-title.js';
import { isLasting } from '../../domain/outage.js';
import type { FeedFailing, FeedFetched, FeedFetchFailed, ItemsRevised } from '../../events.js';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';

/**
 * Publishes the outcome of each fetch as a fact for other contexts, FeedFetched or FeedFetchFailed; FeedFailing with the
 * fetch that makes an outage a lasting one; and ItemsRevised with one that changed cited items.
 */
@Injectable()
export class FetchFacts implements FetchRecordedListener {
  constructor(private readonly facts: FactPublisher) {}

  async onFetchesRecorded(fetches: readonly FetchRecorded[]): Promise<void> {
    await this.facts.publish(...fetches.flatMap(factsOf));
  }
}

function factsOf({ before, after, at, revised }: FetchRecorded): readonly Fact[] {
  return [
    outcomeOf(after, at),
    ...(isLasting(after.health) && !isLasting(before.health) ? [outageOf(after, at)] : []),
    ...(revised.length > 0 ? [revisionOf(after, revised, at)] : []),
  ];
}

function outcomeOf(feed: Feed, at: EpochMs): FeedFetched | FeedFetchFailed {
  const { id: feedId, siteUrl, url } = feed;
  const titled = saysItsName(feed.title);
  const reason = lastErrorOf(feed.health);
  return reason === null
    ? { type: 'feed.FeedFetched', data: { feedId, title: titleOf(feed), siteUrl, url, titled, fetchedAt: at } }
    : { type: 'feed.FeedFetchFailed', data: { feedId, reason, failedAt: at } };
}

const outageOf = ({ id: feedId, health }: Feed, failedAt: EpochMs): FeedFailing => {
  return { type: 'feed.FeedFailing', data: { feedId, lastSuccessAt: lastSuccessOf(health), failedAt } };
};

const revisionOf = ({ id: feedId }: Feed, itemIds: readonly FeedItemId[], at: EpochMs): ItemsRevised => {
  return { type: 'feed.ItemsRevised', data: { feedId, itemIds, at } };
};

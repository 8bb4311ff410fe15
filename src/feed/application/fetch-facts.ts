import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { FactPublisher } from '../../shared/kernel/facts.js';
import { lastErrorOf, titleOf, type Feed } from '../domain/feed.js';
import type { FeedFetched, FeedFetchFailed } from '../events.js';
import type { FetchRecorded, FetchRecordedListener } from './fetch-recorded.js';

/** Publishes the outcome of each fetch as a fact for other contexts: FeedFetched or FeedFetchFailed. */
@Injectable()
export class FetchFacts implements FetchRecordedListener {
  constructor(private readonly facts: FactPublisher) {}

  async onFetchRecorded({ after, at }: FetchRecorded): Promise<void> {
    await this.facts.publish(factOf(after, at));
  }
}

function factOf(feed: Feed, at: EpochMs): FeedFetched | FeedFetchFailed {
  const { id: feedId, siteUrl, url } = feed;
  const reason = lastErrorOf(feed.health);
  return reason === null
    ? { type: 'feed.FeedFetched', data: { feedId, title: titleOf(feed), siteUrl, url, fetchedAt: at } }
    : { type: 'feed.FeedFetchFailed', data: { feedId, reason, failedAt: at } };
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FeedFetched, FeedFetchFailed, FeedMoved, FeedsUnchanged } from '../../../feed/events.js';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import type { FeedNews } from '../../domain/known-feed.js';
import { RecordFeedNews } from '../../application/commands/record-feed-news.js';

@Injectable()
export class FeedFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.onTogether<FeedFetched>('feed.FeedFetched', 'subscriptions.feed-fetched', async (feeds) => {
      await this.commands.execute(new RecordFeedNews(feeds.map(fetchedOf)));
    });
    await this.facts.on<FeedsUnchanged>('feed.FeedsUnchanged', 'subscriptions.feeds-unchanged', async ({ feeds }) => {
      await this.commands.execute(new RecordFeedNews(feeds.map(fetchedOf)));
    });
    await this.facts.on<FeedFetchFailed>('feed.FeedFetchFailed', 'subscriptions.feed-failed', async (data) => {
      const { feedId, reason, failedAt: at } = data;
      await this.commands.execute(new RecordFeedNews([{ type: 'failed', feedId, reason, at }]));
    });
    await this.facts.on<FeedMoved>('feed.FeedMoved', 'subscriptions.feed-moved', async ({ movedAt, ...data }) => {
      await this.commands.execute(new RecordFeedNews([fetchedOf({ ...data, fetchedAt: movedAt })]));
    });
  }
}

const fetchedOf = (data: FeedFetched['data']): FeedNews => {
  const { feedId, title, titled = true, siteUrl, url = null, fetchedAt: at } = data;
  return { type: 'fetched', feedId, title, titled, siteUrl, url, at };
};

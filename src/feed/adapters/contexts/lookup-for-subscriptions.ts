import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  FeedLookup,
  NotAFeed,
  type FeedSummary,
  type FeedRefreshed,
  type NewestItem,
} from '../../../subscriptions/api.js';
import { RegisterFeeds } from '../../application/commands/register-feeds.js';
import { DiscoverFeeds } from '../../application/commands/discover-feeds.js';
import { FindNewestItems } from '../../application/queries/find-newest-items.js';
import { FindUnknownFeeds } from '../../application/queries/find-unknown-feeds.js';
import { FindFeed } from '../../application/queries/find-feed.js';
import { RequestRefresh } from '../../application/commands/request-refresh.js';
import { LookUpFeed } from '../../application/commands/look-up-feed.js';
import { RefreshFeed } from '../../application/commands/refresh-feed.js';
import { FeedUrls } from '../../application/ports/feed-urls.js';
import { saysItsName } from '../../domain/feed-title.js';
import { lastErrorOf, lastSuccessOf, titleOf, type Feed } from '../../domain/feed.js';

export const toFeedSummary = (feed: Feed): FeedSummary => ({
  feedId: feed.id,
  feedUrl: feed.url,
  title: titleOf(feed),
  titled: saysItsName(feed.title),
  siteUrl: feed.siteUrl,
  lastSuccessAt: lastSuccessOf(feed.health),
  lastError: lastErrorOf(feed.health),
});

/** Implements the port FeedLookup of Subscriptions; see ADR 0004. */
@Injectable()
export class LookupForSubscriptions extends FeedLookup {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly urls: FeedUrls,
  ) {
    super();
  }

  override normalise(url: string): string {
    return this.urls.normalise(url);
  }

  override async known(url: string): Promise<number | null> {
    return (await this.queries.execute(new FindFeed(url)))?.id ?? null;
  }

  override unknown(urls: readonly string[]): Promise<readonly string[]> {
    return this.queries.execute(new FindUnknownFeeds(urls));
  }

  override async lookUp(url: string): Promise<FeedSummary> {
    const lookUp = await this.commands.execute(new LookUpFeed(this.normalise(url), this.urls.insecure(url)));
    if (lookUp.status === 'refused') throw new NotAFeed(lookUp.message);
    return toFeedSummary(lookUp.feed);
  }

  override async discover(url: string): Promise<readonly string[]> {
    const address = { url: this.normalise(url), elseAt: this.urls.insecure(url) };
    const discovered = await this.commands.execute(new DiscoverFeeds(address));
    if (discovered.status === 'refused') throw new NotAFeed(discovered.message);
    return discovered.urls;
  }

  override newest(feedIds: readonly number[]): Promise<ReadonlyMap<number, NewestItem>> {
    return this.queries.execute(new FindNewestItems(feedIds));
  }

  override async register(urls: readonly string[]): Promise<readonly FeedSummary[]> {
    return (await this.commands.execute(new RegisterFeeds(urls))).map(toFeedSummary);
  }

  override async refresh(feedId: number): Promise<FeedRefreshed> {
    const refreshed = await this.commands.execute(new RefreshFeed(feedId));
    return refreshed.outcome === 'left' ? refreshed : { ...refreshed, feed: toFeedSummary(refreshed.feed) };
  }

  override requestRefresh(feedIds: readonly number[]): Promise<number> {
    return this.commands.execute(new RequestRefresh(feedIds));
  }
}

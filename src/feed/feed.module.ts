import { Global, Module, type Provider } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { Metrics } from '../shared/delivery/http/metrics/metrics.js';
import { SafeRequest } from '../shared/outbound/network/safe-request.js';
import { FeedLookup } from '../subscriptions/api.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { FeedStatusCommand } from './adapters/cli/feed-status.command.js';
import { PruneFeedsCommand } from './adapters/cli/prune-feeds.command.js';
import { RefreshFeedsCommand } from './adapters/cli/refresh-feeds.command.js';
import { LookupForSubscriptions } from './adapters/contexts/lookup-for-subscriptions.js';
import { SubscriptionsArticleReaders } from './adapters/contexts/subscriptions-article-readers.js';
import { SubscriptionsFollowers } from './adapters/contexts/subscriptions-followers.js';
import { SubscriptionsVisibleFeeds } from './adapters/contexts/subscriptions-visible-feeds.js';
import { ReadItemsSection } from './adapters/discovery/read-items-section.js';
import { ArticleFactsListener } from './adapters/events/article-facts.listener.js';
import { SubscriptionFactsListener } from './adapters/events/subscription-facts.listener.js';
import { normaliseFeedUrl } from './adapters/fetching/feed-url.js';
import { HttpArticleFetcher } from './adapters/fetching/http-article-fetcher.js';
import { HttpFeedFetcher } from './adapters/fetching/http-feed-fetcher.js';
import { ItemsController } from './adapters/http/items.controller.js';
import { HttpHubs } from './adapters/hubs/http-hubs.js';
import { HubCallback } from './adapters/hubs/hub-callback.js';
import { ItemTools } from './adapters/mcp/item.tools.js';
import { CountedFetchLog } from './adapters/metrics/counted-fetch-log.js';
import { FeedGauges } from './adapters/metrics/feed-gauges.js';
import { MeasuredFetcher } from './adapters/metrics/measured-fetcher.js';
import { Articles1795309320001 } from './adapters/migrations/1795309320001-articles.js';
import { FeedMoves1795309110000 } from './adapters/migrations/1795309110000-feed-moves.js';
import { FeedSchema1763700001000 } from './adapters/migrations/1763700001000-feed-schema.js';
import { FetchLog1795309310000 } from './adapters/migrations/1795309310000-fetch-log.js';
import { Hubs1795309140000 } from './adapters/migrations/1795309140000-hubs.js';
import { IndexItemLinks1795309211000 } from './adapters/migrations/1795309211000-index-item-links.js';
import { IndexTitlesByFeed1795309220000 } from './adapters/migrations/1795309220000-index-titles-by-feed.js';
import { ItemLinks1795309210000 } from './adapters/migrations/1795309210000-item-links.js';
import { ItemSearcher } from './adapters/typeorm-items/item-searcher.js';
import { ItemCategories1795371600000 } from './adapters/migrations/1795371600000-item-categories.js';
import { ItemPlaces1795387260000 } from './adapters/migrations/1795387260000-item-places.js';
import { Polling1795309120000 } from './adapters/migrations/1795309120000-polling.js';
import { articles as articleRows } from './adapters/typeorm-items/article-row.js';
import { feeds } from './adapters/typeorm/feed-row.js';
import { fetchLogs } from './adapters/typeorm/fetch-log-row.js';
import { formerFeeds, formerUrls } from './adapters/typeorm/former-feed-row.js';
import { advertisedHubs, hubSubscriptions } from './adapters/typeorm/hub-subscription-row.js';
import { TypeormArticleReader } from './adapters/typeorm-items/typeorm-article-reader.js';
import { TypeormArticleStore } from './adapters/typeorm-items/typeorm-article-store.js';
import { TypeormDueFeeds } from './adapters/typeorm/typeorm-due-feeds.js';
import { TypeormFeedMoves } from './adapters/typeorm/typeorm-feed-moves.js';
import { TypeormFeedOverview } from './adapters/typeorm/typeorm-feed-overview.js';
import { TypeormFeedStore } from './adapters/typeorm/typeorm-feed-store.js';
import { TypeormFetchLog } from './adapters/typeorm/typeorm-fetch-log.js';
import { TypeormOriginThrottle } from './adapters/typeorm/typeorm-origin-throttle.js';
import { TypeormHubStore } from './adapters/typeorm/typeorm-hub-store.js';
import { TypeormItemReader } from './adapters/typeorm-items/typeorm-item-reader.js';
import { TypeormItemRetention } from './adapters/typeorm-items/typeorm-item-retention.js';
import { TypeormItemStore } from './adapters/typeorm-items/typeorm-item-store.js';
import { ArticlePoller } from './adapters/worker/article-poller.js';
import { FeedPoller } from './adapters/worker/feed-poller.js';
import { ItemRetentionJob } from './adapters/worker/item-retention-job.js';
import { HubRenewal } from './adapters/worker/hub-renewal.js';
import { IdleOriginPurge } from './adapters/worker/idle-origin-purge.js';
import { FeedApi } from './api.js';
import { ArticleSelection } from './application/article-selection.js';
import { ArticleTexts } from './application/article-texts.js';
import { Citations } from './application/citations.js';
import { AnswerHubHandler } from './application/commands/answer-hub.js';
import { LeaseDueFeedHandler } from './application/commands/lease-due-feed.js';
import { RegisterFeedsHandler } from './application/commands/register-feeds.js';
import { FetchLeasedFeedHandler } from './application/commands/fetch-leased-feed.js';
import { FetchNextArticleHandler } from './application/commands/fetch-next-article.js';
import { RequestRefreshOfAllHandler } from './application/commands/request-refresh-of-all.js';
import { RequestRefreshHandler } from './application/commands/request-refresh.js';
import { LookUpFeedHandler } from './application/commands/look-up-feed.js';
import { RefreshFeedHandler } from './application/commands/refresh-feed.js';
import { RemoveOldItemsHandler } from './application/commands/remove-old-items.js';
import { ReviewSubscribersHandler } from './application/commands/review-subscribers.js';
import { HandleHubNotificationHandler } from './application/commands/handle-hub-notification.js';
import { SelectArticlesHandler } from './application/commands/select-articles.js';
import { RenewHubSubscriptionsHandler } from './application/commands/renew-hub-subscriptions.js';
import { FeedMaterial } from './application/feed-material.js';
import { MaterialReader } from './application/material-reader.js';
import { FeedMerger } from './application/feed-merger.js';
import { FeedMover } from './application/feed-mover.js';
import { FeedRelocation } from './application/feed-relocation.js';
import { LookedUpFeeds } from './application/looked-up-feeds.js';
import { AwaitedFetch } from './application/awaited-fetch.js';
import { ArticleVisit } from './application/article-visit.js';
import { FetchFacts } from './application/fetch-facts.js';
import { FetchIntake } from './application/fetch-intake.js';
import { FETCH_LISTENERS } from './application/fetch-listeners.js';
import { FetchLogging } from './application/fetch-logging.js';
import { FetchRecordedListeners, type FetchRecordedListener } from './application/fetch-recorded.js';
import { FetchRecorder } from './application/fetch-recorder.js';
import { FetchTransaction } from './application/fetch-transaction.js';
import { HubTracking } from './application/hub-tracking.js';
import { OriginBackOff } from './application/origin-back-off.js';
import { ArticleFetcher } from './application/ports/article-fetcher.js';
import { ArticleReader } from './application/ports/article-reader.js';
import { ArticleReaders } from './application/ports/article-readers.js';
import { ArticleStore } from './application/ports/article-store.js';
import { DueFeeds } from './application/ports/due-feeds.js';
import { FeedFetcher } from './application/ports/feed-fetcher.js';
import { FeedMoves } from './application/ports/feed-moves.js';
import { FeedOverview } from './application/ports/feed-overview.js';
import { FeedStore } from './application/ports/feed-store.js';
import { FeedUrls } from './application/ports/feed-urls.js';
import { FetchLog } from './application/ports/fetch-log.js';
import { Followers } from './application/ports/followers.js';
import { OriginThrottle } from './application/ports/origin-throttle.js';
import { HubStore } from './application/ports/hub-store.js';
import { Hubs } from './application/ports/hubs.js';
import { ItemReader } from './application/ports/item-reader.js';
import { ItemRetention } from './application/ports/item-retention.js';
import { ItemStore } from './application/ports/item-store.js';
import { VisibleFeeds } from './application/ports/visible-feeds.js';
import { CountFeedsHandler } from './application/queries/count-feeds.js';
import { CountOldItemsHandler } from './application/queries/count-old-items.js';
import { FindFeedHandler } from './application/queries/find-feed.js';
import { FindHubSubscriptionHandler } from './application/queries/find-hub-subscription.js';
import { GetItemHandler } from './application/queries/get-item.js';
import { ListItemsHandler } from './application/queries/list-items.js';
import { ShowFeedStatusHandler } from './application/queries/show-feed-status.js';

const inOrder = (...listeners: FetchRecordedListener[]) => new FetchRecordedListeners(listeners);
const measured = (fetcher: HttpFeedFetcher, metrics: Metrics): FeedFetcher => new MeasuredFetcher(fetcher, metrics);
const counted = (log: TypeormFetchLog, metrics: Metrics): FetchLog => new CountedFetchLog(log, metrics);

/** Items are stored, listed, searched, read and removed. */
const items: Provider[] = [
  ListItemsHandler,
  GetItemHandler,
  CountOldItemsHandler,
  RemoveOldItemsHandler,
  Citations,
  ItemTools,
  ReadItemsSection,
  ItemRetentionJob,
  ItemSearcher,
  MaterialReader,
  { provide: FeedApi, useClass: FeedMaterial },
  { provide: ItemStore, useClass: TypeormItemStore },
  { provide: ItemRetention, useClass: TypeormItemRetention },
  { provide: ItemReader, useClass: TypeormItemReader },
  { provide: VisibleFeeds, useClass: SubscriptionsVisibleFeeds },
];

/** Feeds are found by their addresses, and polled while somebody follows them. */
const polling: Provider[] = [
  LookUpFeedHandler,
  LookedUpFeeds,
  FindFeedHandler,
  RegisterFeedsHandler,
  ReviewSubscribersHandler,
  LeaseDueFeedHandler,
  FetchLeasedFeedHandler,
  RefreshFeedHandler,
  AwaitedFetch,
  RequestRefreshHandler,
  RequestRefreshOfAllHandler,
  SubscriptionFactsListener,
  FeedPoller,
  IdleOriginPurge,
  { provide: FeedLookup, useClass: LookupForSubscriptions },
  { provide: FeedUrls, useValue: { normalise: normaliseFeedUrl } },
  { provide: FeedStore, useClass: TypeormFeedStore },
  { provide: DueFeeds, useClass: TypeormDueFeeds },
  { provide: OriginThrottle, useClass: TypeormOriginThrottle },
];

/** What a server answers is fetched and recorded; FETCH_LISTENERS names who has something to do then. */
const fetching: Provider[] = [
  SafeRequest,
  HttpFeedFetcher,
  { provide: FeedFetcher, inject: [HttpFeedFetcher, Metrics], useFactory: measured },
  FetchRecorder,
  FetchTransaction,
  FetchIntake,
  FetchLogging,
  OriginBackOff,
  FetchFacts,
  { provide: FetchRecordedListeners, inject: [...FETCH_LISTENERS], useFactory: inOrder },
  TypeormFetchLog,
  { provide: FetchLog, inject: [TypeormFetchLog, Metrics], useFactory: counted },
];

/** Feeds move to other addresses, and into other feeds. */
const moving: Provider[] = [
  FeedMover,
  FeedRelocation,
  FeedMerger,
  { provide: FeedMoves, useClass: TypeormFeedMoves },
  { provide: Followers, useClass: SubscriptionsFollowers },
];

/** Hubs notify us of news at once (WebSub). */
const hubs: Provider[] = [
  RenewHubSubscriptionsHandler,
  AnswerHubHandler,
  HandleHubNotificationHandler,
  FindHubSubscriptionHandler,
  HubTracking,
  HubRenewal,
  HubCallback,
  { provide: Hubs, useClass: HttpHubs },
  { provide: HubStore, useClass: TypeormHubStore },
];

/** Whole articles are fetched where a feed says only how they begin. */
const articles: Provider[] = [
  SelectArticlesHandler,
  FetchNextArticleHandler,
  ArticleVisit,
  ArticleSelection,
  ArticleTexts,
  ArticleFactsListener,
  ArticlePoller,
  { provide: ArticleReaders, useClass: SubscriptionsArticleReaders },
  { provide: ArticleFetcher, useClass: HttpArticleFetcher },
  { provide: ArticleStore, useClass: TypeormArticleStore },
  { provide: ArticleReader, useClass: TypeormArticleReader },
];

/** What operators see of feeds, and what they can have done. */
const operations: Provider[] = [
  PruneFeedsCommand,
  FeedStatusCommand,
  RefreshFeedsCommand,
  CountFeedsHandler,
  ShowFeedStatusHandler,
  FeedGauges,
  { provide: FeedOverview, useClass: TypeormFeedOverview },
];

/** Feeds, fetched once for all their subscribers, and their items. Global, because it answers Subscriptions' FeedLookup. */
@Global()
@Module({
  imports: [SubscriptionsModule],
  controllers: [ItemsController],
  providers: [...items, ...polling, ...fetching, ...moving, ...hubs, ...articles, ...operations],
  exports: [FeedApi, FeedLookup],
})
export class FeedModule {
  static readonly schema: ContextSchema = {
    migrations: [
      FeedSchema1763700001000,
      FeedMoves1795309110000,
      Polling1795309120000,
      Hubs1795309140000,
      ItemLinks1795309210000,
      IndexItemLinks1795309211000,
      IndexTitlesByFeed1795309220000,
      FetchLog1795309310000,
      Articles1795309320001,
      ItemCategories1795371600000,
      ItemPlaces1795387260000,
    ],
    entities: [feeds, formerUrls, formerFeeds, fetchLogs, hubSubscriptions, advertisedHubs, articleRows],
  };
}

import { Global, Module, type Provider } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { Database } from '../shared/storage/database/database.js';
import { FeedLookup, SampleFeeds, SubscriptionsApi } from '../subscriptions/api.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { FeedStatusCommand } from './adapters/cli/feed-status.command.js';
import { PruneFeedsCommand } from './adapters/cli/prune-feeds.command.js';
import { RefreshFeedsCommand } from './adapters/cli/refresh-feeds.command.js';
import { SamplesForSubscriptions } from './adapters/contexts/samples-for-subscriptions.js';
import { LookupForSubscriptions } from './adapters/contexts/lookup-for-subscriptions.js';
import { SubscriptionsFollowers } from './adapters/contexts/subscriptions-followers.js';
import { SubscriptionsVisibleFeeds } from './adapters/contexts/subscriptions-visible-feeds.js';
import { SubscriptionFactsListener } from './adapters/events/subscription-facts.listener.js';
import { insecureUrlOf, normaliseFeedUrl } from './adapters/fetching/feed-url.js';
import { ItemsController } from './adapters/http/items.controller.js';
import { OpenedItemsController } from './adapters/http/opened-items.controller.js';
import { RulesController } from './adapters/http/rules.controller.js';
import { FeedGauges } from './adapters/metrics/feed-gauges.js';
import { Articles1795309320001 } from './adapters/migrations/1795309320001-articles.js';
import { FeedMoves1795309110000 } from './adapters/migrations/1795309110000-feed-moves.js';
import { FeedSchema1763700001000 } from './adapters/migrations/1763700001000-feed-schema.js';
import { FetchLog1795309310000 } from './adapters/migrations/1795309310000-fetch-log.js';
import { Hubs1795309140000 } from './adapters/migrations/1795309140000-hubs.js';
import { IndexItemLinks1795309211000 } from './adapters/migrations/1795309211000-index-item-links.js';
import { IndexTitlesByFeed1795309220000 } from './adapters/migrations/1795309220000-index-titles-by-feed.js';
import { ItemLinks1795309210000 } from './adapters/migrations/1795309210000-item-links.js';
import { ItemCategories1795371600000 } from './adapters/migrations/1795371600000-item-categories.js';
import { ItemPlaces1795387260000 } from './adapters/migrations/1795387260000-item-places.js';
import { OpenedItems1795423200000 } from './adapters/migrations/1795423200000-opened-items.js';
import { Rules1795426001000 } from './adapters/migrations/1795426001000-rules.js';
import { IndexTextsByFeed1795866000000 } from './adapters/migrations/1795866000000-index-texts-by-feed.js';
import { WordsUncompressed1795867000000 } from './adapters/migrations/1795867000000-words-uncompressed.js';
import { PhraseFilters1795865000000 } from './adapters/migrations/1795865000000-phrase-filters.js';
import { WithdrawnItems1795427000000 } from './adapters/migrations/1795427000000-withdrawn-items.js';
import { Polling1795309120000 } from './adapters/migrations/1795309120000-polling.js';
import { articles as articleRows } from './adapters/typeorm-items/article-row.js';
import { feeds } from './adapters/typeorm/feed-row.js';
import { fetchLogs } from './adapters/typeorm/fetch-log-row.js';
import { formerFeeds, formerUrls } from './adapters/typeorm/former-feed-row.js';
import { advertisedHubs, hubSubscriptions } from './adapters/typeorm/hub-subscription-row.js';
import { openedItems } from './adapters/typeorm-items/opened-item-row.js';
import { ruleRows } from './adapters/typeorm/rule-row.js';
import { TypeormDueFeeds } from './adapters/typeorm/typeorm-due-feeds.js';
import { TypeormFeedMoves } from './adapters/typeorm/typeorm-feed-moves.js';
import { TypeormFeedOverview } from './adapters/typeorm/typeorm-feed-overview.js';
import { TypeormFeedStore } from './adapters/typeorm/typeorm-feed-store.js';
import { TypeormOriginThrottle } from './adapters/typeorm/typeorm-origin-throttle.js';
import { TypeormItemReader } from './adapters/typeorm-items/typeorm-item-reader.js';
import { TypeormItemRetention } from './adapters/typeorm-items/typeorm-item-retention.js';
import { TypeormVisibleItems } from './adapters/typeorm-items/typeorm-visible-items.js';
import { TypeormItemStore } from './adapters/typeorm-items/typeorm-item-store.js';
import { ReadingPagesController } from './adapters/web/reading/reading-pages.controller.js';
import { FeedPoller } from './adapters/worker/feed-poller.js';
import { ItemRetentionJob } from './adapters/worker/item-retention-job.js';
import { IdleOriginPurge } from './adapters/worker/idle-origin-purge.js';
import { FeedApi } from './api.js';
import { Citations } from './application/articles/citations.js';
import { LeaseDueFeedsHandler } from './application/commands/lease-due-feeds.js';
import { RecordFetchesHandler } from './application/commands/record-fetches.js';
import { RegisterFeedsHandler } from './application/commands/register-feeds.js';
import { FetchLeasedFeedHandler } from './application/commands/fetch-leased-feed.js';
import { RequestRefreshOfAllHandler } from './application/commands/request-refresh-of-all.js';
import { RequestRefreshHandler } from './application/commands/request-refresh.js';
import { AddressVisits } from './application/articles/address-visits.js';
import { AdvertisedFeeds } from './application/advertised-feeds.js';
import { DiscoverFeedsHandler } from './application/commands/discover-feeds.js';
import { LookUpFeedHandler } from './application/commands/look-up-feed.js';
import { RefreshFeedHandler } from './application/commands/refresh-feed.js';
import { RemoveOldItemsHandler } from './application/commands/remove-old-items.js';
import { ReviewSubscribersHandler } from './application/commands/review-subscribers.js';
import { FeedMaterial } from './application/feed-material.js';
import { MaterialReader } from './application/material-reader.js';
import { FeedMerger } from './application/moving/feed-merger.js';
import { FeedMover } from './application/moving/feed-mover.js';
import { FeedRelocation } from './application/moving/feed-relocation.js';
import { LookedUpFeeds } from './application/looked-up-feeds.js';
import { AwaitedFetch } from './application/fetching/awaited-fetch.js';
import { DueFeeds } from './application/ports/due-feeds.js';
import { FeedMoves } from './application/ports/feed-moves.js';
import { FeedOverview } from './application/ports/feed-overview.js';
import { FeedStore } from './application/ports/feed-store.js';
import { FeedUrls } from './application/ports/feed-urls.js';
import { Followers } from './application/ports/followers.js';
import { OriginThrottle } from './application/ports/origin-throttle.js';
import { ItemReader } from './application/ports/item-reader.js';
import { ItemRetention } from './application/ports/item-retention.js';
import { ItemStore } from './application/ports/item-store.js';
import { VisibleFeeds } from './application/ports/visible-feeds.js';
import { VisibleItems } from './application/ports/visible-items.js';
import { CountFeedsHandler } from './application/queries/count-feeds.js';
import { CountOldItemsHandler } from './application/queries/count-old-items.js';
import { FindNewestItemsHandler } from './application/queries/find-newest-items.js';
import { FindFeedHandler } from './application/queries/find-feed.js';
import { FindUnknownFeedsHandler } from './application/queries/find-unknown-feeds.js';
import { ShowFeedStatusHandler } from './application/queries/show-feed-status.js';
import { OPENED_ITEM_PROVIDERS } from './opened-item.providers.js';
import { FEED_PAGE_CONTROLLERS, FEED_PAGE_PROVIDERS } from './feed-page.providers.js';
import { FETCHING_PROVIDERS } from './fetching.providers.js';
import { HUB_PROVIDERS } from './hub.providers.js';
import { ARTICLE_PROVIDERS } from './article.providers.js';
import { READING_PROVIDERS } from './reading.providers.js';
import { AdminFeedsController } from './adapters/http/admin-feeds.controller.js';
import { AdminFeedsPagesController } from './adapters/web/admin/admin-feeds-pages.controller.js';
import { OPERATOR_PROVIDERS } from './operator.providers.js';
import { RULE_PROVIDERS } from './rule.providers.js';

/** Items are stored, listed, searched, read and removed. */
const items: Provider[] = [
  CountOldItemsHandler,
  RemoveOldItemsHandler,
  Citations,
  ItemRetentionJob,
  MaterialReader,
  { provide: FeedApi, useClass: FeedMaterial },
  { provide: ItemStore, useClass: TypeormItemStore },
  { provide: ItemRetention, useClass: TypeormItemRetention },
  { provide: ItemReader, useClass: TypeormItemReader },
  { provide: VisibleFeeds, useClass: SubscriptionsVisibleFeeds },
  {
    provide: VisibleItems,
    useFactory: (database: Database, subscriptions: SubscriptionsApi) =>
      new TypeormVisibleItems(database, subscriptions.feedsRelation('$1')),
    inject: [Database, SubscriptionsApi],
  },
];

/** Feeds are found by their addresses, and polled while somebody follows them. */
const polling: Provider[] = [
  LookUpFeedHandler,
  DiscoverFeedsHandler,
  AddressVisits,
  AdvertisedFeeds,
  LookedUpFeeds,
  FindFeedHandler,
  FindUnknownFeedsHandler,
  FindNewestItemsHandler,
  RegisterFeedsHandler,
  ReviewSubscribersHandler,
  LeaseDueFeedsHandler,
  FetchLeasedFeedHandler,
  RecordFetchesHandler,
  RefreshFeedHandler,
  AwaitedFetch,
  RequestRefreshHandler,
  RequestRefreshOfAllHandler,
  SubscriptionFactsListener,
  FeedPoller,
  IdleOriginPurge,
  { provide: FeedLookup, useClass: LookupForSubscriptions },
  { provide: SampleFeeds, useClass: SamplesForSubscriptions },
  { provide: FeedUrls, useValue: { normalise: normaliseFeedUrl, insecure: insecureUrlOf } },
  { provide: FeedStore, useClass: TypeormFeedStore },
  { provide: DueFeeds, useClass: TypeormDueFeeds },
  { provide: OriginThrottle, useClass: TypeormOriginThrottle },
];

/** Feeds move to other addresses, and into other feeds. */
const moving: Provider[] = [
  FeedMover,
  FeedRelocation,
  FeedMerger,
  { provide: FeedMoves, useClass: TypeormFeedMoves },
  { provide: Followers, useClass: SubscriptionsFollowers },
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
  imports: [SubscriptionsModule, PreferencesModule],
  controllers: [
    ItemsController,
    OpenedItemsController,
    RulesController,
    ReadingPagesController,
    AdminFeedsController,
    AdminFeedsPagesController,
    ...FEED_PAGE_CONTROLLERS,
  ],
  providers: [
    ...items,
    ...OPENED_ITEM_PROVIDERS,
    ...READING_PROVIDERS,
    ...RULE_PROVIDERS,
    ...OPERATOR_PROVIDERS,
    ...FEED_PAGE_PROVIDERS,
    ...polling,
    ...FETCHING_PROVIDERS,
    ...moving,
    ...HUB_PROVIDERS,
    ...ARTICLE_PROVIDERS,
    ...operations,
  ],
  exports: [FeedApi, FeedLookup, SampleFeeds],
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
      Rules1795426001000,
      OpenedItems1795423200000,
      WithdrawnItems1795427000000,
      PhraseFilters1795865000000,
      IndexTextsByFeed1795866000000,
      WordsUncompressed1795867000000,
    ],
    entities: [
      feeds,
      formerUrls,
      formerFeeds,
      fetchLogs,
      hubSubscriptions,
      advertisedHubs,
      articleRows,
      ruleRows,
      openedItems,
    ],
  };
}

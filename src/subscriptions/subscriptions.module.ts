import { Module } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { ExportListCommand } from './adapters/cli/export-list.command.js';
import { ImportListCommand } from './adapters/cli/import-list.command.js';
import { FollowFeedsSection } from './adapters/discovery/follow-feeds-section.js';
import { FeedFactsListener } from './adapters/events/feed-facts.listener.js';
import { FoldersController } from './adapters/http/folders.controller.js';
import { SubscriptionOptionsController } from './adapters/http/subscription-options.controller.js';
import { RefreshSubscriptionController } from './adapters/http/refresh-subscription.controller.js';
import { SubscriptionListController } from './adapters/http/subscription-list.controller.js';
import { SubscriptionsController } from './adapters/http/subscriptions.controller.js';
import { OpmlListFormat } from './adapters/opml/opml-list-format.js';
import { FolderTools } from './adapters/mcp/folder.tools.js';
import { RefreshTools } from './adapters/mcp/refresh.tools.js';
import { SubscriptionTools } from './adapters/mcp/subscription.tools.js';
import { claimedCallers } from './adapters/typeorm/claimed-caller-row.js';
import { ClaimedSubscriptions1795306310000 } from './adapters/migrations/1795306310000-claimed-subscriptions.js';
import { FullArticles1795309320000 } from './adapters/migrations/1795309320000-full-articles.js';
import { Folders1795426000000 } from './adapters/migrations/1795426000000-folders.js';
import { GivenTitles1795426002000 } from './adapters/migrations/1795426002000-given-titles.js';
import { InheritedFeeds1795309110001 } from './adapters/migrations/1795309110001-inherited-feeds.js';
import { folderEntries, folders, mergedFolders } from './adapters/typeorm/folder-row.js';
import { knownFeeds } from './adapters/typeorm/known-feed-row.js';
import { mergedSubscriptions } from './adapters/typeorm/merged-subscription-row.js';
import { subscriptions } from './adapters/typeorm/subscription-row.js';
import { SubscriptionsSchema1763700000000 } from './adapters/migrations/1763700000000-subscriptions-schema.js';
import { TypeormClaimedSubscriptions } from './adapters/typeorm/typeorm-claimed-subscriptions.js';
import { TypeormFolderStore } from './adapters/typeorm/typeorm-folder-store.js';
import { TypeormMergedFeeds } from './adapters/typeorm/typeorm-merged-feeds.js';
import { TypeormSubscriptionReader } from './adapters/typeorm/typeorm-subscription-reader.js';
import { TypeormSubscriptionStore } from './adapters/typeorm/typeorm-subscription-store.js';
import { TypeormSubscriptionsApi } from './adapters/typeorm/typeorm-subscriptions-api.js';
import { EndedSubscriptions } from './adapters/web/ended.js';
import { FeedActionsController } from './adapters/web/feed-actions.controller.js';
import { FeedPageModels } from './adapters/web/feed-page-models.js';
import { FeedPagesController } from './adapters/web/feed-pages.controller.js';
import { FolderPagesController } from './adapters/web/folder-pages.controller.js';
import { ListPagesController } from './adapters/web/list-pages.controller.js';
import { SeveralFeedsController } from './adapters/web/several-feeds.controller.js';
import { SelectedFeeds } from './adapters/web/selected-feeds.js';
import { TroubledFeeds } from './adapters/web/troubled-feeds.js';
import { FollowersApi, SubscriptionsApi } from './api.js';
import { CountDailyUse1795451100000 } from './adapters/migrations/1795451100000-count-daily-use.js';
import { dailyUses } from './adapters/typeorm/daily-use-row.js';
import { TypeormDailyUse } from './adapters/typeorm/typeorm-daily-use.js';
import { DailyQuotas } from './application/daily-quotas.js';
import { DailyUse } from './application/ports/daily-use.js';
import { AwaitedFeeds } from './application/awaited-feeds.js';
import { FeedSubscriber } from './application/feed-subscriber.js';
import { AssignToFolderHandler } from './application/commands/assign-to-folder.js';
import { ChooseArticlesHandler } from './application/commands/choose-articles.js';
import { CreateFolderHandler } from './application/commands/create-folder.js';
import { CreateSubscriptionHandler } from './application/commands/create-subscription.js';
import { DiscoverFeedsHandler } from './application/commands/discover-feeds.js';
import { FindNewestOfHandler, ShowFollowedFeedsHandler } from './application/queries/show-followed-feeds.js';
import { ListTroubledSubscriptionsHandler } from './application/queries/list-troubled-subscriptions.js';
import { ListEndedSubscriptionsHandler } from './application/queries/list-ended-subscriptions.js';
import { DeleteFolderHandler } from './application/commands/delete-folder.js';
import { DeleteSubscriptionHandler } from './application/commands/delete-subscription.js';
import { ExportSubscriptionsHandler } from './application/queries/export-subscriptions.js';
import { FetchConcurrency } from './application/fetch-concurrency.js';
import { ImportedFolders } from './application/imported-folders.js';
import { ImportSubscriptionsHandler } from './application/commands/import-subscriptions.js';
import { ListFoldersHandler } from './application/queries/list-folders.js';
import { ListSubscriptionsHandler } from './application/queries/list-subscriptions.js';
import { MergeFeeds } from './application/merge-feeds.js';
import { FolderStore } from './application/ports/folder-store.js';
import { MergedFeeds } from './application/ports/merged-feeds.js';
import { SubscriptionListFormat } from './application/ports/subscription-list-format.js';
import { ClaimedSubscriptions } from './application/ports/claimed-subscriptions.js';
import { SubscriptionReader } from './application/ports/subscription-reader.js';
import { ConfiguredQuotas } from './adapters/settings/configured-quotas.js';
import { SubscriptionQuotas } from './application/ports/subscription-quotas.js';
import { SubscriptionStore } from './application/ports/subscription-store.js';
import { RenameFolderHandler } from './application/commands/rename-folder.js';
import { RecordFeedNewsHandler } from './application/commands/record-feed-news.js';
import { RefreshSubscriptionHandler } from './application/commands/refresh-subscription.js';
import { RefreshSubscriptionsHandler } from './application/commands/refresh-subscriptions.js';
import { SubscriptionsPersonalData } from './application/subscriptions-personal-data.js';

const commands = [ImportListCommand, ExportListCommand];

/** Who follows which feeds. Feeds are looked up through `FeedLookup`, which FeedModule provides to the whole program. */
@Module({
  controllers: [
    SubscriptionsController,
    RefreshSubscriptionController,
    SubscriptionListController,
    SubscriptionOptionsController,
    FoldersController,
    FeedPagesController,
    SeveralFeedsController,
    FolderPagesController,
    ListPagesController,
    FeedActionsController,
  ],
  providers: [
    ...commands,
    FetchConcurrency,
    AwaitedFeeds,
    FeedSubscriber,
    DailyQuotas,
    ImportedFolders,
    CreateSubscriptionHandler,
    DeleteSubscriptionHandler,
    ListSubscriptionsHandler,
    ListEndedSubscriptionsHandler,
    ShowFollowedFeedsHandler,
    FindNewestOfHandler,
    DiscoverFeedsHandler,
    RefreshSubscriptionHandler,
    RefreshSubscriptionsHandler,
    ChooseArticlesHandler,
    ImportSubscriptionsHandler,
    ExportSubscriptionsHandler,
    RecordFeedNewsHandler,
    ListFoldersHandler,
    CreateFolderHandler,
    RenameFolderHandler,
    DeleteFolderHandler,
    AssignToFolderHandler,
    SubscriptionsPersonalData,
    SubscriptionTools,
    RefreshTools,
    FolderTools,
    FollowFeedsSection,
    FeedFactsListener,
    ListTroubledSubscriptionsHandler,
    FeedPageModels,
    EndedSubscriptions,
    SelectedFeeds,
    TroubledFeeds,
    { provide: SubscriptionListFormat, useClass: OpmlListFormat },
    { provide: SubscriptionQuotas, useClass: ConfiguredQuotas },
    { provide: DailyUse, useClass: TypeormDailyUse },
    { provide: SubscriptionStore, useClass: TypeormSubscriptionStore },
    { provide: ClaimedSubscriptions, useClass: TypeormClaimedSubscriptions },
    { provide: FolderStore, useClass: TypeormFolderStore },
    { provide: MergedFeeds, useClass: TypeormMergedFeeds },
    { provide: SubscriptionReader, useClass: TypeormSubscriptionReader },
    { provide: SubscriptionsApi, useClass: TypeormSubscriptionsApi },
    { provide: FollowersApi, useClass: MergeFeeds },
  ],
  exports: [SubscriptionsApi, FollowersApi],
})
export class SubscriptionsModule {
  static readonly schema: ContextSchema = {
    migrations: [
      SubscriptionsSchema1763700000000,
      ClaimedSubscriptions1795306310000,
      FullArticles1795309320000,
      InheritedFeeds1795309110001,
      Folders1795426000000,
      GivenTitles1795426002000,
      CountDailyUse1795451100000,
    ],
    entities: [
      subscriptions,
      knownFeeds,
      claimedCallers,
      mergedSubscriptions,
      folders,
      folderEntries,
      mergedFolders,
      dailyUses,
    ],
  };
}

import { Global, Module } from '@nestjs/common';
import type { ContextSchema } from '../shared/database/context-schema.js';
import { FeedLookup } from '../subscriptions/api.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { LookupForSubscriptions } from './adapters/contexts/lookup-for-subscriptions.js';
import { SubscriptionsVisibleFeeds } from './adapters/contexts/subscriptions-visible-feeds.js';
import { ReadItemsChapter } from './adapters/discovery/read-items-chapter.js';
import { SubscriptionFactsListener } from './adapters/events/subscription-facts.listener.js';
import { ItemsController } from './adapters/http/items.controller.js';
import { ItemTools } from './adapters/mcp/item.tools.js';
import { normaliseFeedUrl } from './adapters/rss/feed-url.js';
import { HttpFeedFetcher } from './adapters/rss/http-feed-fetcher.js';
import { CommonWords } from './adapters/typeorm/common-words.js';
import { FeedSchema1763700001000 } from './adapters/typeorm/feed-schema-1763700001000.js';
import { ItemSearcher } from './adapters/typeorm/item-searcher.js';
import { TypeormFeedStore } from './adapters/typeorm/typeorm-feed-store.js';
import { TypeormItemReader } from './adapters/typeorm/typeorm-item-reader.js';
import { TypeormItemStore } from './adapters/typeorm/typeorm-item-store.js';
import { FeedPoller } from './adapters/worker/feed-poller.js';
import { FeedApi } from './api.js';
import { EnlistFeedsHandler } from './application/enlist-feeds.js';
import { FeedMaterial } from './application/feed-material.js';
import { FetchRecorder } from './application/fetch-recorder.js';
import { GetItemHandler } from './application/get-item.js';
import { ListItemsHandler } from './application/list-items.js';
import { LookUpFeedHandler } from './application/look-up-feed.js';
import { PollNextFeedHandler } from './application/poll-next-feed.js';
import { FeedFetcher } from './application/ports/feed-fetcher.js';
import { FeedStore } from './application/ports/feed-store.js';
import { FeedUrls } from './application/ports/feed-urls.js';
import { ItemReader } from './application/ports/item-reader.js';
import { ItemStore } from './application/ports/item-store.js';
import { VisibleFeeds } from './application/ports/visible-feeds.js';
import { ReviewWatchingHandler } from './application/review-watching.js';

/** Feeds, fetched once for all their subscribers, and their items. Global, because it answers Subscriptions' FeedLookup. */
@Global()
@Module({
  imports: [SubscriptionsModule],
  controllers: [ItemsController],
  providers: [
    LookUpFeedHandler,
    EnlistFeedsHandler,
    PollNextFeedHandler,
    ReviewWatchingHandler,
    ListItemsHandler,
    GetItemHandler,
    ItemTools,
    ReadItemsChapter,
    FetchRecorder,
    SubscriptionFactsListener,
    FeedPoller,
    ItemSearcher,
    CommonWords,
    { provide: FeedFetcher, useClass: HttpFeedFetcher },
    { provide: FeedUrls, useValue: { normalise: normaliseFeedUrl } },
    { provide: FeedStore, useClass: TypeormFeedStore },
    { provide: ItemStore, useClass: TypeormItemStore },
    { provide: ItemReader, useClass: TypeormItemReader },
    { provide: VisibleFeeds, useClass: SubscriptionsVisibleFeeds },
    { provide: FeedApi, useClass: FeedMaterial },
    { provide: FeedLookup, useClass: LookupForSubscriptions },
  ],
  exports: [FeedApi, FeedLookup],
})
export class FeedModule {
  static readonly schema: ContextSchema = { migrations: [FeedSchema1763700001000] };
}

import type { ContextParts } from '../shared/wiring/context-parts.js';
import { PruneFeedsCommand } from './adapters/cli/prune-feeds.command.js';
import { SubscriptionsVisibleFeeds } from './adapters/contexts/subscriptions-visible-feeds.js';
import { ReadItemsChapter } from './adapters/discovery/read-items-chapter.js';
import { ItemsController } from './adapters/http/items.controller.js';
import { ItemTools } from './adapters/mcp/item.tools.js';
import { FeedSchema1763700001000 } from './adapters/typeorm/1763700001000-feed-schema.js';
import { IndexItemLinks1795309211000 } from './adapters/typeorm/1795309211000-index-item-links.js';
import { IndexTitlesByFeed1795309220000 } from './adapters/typeorm/1795309220000-index-titles-by-feed.js';
import { ItemLinks1795309210000 } from './adapters/typeorm/1795309210000-item-links.js';
import { ItemSearcher } from './adapters/typeorm/item-searcher.js';
import { TypeormItemReader } from './adapters/typeorm/typeorm-item-reader.js';
import { TypeormItemRetention } from './adapters/typeorm/typeorm-item-retention.js';
import { TypeormItemStore } from './adapters/typeorm/typeorm-item-store.js';
import { HourlyRemoval } from './adapters/worker/hourly-removal.js';
import { Citations } from './application/citations.js';
import { CountOldItemsHandler } from './application/queries/count-old-items.js';
import { GetItemHandler } from './application/queries/get-item.js';
import { ListItemsHandler } from './application/queries/list-items.js';
import { ItemReader } from './application/ports/item-reader.js';
import { ItemRetention } from './application/ports/item-retention.js';
import { ItemStore } from './application/ports/item-store.js';
import { VisibleFeeds } from './application/ports/visible-feeds.js';
import { RemoveOldItemsHandler } from './application/commands/remove-old-items.js';

/** Items are kept, listed, searched and read. */
export const items: ContextParts = {
  controllers: [ItemsController],
  providers: [
    ListItemsHandler,
    GetItemHandler,
    ItemTools,
    ReadItemsChapter,
    Citations,
    CountOldItemsHandler,
    RemoveOldItemsHandler,
    HourlyRemoval,
    ItemSearcher,
    { provide: ItemStore, useClass: TypeormItemStore },
    { provide: ItemRetention, useClass: TypeormItemRetention },
    { provide: ItemReader, useClass: TypeormItemReader },
    { provide: VisibleFeeds, useClass: SubscriptionsVisibleFeeds },
  ],
  commands: [PruneFeedsCommand],
  migrations: [
    FeedSchema1763700001000,
    ItemLinks1795309210000,
    IndexItemLinks1795309211000,
    IndexTitlesByFeed1795309220000,
  ],
};

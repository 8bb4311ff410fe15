import type { ContextParts } from '../shared/wiring/context-parts.js';
import { SubscriptionsVisibleFeeds } from './adapters/contexts/subscriptions-visible-feeds.js';
import { ReadItemsChapter } from './adapters/discovery/read-items-chapter.js';
import { ItemsController } from './adapters/http/items.controller.js';
import { ItemTools } from './adapters/mcp/item.tools.js';
import { CommonWords } from './adapters/typeorm/common-words.js';
import { FeedSchema1763700001000 } from './adapters/typeorm/feed-schema-1763700001000.js';
import { IndexItemLinks1795309211000 } from './adapters/typeorm/index-item-links-1795309211000.js';
import { ItemLinks1795309210000 } from './adapters/typeorm/item-links-1795309210000.js';
import { ItemSearcher } from './adapters/typeorm/item-searcher.js';
import { TypeormItemReader } from './adapters/typeorm/typeorm-item-reader.js';
import { TypeormItemStore } from './adapters/typeorm/typeorm-item-store.js';
import { GetItemHandler } from './application/get-item.js';
import { ListItemsHandler } from './application/list-items.js';
import { ItemReader } from './application/ports/item-reader.js';
import { ItemStore } from './application/ports/item-store.js';
import { VisibleFeeds } from './application/ports/visible-feeds.js';

/** Items are kept, listed, searched and read. */
export const items: ContextParts = {
  controllers: [ItemsController],
  providers: [
    ListItemsHandler,
    GetItemHandler,
    ItemTools,
    ReadItemsChapter,
    ItemSearcher,
    CommonWords,
    { provide: ItemStore, useClass: TypeormItemStore },
    { provide: ItemReader, useClass: TypeormItemReader },
    { provide: VisibleFeeds, useClass: SubscriptionsVisibleFeeds },
  ],
  migrations: [FeedSchema1763700001000, ItemLinks1795309210000, IndexItemLinks1795309211000],
};

import type { Provider } from '@nestjs/common';
import { Database } from '../shared/storage/database/database.js';
import { ListItemsHandler } from './application/queries/list-items.js';
import { GetItemHandler } from './application/queries/get-item.js';
import { ItemTools } from './adapters/mcp/item.tools.js';
import { ReadItemsSection } from './adapters/discovery/read-items-section.js';
import { ItemSearcher } from './adapters/typeorm-items/item-searcher.js';
import { ItemMatcher } from './adapters/typeorm-items/item-matcher.js';
import { ContextsReadingChoices } from './adapters/contexts/contexts-reading-choices.js';
import { LoadedPublishedText } from './adapters/text/loaded-published-text.js';
import { ReadingModels } from './adapters/web/reading/reading-models.js';
import { FoundItem } from './application/found-item.js';
import { ItemList } from './application/item-list.js';
import { PublishedText } from './application/ports/published-text.js';
import { ReadingChoices } from './application/ports/reading-choices.js';
import { BrowseItemsHandler } from './application/queries/browse-items.js';
import { FindNeighboursHandler } from './application/queries/find-neighbours.js';
import { FindReadingTimezoneHandler } from './application/queries/find-reading-timezone.js';
import { ListReadingChoicesHandler } from './application/queries/list-reading-choices.js';
import { ReadItemHandler } from './application/queries/read-item.js';

/** People and agents list, search and read what their feeds brought. */
export const READING_PROVIDERS: Provider[] = [
  ListItemsHandler,
  GetItemHandler,
  ItemTools,
  ReadItemsSection,
  { provide: ItemSearcher, useFactory: (database: Database) => new ItemSearcher(database), inject: [Database] },
  ItemMatcher,
  ItemList,
  FoundItem,
  BrowseItemsHandler,
  ReadItemHandler,
  FindNeighboursHandler,
  ListReadingChoicesHandler,
  FindReadingTimezoneHandler,
  ReadingModels,
  { provide: PublishedText, useClass: LoadedPublishedText },
  { provide: ReadingChoices, useClass: ContextsReadingChoices },
];

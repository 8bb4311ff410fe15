import type { Provider } from '@nestjs/common';
import { OpenedItemTools } from './adapters/mcp/opened-item.tools.js';
import { TypeormOpenedItems } from './adapters/typeorm-items/typeorm-opened-items.js';
import { MarkItemsOpenedHandler } from './application/commands/mark-items-opened.js';
import { OpenedItems } from './application/ports/opened-items.js';
import { ListOpenedItemsHandler } from './application/queries/list-opened-items.js';

/** Which items somebody has opened. */
export const OPENED_ITEM_PROVIDERS: Provider[] = [
  MarkItemsOpenedHandler,
  ListOpenedItemsHandler,
  OpenedItemTools,
  { provide: OpenedItems, useClass: TypeormOpenedItems },
];

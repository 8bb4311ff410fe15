import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { OpenedItem } from '../../application/ports/opened-items.js';

export interface OpenedItemRow extends OpenedItem {
  readonly callerId: CallerId;
}

export const openedItems = mapTable<OpenedItemRow>('feed.opened_item', {
  callerId: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  itemId: { name: 'item_id', type: 'text', collation: 'C', primary: true },
  openedAt: { name: 'opened_at', type: 'bigint' },
});

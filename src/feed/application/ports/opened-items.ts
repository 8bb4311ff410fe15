import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, FeedItemId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';

export interface OpenedItem {
  readonly itemId: FeedItemId;
  /** The last time. */
  readonly openedAt: EpochMs;
}

export interface OpenedItemsFilter {
  /** null: all. */
  readonly itemIds: readonly string[] | null;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Of how many items a caller's opening is kept: those that were opened last. */
export const MOST_OPENED = 5000;

/** Which items callers have opened. Items that were removed since may be among them. */
export abstract class OpenedItems {
  /** Of two times the later one stays. Forgets those beyond MOST_OPENED. */
  abstract mark(caller: CallerId, itemIds: readonly FeedItemId[], at: EpochMs): Promise<void>;
  /** Opened last comes first. */
  abstract list(caller: CallerId, filter: OpenedItemsFilter): Promise<Page<OpenedItem>>;
  abstract countOf(caller: CallerId): Promise<number>;
  abstract eraseOf(caller: CallerId): Promise<void>;
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
}

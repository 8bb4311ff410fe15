import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import type { Sourced } from '../sourced-item.js';
import type { ItemFilter, ItemSummary, PageRequest } from './item-reader.js';

export type Period = Pick<ItemFilter, 'after' | 'before'>;

/**
 * Items of all that a caller sees, newest first, in one round trip: what most lists are. As of the moment of the answer: a
 * subscription that was deleted before shows nothing.
 */
export abstract class VisibleItems {
  abstract page(caller: CallerId, period: Period, page: PageRequest): Promise<Page<Sourced<ItemSummary>>>;
}

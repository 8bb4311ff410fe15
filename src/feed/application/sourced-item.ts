import type { SubscriptionId } from '../../shared/kernel/identifiers.js';
import type { ItemSummary } from './ports/item-reader.js';
import type { Visible } from './ports/visible-feeds.js';

/** An item as one caller sees it: through a subscription of theirs. */
export type Sourced<Item extends ItemSummary> = Item & { readonly subscriptionId: SubscriptionId };

export function withSources<Item extends ItemSummary>(items: readonly Item[], visible: Visible): Sourced<Item>[] {
  return items.flatMap((item) => {
    const subscriptionId = visible.get(item.feed.id);
    return subscriptionId === undefined ? [] : [{ ...item, subscriptionId }];
  });
}

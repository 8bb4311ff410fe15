import type { CallerId, SubscriptionId } from '../../shared/kernel/identifiers.js';
import type { ItemSummary } from './ports/item-reader.js';
import type { Visible, VisibleFeeds } from './ports/visible-feeds.js';

/** An item as one caller sees it: through a subscription of theirs. */
export type Sourced<Item extends ItemSummary> = Item & { readonly subscriptionId: SubscriptionId };

export function withSources<Item extends ItemSummary>(items: readonly Item[], visible: Visible): Sourced<Item>[] {
  return items.flatMap((item) => {
    const subscriptionId = visible.get(item.feed.id);
    return subscriptionId === undefined ? [] : [{ ...item, subscriptionId }];
  });
}

/** The same, where feeds that do not say their name are called as the caller's list from another reader called them. */
export async function withGivenTitles<Item extends ItemSummary>(
  feeds: VisibleFeeds,
  caller: CallerId,
  items: readonly Sourced<Item>[],
): Promise<Sourced<Item>[]> {
  if (items.every(({ feed }) => feed.titled)) return [...items];
  const titles = await feeds.givenTitles(caller);
  return items.map((item) => {
    const title = item.feed.titled ? undefined : titles.get(item.subscriptionId);
    return title === undefined ? item : { ...item, feed: { ...item.feed, title } };
  });
}

import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';

/** By feed id, the subscription through which a caller sees the items of the feed. */
export type Visible = ReadonlyMap<number, SubscriptionId>;

/** Who sees which feeds, as of now: a deleted subscription hides its feed at once. */
export abstract class VisibleFeeds {
  abstract of(caller: CallerId): Promise<Visible>;
  /** What became of subscriptions that a claim merged into others of the caller: old id → the one of today. */
  abstract merged(caller: CallerId, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionId>>;
  /** By subscription, what the caller's list from another reader calls a feed that does not say its name. Few or none. */
  abstract givenTitles(caller: CallerId): Promise<ReadonlyMap<SubscriptionId, string>>;
  abstract hasSubscribers(feedId: number): Promise<boolean>;
}

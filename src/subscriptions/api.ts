import { DomainError } from '../shared/kernel/domain-error.js';
import type { EpochMs } from '../shared/kernel/clock.js';
import type { CallerId, FeedItemId, FolderId, SubscriptionId } from '../shared/kernel/identifiers.js';

/** One active subscription as other contexts see it. */
export interface Subscribed {
  readonly subscriptionId: SubscriptionId;
  readonly feedId: number;
  readonly title: string;
  readonly feedUrl: string;
}

/** A folder of a caller as other contexts see it. */
export interface SubscriptionFolder {
  readonly id: FolderId;
  /** In the words of its owner. Unique among theirs, whatever the case. */
  readonly name: string;
  /** Active ones. A subscription may be in several folders, or in none. */
  readonly subscriptionIds: readonly SubscriptionId[];
  /** Ids of folders that were merged into this one when their owner was claimed: they mean this one. */
  readonly formerIds: readonly FolderId[];
}

/** One caller's subscription to a feed, seen from the feed. */
export interface Follower {
  readonly caller: CallerId;
  readonly subscriptionId: SubscriptionId;
}

/** What Subscriptions tells other contexts. Deleted subscriptions are in no answer, from the moment of deletion. */
export abstract class SubscriptionsApi {
  /**
   * The caller's subscription to each feed, by feed id, what is left of merged feeds included: several feeds may have one
   * subscription. Cheap: lists of items begin with it.
   */
  abstract feeds(caller: CallerId): Promise<ReadonlyMap<number, SubscriptionId>>;
  /**
   * The same for a statement that joins it instead of asking first: a relation (`feed_id`, `subscription_id`) in SQL, each
   * feed once, of the caller whose id is in `parameter`, as of the moment of the statement. What it is made of is private.
   */
  abstract feedsRelation(parameter: `$${number}`): string;
  /** The same with what is known of the feeds. */
  abstract subscriptions(caller: CallerId): Promise<Subscribed[]>;
  /**
   * Ids of subscriptions that were merged, by a claim or because two feeds are one: old id → the id of today. Ids that
   * are in use, deleted or unknown are not in it.
   */
  abstract merged(caller: CallerId, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionId>>;
  /** The folders of the caller, empty ones included, by name. */
  abstract folders(caller: CallerId): Promise<readonly SubscriptionFolder[]>;
  /**
   * By subscription, what the caller's list from another reader calls a feed that does not say its name. They are in
   * `subscriptions` already.
   */
  abstract givenTitles(caller: CallerId): Promise<ReadonlyMap<SubscriptionId, string>>;
  /** Of the feeds that the caller follows, those where they chose full articles. */
  abstract articleFeeds(caller: CallerId): Promise<ReadonlySet<number>>;
  /** Those of the feeds of which somebody who follows them chose full articles. */
  abstract withArticles(feedIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Whether anybody subscribes to the feed. */
  abstract hasSubscribers(feedId: number): Promise<boolean>;
  /** Who subscribes to the feed, at most `limit` of them, in the order of their ids, those after `after`. */
  abstract followers(
    feedId: number,
    page: { readonly after: SubscriptionId | null; readonly limit: number },
  ): Promise<readonly Follower[]>;
}

/** What is known of a feed after it was looked up. */
export interface FeedSummary {
  readonly feedId: number;
  /** Where the feed is: the page's advertised feed when a web page was given. */
  readonly feedUrl: string;
  /** Its own, else its host name. */
  readonly title: string;
  /** Whether `title` is its own and tells it from others. */
  readonly titled: boolean;
  readonly siteUrl: string | null;
  readonly lastSuccessAt: EpochMs | null;
  /** In words for people; null after a success. */
  readonly lastError: string | null;
}

/** How Feed moves the followers of a feed that was merged into another one. */
export abstract class FollowersApi {
  /**
   * Moves every subscription to the feed `from`, deleted ones included, to `into`. A caller who follows both keeps the
   * subscription to `into`, and the id of the other becomes an alias of it. Only those followers go on seeing the items
   * of `from`. Joins the open unit of work. May be repeated.
   */
  abstract merge(from: number, into: FeedSummary): Promise<void>;
}

/** The newest item of a feed, hostile text. */
export interface NewestItem {
  readonly id: FeedItemId;
  readonly title: string;
  /** When it was published, else when it came. */
  readonly at: EpochMs;
}

/** A feed to try the program with, which needs no network. */
export interface SampleFeed {
  readonly feedUrl: string;
  readonly title: string;
  readonly language: string;
}

/** The samples that this program can serve; none where their files are not there. Feed implements it. */
export abstract class SampleFeeds {
  abstract all(): readonly SampleFeed[];
}

/** The outcome of fetching a feed at once. */
export type FeedRefreshed =
  /** Its server was asked; whether it answered is in `lastError`. `newItems`: how many were not stored before. */
  | { readonly outcome: 'fetched'; readonly feed: FeedSummary; readonly newItems: number }
  /** It was not fetched; `message` tells people why, and when it will be. */
  | { readonly outcome: 'left'; readonly message: string };

/** The address is no feed and will not become one: 404, a page without a feed, a private address, no such host. */
export class NotAFeed extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid_request';
}

/**
 * What Subscriptions needs from whoever fetches feeds; Feed implements it (`feed/adapters/contexts`), so that the
 * arrow between the two contexts points one way only. See docs/adr.
 */
export abstract class FeedLookup {
  /**
   * The canonical form under which a feed is stored. An address without a scheme means https. Throws InvalidRequest when
   * it is no address of the web.
   */
  abstract normalise(url: string): string;
  /** The feed of this normalised URL, or of what was there before, without fetching; null: unknown. */
  abstract known(url: string): Promise<number | null>;
  /** Those of these normalised URLs that `known` knows nothing of. */
  abstract unknown(urls: readonly string[]): Promise<readonly string[]>;
  /**
   * Fetches the feed (10 s at most) and stores it with its items. A feed that is only slow or failing today is
   * returned with `lastError`. Where nobody answers an address without a scheme, http is tried. Throws NotAFeed.
   */
  abstract lookUp(url: string): Promise<FeedSummary>;
  /** URLs of the feeds at an address, taken as in `lookUp`: itself, or all that a page advertises. Throws NotAFeed. */
  abstract discover(url: string): Promise<readonly string[]>;
  /** The newest item of each of these feeds that has any, by feed. */
  abstract newest(feedIds: readonly number[]): Promise<ReadonlyMap<number, NewestItem>>;
  /**
   * Stores feeds without fetching them, which workers do as soon as somebody subscribes, and tells what is known of
   * each already, in the order of the URLs. Takes normalised URLs.
   */
  abstract register(urls: readonly string[]): Promise<readonly FeedSummary[]>;
  /**
   * Fetches a stored feed at once (10 s at most), unless it was fetched minutes ago, is being fetched or its host wants to
   * be left alone.
   */
  abstract refresh(feedId: number): Promise<FeedRefreshed>;
  /** Makes those of these feeds due that were not fetched within the last minutes. Returns how many. */
  abstract requestRefresh(feedIds: readonly number[]): Promise<number>;
}

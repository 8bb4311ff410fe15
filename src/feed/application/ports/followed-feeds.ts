import type { CallerId, FolderId, SubscriptionId } from '../../../shared/kernel/identifiers.js';

export interface FollowedFolder {
  readonly id: FolderId;
  readonly name: string;
}

/** A subscription of a caller, and what they have chosen for it. */
export interface FollowedFeed {
  readonly subscriptionId: SubscriptionId;
  /** Its own, else what the caller's list from another reader calls it. */
  readonly title: string;
  /** Whether the title is the one of the caller's list. */
  readonly isTitleGiven: boolean;
  readonly feedUrl: string;
  readonly fullArticles: boolean;
  readonly folderIds: ReadonlySet<FolderId>;
}

/** Whatever a rule may be for. */
export interface RuleScopes {
  /** By name. */
  readonly folders: readonly FollowedFolder[];
  readonly sources: readonly Pick<FollowedFeed, 'subscriptionId' | 'title'>[];
}

/** What callers follow, as they see it. */
export abstract class FollowedFeeds {
  /** Under its id, or one that was merged into it; null: the caller has no such active subscription. */
  abstract one(caller: CallerId, id: string): Promise<FollowedFeed | null>;
  abstract scopes(caller: CallerId): Promise<RuleScopes>;
}

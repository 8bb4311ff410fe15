import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { Feed } from '../../domain/feed.js';
import { FeedStore } from '../ports/feed-store.js';
import { FollowedFeeds, type FollowedFeed, type RuleScopes } from '../ports/followed-feeds.js';

export interface ShownFeed {
  readonly followed: FollowedFeed;
  /** null: it was merged into another feed at this moment. */
  readonly feed: Feed | null;
}

/** One feed that the caller follows: how it is, and what they have chosen for it. */
export class ShowFollowedFeed extends Query<ShownFeed> {
  constructor(
    readonly caller: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(ShowFollowedFeed)
export class ShowFollowedFeedHandler implements IQueryHandler<ShowFollowedFeed> {
  constructor(
    private readonly followed: FollowedFeeds,
    private readonly feeds: FeedStore,
  ) {}

  /** Throws NotFound. */
  async execute({ caller, id }: ShowFollowedFeed): Promise<ShownFeed> {
    const followed = await this.followed.one(caller, id);
    if (followed === null) throw new NotFound(`You have no source ${id}.`);
    return { followed, feed: await this.feeds.byUrl(followed.feedUrl) };
  }
}

/** What a rule of the caller may be for. */
export class ListRuleScopes extends Query<RuleScopes> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(ListRuleScopes)
export class ListRuleScopesHandler implements IQueryHandler<ListRuleScopes> {
  constructor(private readonly followed: FollowedFeeds) {}

  execute({ caller }: ListRuleScopes): Promise<RuleScopes> {
    return this.followed.scopes(caller);
  }
}

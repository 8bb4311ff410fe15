import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { FollowedFeeds, type FollowedFeed, type RuleScopes } from '../../application/ports/followed-feeds.js';

@Injectable()
export class SubscriptionsFollowedFeeds extends FollowedFeeds {
  constructor(private readonly subscriptions: SubscriptionsApi) {
    super();
  }

  override async one(caller: CallerId, asked: string): Promise<FollowedFeed | null> {
    const all = await this.subscriptions.subscriptions(caller);
    const merged = await this.subscriptions.merged(caller, [asked]);
    const id = merged.get(asked) ?? asked;
    const found = all.find(({ subscriptionId }) => subscriptionId === id);
    if (found === undefined) return null;
    const { subscriptionId, feedId, title, feedUrl } = found;
    const folders = await this.subscriptions.folders(caller);
    const inside = folders.filter(({ subscriptionIds }) => subscriptionIds.includes(subscriptionId));
    return {
      subscriptionId,
      title,
      feedUrl,
      isTitleGiven: (await this.subscriptions.givenTitles(caller)).has(subscriptionId),
      fullArticles: (await this.subscriptions.articleFeeds(caller)).has(feedId),
      folderIds: new Set(inside.map((folder) => folder.id)),
    };
  }

  override async scopes(caller: CallerId): Promise<RuleScopes> {
    const sources = await this.subscriptions.subscriptions(caller);
    const folders = await this.subscriptions.folders(caller);
    return {
      folders: folders.map(({ id, name }) => ({ id, name })),
      sources: sources.map(({ subscriptionId, title }) => ({ subscriptionId, title })),
    };
  }
}

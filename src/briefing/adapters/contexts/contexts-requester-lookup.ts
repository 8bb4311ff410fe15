import { Injectable } from '@nestjs/common';
import { FeedApi } from '../../../feed/api.js';
import { PreferencesApi } from '../../../preferences/api.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { RequesterLookup, type RequesterContext } from '../../application/ports/requester-lookup.js';

@Injectable()
export class ContextsRequesterLookup extends RequesterLookup {
  constructor(
    private readonly subscriptions: SubscriptionsApi,
    private readonly feed: FeedApi,
    private readonly preferences: PreferencesApi,
  ) {
    super();
  }

  override async contextOf(
    caller: CallerId,
    named: { sourceIds: readonly string[]; itemIds: readonly string[] },
  ): Promise<RequesterContext> {
    const [subscribed, visible, profile, listening] = await Promise.all([
      this.subscriptions.subscriptions(caller),
      named.itemIds.length > 0 ? this.feed.visible(caller, named.itemIds) : new Set<string>(),
      this.preferences.profileOf(caller),
      this.preferences.listeningOf(caller),
    ]);
    const theirs = new Set<string>(subscribed.map(({ subscriptionId }) => subscriptionId));
    return {
      activeSubscriptions: subscribed.length,
      strangeSources: await this.strangersAmong(
        caller,
        named.sourceIds.filter((id) => !theirs.has(id)),
      ),
      strangeItems: [...new Set(named.itemIds)].filter((id) => !visible.has(id)),
      profile,
      listening,
    };
  }

  /** Ids from before a claim are theirs too. */
  private async strangersAmong(caller: CallerId, unknown: readonly string[]): Promise<readonly string[]> {
    if (unknown.length === 0) return unknown;
    const merged = await this.subscriptions.merged(caller, unknown);
    return unknown.filter((id) => !merged.has(id));
  }
}

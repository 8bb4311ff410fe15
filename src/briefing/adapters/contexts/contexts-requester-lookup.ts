import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { FeedApi } from '../../../feed/api.js';
import { PreferencesApi } from '../../../preferences/api.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import type { Scope } from '../../domain/briefing-request.js';
import { languagesOf, type LanguageCounts } from '../../domain/usual-language.js';
import { RequesterLookup, type RequesterContext } from '../../application/ports/requester-lookup.js';

/** Items by which languages are told: those of a usual day. */
const LOOKED_AT = 100;
/** It usually takes a few milliseconds; nobody waits for items that cannot be read just now. */
const LOOKED_FOR_MS = 1_000;

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
    named: { sourceIds: readonly string[]; itemIds: readonly string[]; folders: boolean },
  ): Promise<RequesterContext> {
    const [subscribed, visible, profile, listening, folders] = await Promise.all([
      this.subscriptions.subscriptions(caller),
      named.itemIds.length > 0 ? this.feed.visible(caller, named.itemIds) : new Set<string>(),
      this.preferences.profileOf(caller),
      this.preferences.listeningOf(caller),
      named.folders ? this.subscriptions.folders(caller) : [],
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
      names: {
        sourceTitles: subscribed.map(({ title }) => title),
        folders: folders.map(({ name, subscriptionIds }) => ({ name, sourceIds: subscriptionIds })),
      },
    };
  }

  override languagesIn(caller: CallerId, scope: Scope): Promise<LanguageCounts> {
    return Promise.race([this.languagesOfItems(caller, scope), sleep(LOOKED_FOR_MS, {}, { ref: false })]);
  }

  private async languagesOfItems(
    caller: CallerId,
    { sourceIds, excludedSourceIds, itemIds }: Scope,
  ): Promise<LanguageCounts> {
    const { items } = await this.feed.material(caller, {
      ...(sourceIds !== undefined && { only: sourceIds }),
      ...(excludedSourceIds !== undefined && { except: excludedSourceIds }),
      ...(itemIds !== undefined && { itemIds }),
      limit: LOOKED_AT,
      named: 0,
    });
    return languagesOf(items.map(({ subscriptionId, title, text }) => ({ sourceId: subscriptionId, title, text })));
  }

  /** Ids from before a claim are theirs too. */
  private async strangersAmong(caller: CallerId, unknown: readonly string[]): Promise<readonly string[]> {
    if (unknown.length === 0) return unknown;
    const merged = await this.subscriptions.merged(caller, unknown);
    return unknown.filter((id) => !merged.has(id));
  }
}

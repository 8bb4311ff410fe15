import { Injectable } from '@nestjs/common';
import { FeedApi } from '../../../feed/api.js';
import { PreferencesApi } from '../../../preferences/api.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { CompositionChoicesLookup, type CompositionChoices } from '../../application/ports/composition-choices.js';

@Injectable()
export class ContextsCompositionChoices extends CompositionChoicesLookup {
  constructor(
    private readonly subscriptions: SubscriptionsApi,
    private readonly feed: FeedApi,
    private readonly preferences: PreferencesApi,
  ) {
    super();
  }

  override async choicesOf(caller: CallerId, itemIds: readonly string[]): Promise<CompositionChoices> {
    const [subscribed, folders, items, { timezone }] = await Promise.all([
      this.subscriptions.subscriptions(caller),
      this.subscriptions.folders(caller),
      itemIds.length === 0 ? [] : this.feed.present(caller, itemIds),
      this.preferences.profileOf(caller),
    ]);
    const sources = subscribed.map(({ subscriptionId, title }) => ({ id: subscriptionId, title }));
    return {
      sources: sources.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
      folders: folders.map(({ id, name, subscriptionIds }) => ({ id, name, sourceIds: subscriptionIds })),
      items: items.map(({ id, title }) => ({ id, title })),
      timezone,
    };
  }
}

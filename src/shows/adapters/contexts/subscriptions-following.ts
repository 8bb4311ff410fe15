import { Injectable } from '@nestjs/common';
import { PreferencesApi } from '../../../preferences/api.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { Following, type ShowChoices } from '../../application/ports/following.js';
import type { Followed } from '../../domain/order.js';

@Injectable()
export class SubscriptionsFollowing extends Following {
  constructor(
    private readonly subscriptions: SubscriptionsApi,
    private readonly preferences: PreferencesApi,
  ) {
    super();
  }

  override async choices(caller: CallerId): Promise<ShowChoices> {
    const [subscribed, folders, { timezone }] = await Promise.all([
      this.subscriptions.subscriptions(caller),
      this.subscriptions.folders(caller),
      this.preferences.profileOf(caller),
    ]);
    const sources = subscribed.map(({ subscriptionId, title }) => ({ id: subscriptionId, title }));
    return {
      sources: sources.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
      folders: folders.map(({ id, name }) => ({ id, name })),
      timezone,
    };
  }

  override async of(caller: CallerId, ids: readonly string[]): Promise<Followed> {
    const [subscribed, merged, folders] = await Promise.all([
      this.subscriptions.subscriptions(caller),
      ids.length === 0 ? new Map<string, string>() : this.subscriptions.merged(caller, ids),
      this.subscriptions.folders(caller),
    ]);
    return {
      sources: new Map([...merged, ...subscribed.map(({ subscriptionId: id }) => [id, id] as const)]),
      folders: new Map(
        folders.flatMap(({ id, formerIds, subscriptionIds }) =>
          [id, ...formerIds].map((one) => [one, subscriptionIds] as const),
        ),
      ),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { PreferencesApi } from '../../../preferences/api.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { ReadingChoices, type ReadingChoicesOf } from '../../application/ports/reading-choices.js';

/** Thousands of titles are compared by it. */
const BY_TITLE = new Intl.Collator('en');

@Injectable()
export class ContextsReadingChoices extends ReadingChoices {
  constructor(
    private readonly subscriptions: SubscriptionsApi,
    private readonly preferences: PreferencesApi,
  ) {
    super();
  }

  override async of(caller: CallerId): Promise<ReadingChoicesOf> {
    const [subscribed, folders, { timezone }] = await Promise.all([
      this.subscriptions.subscriptions(caller),
      this.subscriptions.folders(caller),
      this.preferences.profileOf(caller),
    ]);
    const sources = subscribed.map(({ subscriptionId, title }) => ({ id: subscriptionId, title }));
    return {
      sources: sources.toSorted((a, b) => BY_TITLE.compare(a.title, b.title)),
      folders: folders.map(({ id, name }) => ({ id, title: name })),
      timezone,
    };
  }

  override async timezoneOf(caller: CallerId): Promise<string> {
    return (await this.preferences.profileOf(caller)).timezone;
  }
}

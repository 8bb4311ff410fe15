import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../config/http-settings.js';
import type { CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import type { Show } from '../../domain/show.js';
import { PodcastFeeds } from '../../podcasts/podcasts.js';

/** Where shows are heard. */
@Injectable()
export class ShowAddresses {
  constructor(
    private readonly feeds: PodcastFeeds,
    private readonly settings: HttpSettings,
  ) {}

  async podcastOf({ owner, id }: Show): Promise<string | null> {
    return (await this.feeds.addressesOf(owner, [id], this.settings.baseUrl)).get(id) ?? null;
  }

  async podcastsOf(owner: CallerId, shows: readonly Show[]): Promise<ReadonlyMap<ShowId, string>> {
    const ids = shows.map(({ id }) => id);
    return this.feeds.addressesOf(owner, ids, this.settings.baseUrl);
  }

  /** Of the feed with all briefings of the member. */
  async everythingOf(owner: CallerId): Promise<string> {
    const { baseUrl } = this.settings;
    return this.feeds.addressOf(await this.feeds.open(owner, null, baseUrl), baseUrl);
  }

  async renewEverything(owner: CallerId): Promise<void> {
    await this.feeds.renew(owner, null, this.settings.baseUrl);
  }

  /** The address that the feed had is nobody's from now on. */
  async renew({ owner, id }: Show): Promise<void> {
    await this.feeds.renew(owner, id, this.settings.baseUrl);
  }
}

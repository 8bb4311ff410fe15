import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import {
  PersonalData,
  type Erasure,
  type Kept,
  type WorkClaim,
} from '../../../shared/kernel/compliance/personal-data.js';
import { FeedArtwork } from './feed-artwork.js';
import { RenderedEpisodeStore } from './ports/rendered-episode-store.js';
import { PodcastFeedStore } from './ports/podcast-feed-store.js';

/** Addresses of feeds, the pictures of these, and episodes as feeds show them. */
@Injectable()
export class PodcastsPersonalData extends PersonalData {
  readonly context = 'shows.podcasts';

  constructor(
    private readonly feeds: PodcastFeedStore,
    private readonly episodes: RenderedEpisodeStore,
    private readonly artwork: FeedArtwork,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [{ what: 'addresses of podcast feeds', count: await this.feeds.countOf(caller) }];
  }

  /** Without the addresses: whoever has one listens. */
  override async export(caller: CallerId): Promise<object> {
    const feeds = await this.feeds.of(caller);
    return { feeds: feeds.map(({ secret: _secret, ...feed }) => feed) };
  }

  override async erase({ caller }: Erasure): Promise<void> {
    for (const { guid, show } of await this.feeds.of(caller)) {
      await this.feeds.remove(caller, show);
      await this.artwork.forget(guid);
    }
    // Last: whoever keeps episodes holds a feed of the caller until they are kept.
    await this.episodes.forget(caller);
  }

  /** A member keeps the addresses that they have. */
  override async handOver({ from, to }: WorkClaim): Promise<void> {
    const before = await this.feeds.of(from);
    await this.feeds.handOver(from, to);
    await this.episodes.forget(from);
    for (const { guid } of before) {
      if ((await this.feeds.byGuid(guid)) === null) await this.artwork.forget(guid);
    }
  }
}

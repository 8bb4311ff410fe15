import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId, type ShowId } from '../../../shared/kernel/identifiers.js';
import { feedPath, type PodcastFeed } from '../domain/podcast-feed.js';
import { FeedArtwork } from './feed-artwork.js';
import { PodcastFeedStore, type NewAddress } from './ports/podcast-feed-store.js';

/** The feeds of a member: made when they are first asked for, found again by what they are of. */
@Injectable()
export class PodcastFeeds {
  constructor(
    private readonly store: PodcastFeedStore,
    private readonly artwork: FeedArtwork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Whoever asks has looked whether there is such a show. `baseUrl`: where the service is reached. */
  async open(owner: CallerId, show: ShowId | null, baseUrl: string): Promise<PodcastFeed> {
    return (await this.store.find(owner, show)) ?? (await this.store.open(owner, show, this.newAddress(baseUrl)));
  }

  /** The address that it had before is nobody's from now on. */
  async renew(owner: CallerId, show: ShowId | null, baseUrl: string): Promise<PodcastFeed> {
    await this.open(owner, show, baseUrl);
    return this.store.renew(owner, show, this.newAddress(baseUrl));
  }

  /** Every feed that has had its address since then, or for longer, gets another one. */
  async renewAll(owner: CallerId, since: EpochMs, baseUrl: string): Promise<void> {
    const known = (await this.store.of(owner)).filter(({ renewedAt }) => renewedAt <= since);
    for (const { show } of known) await this.store.renew(owner, show, this.newAddress(baseUrl));
  }

  /** Whoever knows it hears the feed. */
  addressOf({ secret }: Pick<PodcastFeed, 'secret'>, baseUrl: string): string {
    return baseUrl + feedPath(secret);
  }

  /** The secret address of the feed of each show of the owner. */
  async addressesOf(owner: CallerId, shows: readonly ShowId[], baseUrl: string): Promise<ReadonlyMap<ShowId, string>> {
    const known = new Map((await this.store.of(owner)).map((feed) => [feed.show, feed]));
    const addresses = new Map<ShowId, string>();
    for (const show of shows) {
      const feed = known.get(show) ?? (await this.open(owner, show, baseUrl));
      addresses.set(show, this.addressOf(feed, baseUrl));
    }
    return addresses;
  }

  /** A show is gone: its feed is not found any more. May be repeated. */
  async forget(owner: CallerId, show: ShowId): Promise<void> {
    const feed = await this.store.find(owner, show);
    if (feed === null) return;
    await this.store.remove(owner, show);
    await this.artwork.forget(feed.guid);
  }

  private newAddress(baseUrl: string): NewAddress {
    const secret = this.ids.secretSlug();
    return { secret, url: baseUrl + feedPath(secret), at: this.clock.now() };
  }
}

import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId, ShowId } from '../../../../shared/kernel/identifiers.js';
import type { PodcastFeed } from '../../domain/podcast-feed.js';

/** A secret that nobody has had, and the address that it makes. */
export interface NewAddress {
  readonly secret: string;
  readonly url: string;
  readonly at: EpochMs;
}

/** One feed for each show of an owner, and one for everything (`show` is null). Secrets are kept encrypted. */
export abstract class PodcastFeedStore {
  /** Makes the feed where there is none; one that exists keeps its address. */
  abstract open(owner: CallerId, show: ShowId | null, address: NewAddress): Promise<PodcastFeed>;
  abstract find(owner: CallerId, show: ShowId | null): Promise<PodcastFeed | null>;
  /** The feed has this address from now on, and no other. It has to exist. */
  abstract renew(owner: CallerId, show: ShowId | null, address: NewAddress): Promise<PodcastFeed>;
  abstract bySecret(secret: string): Promise<PodcastFeed | null>;
  abstract byGuid(guid: string): Promise<PodcastFeed | null>;
  abstract countOf(owner: CallerId): Promise<number>;
  abstract of(owner: CallerId): Promise<readonly PodcastFeed[]>;
  /** What was made for it besides stays: see RenderedEpisodeStore. May be repeated. */
  abstract remove(owner: CallerId, show: ShowId | null): Promise<void>;
  /** Of two feeds for everything that of `to` stays. May be repeated. */
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { MOST_EPISODES, type EpisodeRef } from '../../domain/episode.js';
import type { PodcastFeed } from '../../domain/podcast-feed.js';
import { DeactivatedMembers } from '../../../../shared/kernel/deactivated-members.js';
import { KnownShows, type PodcastShow } from '../known-shows.js';
import { EpisodeSource } from '../ports/episode-source.js';
import { PodcastFeedStore } from '../ports/podcast-feed-store.js';

/** What a feed says of itself. */
export interface PodcastHead {
  readonly feed: PodcastFeed;
  /** null: everything. */
  readonly show: PodcastShow | null;
  readonly language: Language;
}

export interface FoundPodcast extends PodcastHead {
  /** Newest first. */
  readonly episodes: readonly EpisodeRef[];
}

/** The feed behind a secret address, and which episodes it has. Asked by every app every few minutes. */
export class FindPodcast extends Query<FoundPodcast> {
  constructor(readonly secret: string) {
    super();
  }
}

/**
 * What was never an address, what has been renewed, what is gone and whose owner is shut out are one thing to a stranger. Not
 * 410: apps would forget an address that comes back with its owner.
 */
const nothingThere = (): NotFound => new NotFound('There is no podcast at this address.');

@QueryHandler(FindPodcast)
export class FindPodcastHandler implements IQueryHandler<FindPodcast> {
  constructor(
    private readonly feeds: PodcastFeedStore,
    private readonly shows: KnownShows,
    private readonly source: EpisodeSource,
    private readonly deactivated: DeactivatedMembers,
  ) {}

  async execute({ secret }: FindPodcast): Promise<FoundPodcast> {
    const feed = await this.feeds.bySecret(secret);
    if (feed === null || (await this.deactivated.has(feed.owner))) throw nothingThere();
    const [head, episodes] = await Promise.all([
      headOf(feed, this.shows, this.source),
      this.source.list(feed.owner, feed.show, MOST_EPISODES),
    ]);
    return { ...head, episodes };
  }
}

/** Throws NotFound when the show of the feed is gone. */
export async function headOf(feed: PodcastFeed, shows: KnownShows, source: EpisodeSource): Promise<PodcastHead> {
  const { owner, show: id } = feed;
  const show = id === null ? null : await shows.find(owner, id);
  if (id !== null && show === null) throw nothingThere();
  return { feed, show, language: show?.language ?? (await source.languageOf(owner)) };
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { DeactivatedMembers } from '../../../../shared/kernel/deactivated-members.js';
import { KnownShows } from '../known-shows.js';
import { EpisodeSource } from '../ports/episode-source.js';
import { PodcastFeedStore } from '../ports/podcast-feed-store.js';
import { headOf, type PodcastHead } from './find-podcast.js';

/** By the name of the podcast that does not change, which tells nothing of its address. */
export class FindPodcastHead extends Query<PodcastHead> {
  constructor(readonly guid: string) {
    super();
  }
}

@QueryHandler(FindPodcastHead)
export class FindPodcastHeadHandler implements IQueryHandler<FindPodcastHead> {
  constructor(
    private readonly feeds: PodcastFeedStore,
    private readonly shows: KnownShows,
    private readonly source: EpisodeSource,
    private readonly deactivated: DeactivatedMembers,
  ) {}

  async execute({ guid }: FindPodcastHead): Promise<PodcastHead> {
    const feed = await this.feeds.byGuid(guid);
    if (feed === null || (await this.deactivated.has(feed.owner))) throw new NotFound('There is no such podcast.');
    return headOf(feed, this.shows, this.source);
  }
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import type { Episode, EpisodeInShort } from '../../domain/episode.js';
import { Briefings } from '../ports/briefings.js';

/** What the episodes that can be heard are called, and how much of each its owner has heard. */
export class DescribeEpisodes extends Query<ReadonlyMap<BriefingId, EpisodeInShort>> {
  constructor(
    readonly owner: CallerId,
    readonly episodes: readonly Episode[],
  ) {
    super();
  }
}

@QueryHandler(DescribeEpisodes)
export class DescribeEpisodesHandler implements IQueryHandler<DescribeEpisodes> {
  constructor(private readonly briefings: Briefings) {}

  execute({ owner, episodes }: DescribeEpisodes): Promise<ReadonlyMap<BriefingId, EpisodeInShort>> {
    const ready = episodes.flatMap(({ state }) => (state.status === 'ready' ? [state.briefing.briefingId] : []));
    return this.briefings.inShort(owner, ready);
  }
}

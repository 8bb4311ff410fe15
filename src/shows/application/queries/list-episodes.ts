import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { Page } from '../../../shared/kernel/page.js';
import type { Episode } from '../../domain/episode.js';
import { membersOnly, UnknownShow } from '../../domain/show.js';
import { EpisodeStore, type EpisodeFilter } from '../ports/episode-store.js';
import { ShowStore } from '../ports/show-store.js';

export class ListEpisodes extends Query<Page<Episode>> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
    readonly page: Pick<EpisodeFilter, 'after' | 'limit'>,
  ) {
    super();
  }
}

@QueryHandler(ListEpisodes)
export class ListEpisodesHandler implements IQueryHandler<ListEpisodes> {
  constructor(
    private readonly shows: ShowStore,
    private readonly episodes: EpisodeStore,
  ) {}

  async execute({ caller, showId, page }: ListEpisodes): Promise<Page<Episode>> {
    membersOnly(caller);
    const show = await this.shows.find(caller.id, showId);
    if (show === null) throw new UnknownShow(showId);
    return this.episodes.page({ owner: caller.id, showId: show.id, ...page });
  }
}

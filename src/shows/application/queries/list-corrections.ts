import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpisodeCorrection } from '../../domain/episode.js';
import { membersOnly, UnknownShow } from '../../domain/show.js';
import { Briefings } from '../ports/briefings.js';
import { ShowStore } from '../ports/show-store.js';

/** What sources have changed of what the episodes of a show said, newest first. */
export class ListCorrections extends Query<readonly EpisodeCorrection[]> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListCorrections)
export class ListCorrectionsHandler implements IQueryHandler<ListCorrections> {
  constructor(
    private readonly shows: ShowStore,
    private readonly briefings: Briefings,
  ) {}

  async execute({ caller, showId, limit }: ListCorrections): Promise<readonly EpisodeCorrection[]> {
    membersOnly(caller);
    const show = await this.shows.find(caller.id, showId);
    if (show === null) throw new UnknownShow(showId);
    return this.briefings.corrections(caller.id, show.id, limit);
  }
}

import { Injectable } from '@nestjs/common';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { RenderedEpisodeStore, type RenderedEpisode } from '../../application/ports/rendered-episode-store.js';
import { podcastEpisodes } from './podcast-episode-row.js';
import { EPISODES, KEEP } from './podcast-episodes.sql.js';

@Injectable()
export class TypeormRenderedEpisodeStore extends RenderedEpisodeStore {
  constructor(
    private readonly database: Database,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  override of(owner: CallerId, briefings: readonly BriefingId[], madeFor: string): Promise<readonly RenderedEpisode[]> {
    return this.database.query<RenderedEpisode>(EPISODES, [owner, briefings, madeFor], 'shows.podcast-episodes');
  }

  override async keep(owner: CallerId, madeFor: string, episodes: readonly RenderedEpisode[]): Promise<void> {
    if (episodes.length === 0) return;
    await this.database.execute(KEEP, [
      owner,
      madeFor,
      episodes.map(({ briefingId }) => briefingId),
      episodes.map(({ revision }) => revision),
      episodes.map(({ xml }) => xml),
    ]);
  }

  override async forget(owner: CallerId): Promise<void> {
    await this.repositories.of(podcastEpisodes).delete({ owner });
  }
}

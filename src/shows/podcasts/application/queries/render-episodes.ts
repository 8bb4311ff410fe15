import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { EpisodeRef } from '../../domain/episode.js';
import { EpisodeSource } from '../ports/episode-source.js';
import { RenderedEpisodeStore, type RenderedEpisode } from '../ports/rendered-episode-store.js';
import { EpisodeWriter } from '../ports/episode-writer.js';

export interface RenderedItems {
  readonly items: readonly string[];
  /** Nothing is missing of any: they may be kept until an episode changes. */
  readonly isWhole: boolean;
}

/** Episodes as the feed shows them, in their order; those that are gone by now are left out. */
export class RenderEpisodes extends Query<RenderedItems> {
  constructor(
    readonly owner: CallerId,
    readonly episodes: readonly EpisodeRef[],
  ) {
    super();
  }
}

/** Episodes whose files are opened at once. */
const AT_ONCE = 16;

interface Written extends RenderedEpisode {
  /** false: what was lost of it may come back. */
  readonly whole: boolean;
}

@QueryHandler(RenderEpisodes)
export class RenderEpisodesHandler implements IQueryHandler<RenderEpisodes> {
  constructor(
    private readonly source: EpisodeSource,
    private readonly store: RenderedEpisodeStore,
    private readonly writer: EpisodeWriter,
  ) {}

  async execute({ owner, episodes }: RenderEpisodes): Promise<RenderedItems> {
    const kept = await this.store.of(
      owner,
      episodes.map(({ briefingId }) => briefingId),
      this.writer.madeFor,
    );
    const known = new Map(kept.map((episode) => [episode.briefingId, episode]));
    const missing = episodes.filter(({ briefingId, revision }) => known.get(briefingId)?.revision !== revision);
    const written = await this.written(owner, missing);
    for (const episode of written) known.set(episode.briefingId, episode);
    const items = episodes.flatMap(({ briefingId, revision }) => {
      const episode = known.get(briefingId);
      return episode?.revision === revision ? [episode.xml] : [];
    });
    return { items, isWhole: items.length === episodes.length && written.every(({ whole }) => whole) };
  }

  private async written(owner: CallerId, episodes: readonly EpisodeRef[]): Promise<readonly Written[]> {
    const all: Written[] = [];
    for (let first = 0; first < episodes.length; first += AT_ONCE) {
      const some = await Promise.all(episodes.slice(first, first + AT_ONCE).map((ref) => this.write(owner, ref)));
      const found = some.filter((each) => each !== null);
      await this.store.keep(
        owner,
        this.writer.madeFor,
        found.filter(({ whole }) => whole),
      );
      all.push(...found);
    }
    return all;
  }

  private async write(owner: CallerId, { briefingId, revision }: EpisodeRef): Promise<Written | null> {
    const episode = await this.source.episode(owner, briefingId);
    if (episode === null) return null;
    return { briefingId, revision, xml: this.writer.write(episode), whole: episode.stories.length > 0 };
  }
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { EpisodeWriter } from '../../application/ports/episode-writer.js';
import { PackedEpisodeStore, type PackedEpisodes } from '../../application/ports/packed-episode-store.js';
import type { FoundPodcast } from '../../application/queries/find-podcast.js';
import { RenderEpisodes } from '../../application/queries/render-episodes.js';
import { gzipOf, pack } from './gzip-parts.js';
import { EPISODE_FORM } from './rss-episode-writer.js';
import { FEED_FORM, rssAround } from './rss-feed.js';

/** Feeds as they are sent. The items of one are megabytes, so they are kept joined and compressed until one changes. */
@Injectable()
export class FeedDocuments {
  constructor(
    private readonly queries: QueryBus,
    private readonly packed: PackedEpisodeStore,
    private readonly writer: EpisodeWriter,
    private readonly settings: HttpSettings,
  ) {}

  /** Of all that the document follows from. */
  tagOf({ feed, show, language, episodes }: FoundPodcast): string {
    const { baseUrl } = this.settings;
    const head = [FEED_FORM, EPISODE_FORM, baseUrl, feed.guid, feed.secret, show?.name, language];
    return digestOf([...head, ...statesOf(episodes)]).slice(0, 32);
  }

  async text(found: FoundPodcast, modifiedAt: EpochMs): Promise<string> {
    const { items } = await this.queries.execute(new RenderEpisodes(found.feed.owner, found.episodes));
    const { before, after } = this.around(found, modifiedAt);
    return [before, ...items, after].join('');
  }

  async gzip(found: FoundPodcast, modifiedAt: EpochMs): Promise<Buffer> {
    const { before, after } = this.around(found, modifiedAt);
    return gzipOf(before, await this.itemsOf(found), after);
  }

  private async itemsOf({ feed, episodes }: FoundPodcast): Promise<PackedEpisodes> {
    const states = episodes.map(({ briefingId, revision }) => `${briefingId} ${revision}`);
    const madeFrom = createHash('sha256')
      .update([this.writer.madeFor, ...states].join('\n'))
      .digest('hex');
    const kept = await this.packed.find(feed.guid, madeFrom);
    if (kept !== null) return kept;
    const { items, isWhole } = await this.queries.execute(new RenderEpisodes(feed.owner, episodes));
    const made = await pack(items.join(''));
    if (isWhole) await this.packed.keep(feed.guid, madeFrom, made);
    return made;
  }

  private around(found: FoundPodcast, modifiedAt: EpochMs): ReturnType<typeof rssAround> {
    return rssAround(found, { baseUrl: this.settings.baseUrl, modifiedAt });
  }
}

const statesOf = (episodes: FoundPodcast['episodes']): readonly string[] =>
  episodes.map(({ briefingId, revision }) => `${briefingId} ${revision}`);

const digestOf = (parts: readonly (string | number | undefined)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

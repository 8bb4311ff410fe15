import { Injectable } from '@nestjs/common';
import type { FeedCover } from '../domain/feed-cover.js';
import { CoverFiles, type KeptCover } from './ports/cover-files.js';
import { CoverPainter } from './ports/cover-painter.js';
import { PodcastFeedStore } from './ports/podcast-feed-store.js';

/** Pictures of feeds: painted when they are first asked for, and kept. */
@Injectable()
export class FeedArtwork {
  /** What is being painted in this process, by what it is painted from. */
  private readonly painting = new Map<string, Promise<KeptCover>>();

  constructor(
    private readonly files: CoverFiles,
    private readonly painter: CoverPainter,
    private readonly feeds: PodcastFeedStore,
  ) {}

  async of(cover: FeedCover): Promise<KeptCover> {
    const key = JSON.stringify(cover);
    const known = this.painting.get(key) ?? this.found(cover);
    this.painting.set(key, known);
    try {
      return await known;
    } finally {
      this.painting.delete(key);
    }
  }

  /** May be repeated. */
  forget(guid: string): Promise<void> {
    return this.files.forget(guid);
  }

  private async found(cover: FeedCover): Promise<KeptCover> {
    const known = await this.files.find(cover);
    if (known !== null) return known;
    const kept = await this.files.keep(cover, await this.painter.paint(cover));
    // The feed may have gone meanwhile, and what was kept of it.
    if ((await this.feeds.byGuid(cover.guid)) === null) await this.forget(cover.guid);
    return kept;
  }
}

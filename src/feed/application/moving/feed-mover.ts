import { Injectable } from '@nestjs/common';
import { isArchive, type Feed } from '../../domain/feed.js';
import { FeedMerger } from './feed-merger.js';
import { FeedRelocation } from './feed-relocation.js';
import { FeedMoves } from '../ports/feed-moves.js';
import { FeedStore } from '../ports/feed-store.js';

/** Carries out the moves that feeds have settled on: to an address of its own, or into the feed that is there already. */
@Injectable()
export class FeedMover {
  constructor(
    private readonly feeds: FeedStore,
    private readonly moves: FeedMoves,
    private readonly relocation: FeedRelocation,
    private readonly merger: FeedMerger,
  ) {}

  /**
   * The feed that is now what this one was, after the move that it has settled on; null: nobody knows. All or nothing, and
   * tried again after the next fetch.
   */
  async follow(feedId: number, feed: Feed | null): Promise<Feed | null> {
    if (feed === null || isArchive(feed)) return this.moves.mergedInto(feedId);
    if (feed.move?.settled !== true) return feed;
    return this.moves.alone(async () => {
      // Somebody else may have carried it out since, or heard the feed say something else.
      const now = await this.feeds.byUrl(feed.url);
      if (now?.url !== feed.url || now.move?.settled !== true) return now ?? feed;
      const there = await this.moves.at(now.move.url);
      return there === null ? this.relocation.move(now, now.move.url) : this.merger.merge(now, there);
    });
  }
}

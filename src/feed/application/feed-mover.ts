import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../shared/kernel/clock.js';
import { FactPublisher } from '../../shared/kernel/facts.js';
import { isArchive, joined, lastSuccessOf, moved, titleOf, type Feed } from '../domain/feed.js';
import type { FeedMoved } from '../events.js';
import { FeedMoves } from './ports/feed-moves.js';
import { FeedStore } from './ports/feed-store.js';
import { Followers } from './ports/followers.js';

/** Carries out the moves that feeds have settled on: to an address of its own, or into the feed that is there already. */
@Injectable()
export class FeedMover {
  // eslint-disable-next-line max-params
  constructor(
    private readonly feeds: FeedStore,
    private readonly moves: FeedMoves,
    private readonly followers: Followers,
    private readonly facts: FactPublisher,
    private readonly clock: Clock,
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
      return there === null ? this.move(now, now.move.url) : this.merge(now, there);
    });
  }

  /** Who follows a feed of which they knew from before it was merged follows what became of it. Whether it was merged. */
  async bringLate(from: number): Promise<boolean> {
    if ((await this.moves.mergedInto(from)) === null) return false;
    return this.moves.alone(async () => {
      const into = await this.moves.mergedInto(from);
      if (into !== null) await this.bringTogether(from, into);
      return true;
    });
  }

  private async move(feed: Feed, url: string): Promise<Feed> {
    await this.moves.remember(feed.url, feed.id);
    const readAt = lastSuccessOf(feed.health);
    // Where a page has sent it on there is nothing to tell before it is read.
    if (readAt !== null) await this.tell(feed, url, readAt);
    return (await this.feeds.update(feed.id, async (now) => moved(now, url))) ?? feed;
  }

  private async tell(feed: Feed, url: string, readAt: EpochMs): Promise<void> {
    const { id: feedId, siteUrl } = feed;
    // Later than the fetch that told of it, which has told its old address, too.
    const movedAt = Math.max(this.clock.now(), readAt + 1);
    const data = { feedId, title: titleOf({ ...feed, url }), siteUrl, url, movedAt };
    const fact: FeedMoved = { type: 'feed.FeedMoved', data };
    await this.facts.publish(fact);
  }

  private async merge(from: Feed, into: Feed): Promise<Feed> {
    await this.moves.merge(from, into);
    return this.bringTogether(from.id, into);
  }

  private async bringTogether(from: number, into: Feed): Promise<Feed> {
    const followed = await this.followers.bringTogether(from, into);
    const at = this.clock.now();
    return (await this.feeds.update(into.id, async (now) => joined(now, followed, at))) ?? into;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { joined, type Feed } from '../../domain/feed.js';
import { FeedMoves } from '../ports/feed-moves.js';
import { FeedStore } from '../ports/feed-store.js';
import { Followers } from '../ports/followers.js';

/** Makes one feed of two, and subscribers of the one subscribers of the other. */
@Injectable()
export class FeedMerger {
  constructor(
    private readonly feeds: FeedStore,
    private readonly moves: FeedMoves,
    private readonly followers: Followers,
    private readonly clock: Clock,
  ) {}

  /** Under the lock of all moves (FeedMoves.alone). Returns the feed that is left. */
  async merge(from: Feed, into: Feed): Promise<Feed> {
    await this.moves.merge(from, into);
    return this.bringTogether(from.id, into);
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

  private async bringTogether(from: number, into: Feed): Promise<Feed> {
    const followed = await this.followers.bringTogether(from, into);
    const at = this.clock.now();
    return (await this.feeds.update(into.id, async (now) => joined(now, followed, at))) ?? into;
  }
}

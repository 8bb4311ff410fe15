import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { FactPublisher } from '../../../shared/kernel/facts.js';
import { lastSuccessOf, moved, titleOf, type Feed } from '../../domain/feed.js';
import { saysItsName } from '../../domain/feed-title.js';
import type { FeedMoved } from '../../events.js';
import { FeedMoves } from '../ports/feed-moves.js';
import { FeedStore } from '../ports/feed-store.js';

/** Gives a feed an address at which no other feed is. */
@Injectable()
export class FeedRelocation {
  constructor(
    private readonly feeds: FeedStore,
    private readonly moves: FeedMoves,
    private readonly facts: FactPublisher,
    private readonly clock: Clock,
  ) {}

  /** Under the lock of all moves (FeedMoves.alone). The old address goes on meaning the feed. */
  async move(feed: Feed, url: string): Promise<Feed> {
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
    const data = { feedId, title: titleOf({ ...feed, url }), siteUrl, url, titled: saysItsName(feed.title), movedAt };
    const fact: FeedMoved = { type: 'feed.FeedMoved', data };
    await this.facts.publish(fact);
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../shared/kernel/clock.js';
import { dueFrom, type Feed } from '../domain/feed.js';
import { FeedStore } from './ports/feed-store.js';

/** Knows the feed from now on without fetching it; a worker does that when it is watched. */
export class EnlistFeed extends Command<Feed> {
  constructor(
    /** Normalised. */
    readonly url: string,
  ) {
    super();
  }
}

@CommandHandler(EnlistFeed)
export class EnlistFeedHandler implements ICommandHandler<EnlistFeed> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly clock: Clock,
  ) {}

  async execute({ url }: EnlistFeed): Promise<Feed> {
    const now = this.clock.now();
    const feed = await this.feeds.ensure(url, now);
    if (feed.health.status !== 'unfetched') return feed;
    return (await this.feeds.update(feed.id, async (current) => dueFrom(current, now))) ?? feed;
  }
}

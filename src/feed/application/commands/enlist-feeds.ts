import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { FeedStore } from '../ports/feed-store.js';

/** Knows these feeds from now on without fetching them; workers do that when somebody follows them. */
export class EnlistFeeds extends Command<readonly Feed[]> {
  constructor(
    /** Normalised. */
    readonly urls: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(EnlistFeeds)
export class EnlistFeedsHandler implements ICommandHandler<EnlistFeeds> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly clock: Clock,
  ) {}

  execute({ urls }: EnlistFeeds): Promise<readonly Feed[]> {
    return this.feeds.enlist(urls, this.clock.now());
  }
}

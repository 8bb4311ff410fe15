import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { Feed } from '../../domain/feed.js';
import { FeedStore } from '../ports/feed-store.js';

/** Knows these feeds from now on without fetching them; workers do that when somebody follows them. */
export class RegisterFeeds extends Command<readonly Feed[]> {
  constructor(
    /** Normalised. */
    readonly urls: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(RegisterFeeds)
export class RegisterFeedsHandler implements ICommandHandler<RegisterFeeds> {
  constructor(
    private readonly feeds: FeedStore,
    private readonly clock: Clock,
  ) {}

  execute({ urls }: RegisterFeeds): Promise<readonly Feed[]> {
    return this.feeds.register(urls, this.clock.now());
  }
}

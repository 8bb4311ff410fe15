import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AwaitedFeeds } from '../awaited-feeds.js';

/** Which feeds somebody can subscribe to at an address: URLs, at least one, the best first. */
export class DiscoverFeeds extends Command<readonly string[]> {
  constructor(
    readonly caller: CallerId,
    readonly url: string,
  ) {
    super();
  }
}

@CommandHandler(DiscoverFeeds)
export class DiscoverFeedsHandler implements ICommandHandler<DiscoverFeeds> {
  constructor(private readonly feeds: AwaitedFeeds) {}

  /** Throws InvalidRequest, NotAFeed, TooManyFetches. */
  execute({ caller, url }: DiscoverFeeds): Promise<readonly string[]> {
    return this.feeds.discover(caller, url);
  }
}

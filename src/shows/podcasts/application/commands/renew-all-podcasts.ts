import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { PodcastFeeds } from '../podcast-feeds.js';

/** The addresses that feeds of the owner had then may be known to others. May be repeated: newer ones stay. */
export class RenewAllPodcasts extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly knownAt: EpochMs,
    /** Where the service is reached. */
    readonly baseUrl: string,
  ) {
    super();
  }
}

@CommandHandler(RenewAllPodcasts)
export class RenewAllPodcastsHandler implements ICommandHandler<RenewAllPodcasts> {
  constructor(private readonly feeds: PodcastFeeds) {}

  execute({ owner, knownAt, baseUrl }: RenewAllPodcasts): Promise<void> {
    return this.feeds.renewAll(owner, knownAt, baseUrl);
  }
}

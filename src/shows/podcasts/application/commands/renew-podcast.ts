import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { ShowId } from '../../../../shared/kernel/identifiers.js';
import type { PodcastFeed } from '../../domain/podcast-feed.js';
import { OwnShows } from '../own-shows.js';
import { PodcastFeeds } from '../podcast-feeds.js';

/** A new address for a podcast feed: the old one is refused at the next request. */
export class RenewPodcast extends Command<PodcastFeed> {
  constructor(
    readonly caller: Caller,
    readonly show: ShowId | null,
    /** Where the service is reached. */
    readonly baseUrl: string,
  ) {
    super();
  }
}

@CommandHandler(RenewPodcast)
export class RenewPodcastHandler implements ICommandHandler<RenewPodcast> {
  constructor(
    private readonly shows: OwnShows,
    private readonly feeds: PodcastFeeds,
  ) {}

  async execute({ caller, show, baseUrl }: RenewPodcast): Promise<PodcastFeed> {
    await this.shows.check(caller, show);
    return this.feeds.renew(caller.id, show, baseUrl);
  }
}

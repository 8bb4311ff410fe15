import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { ShowId } from '../../../../shared/kernel/identifiers.js';
import type { PodcastFeed } from '../../domain/podcast-feed.js';
import { OwnShows } from '../own-shows.js';
import { PodcastFeeds } from '../podcast-feeds.js';

/** The podcast feed of a show, or of everything; made when it is first asked for. */
export class OpenPodcast extends Command<PodcastFeed> {
  constructor(
    readonly caller: Caller,
    readonly show: ShowId | null,
    /** Where the service is reached. */
    readonly baseUrl: string,
  ) {
    super();
  }
}

@CommandHandler(OpenPodcast)
export class OpenPodcastHandler implements ICommandHandler<OpenPodcast> {
  constructor(
    private readonly shows: OwnShows,
    private readonly feeds: PodcastFeeds,
  ) {}

  async execute({ caller, show, baseUrl }: OpenPodcast): Promise<PodcastFeed> {
    await this.shows.check(caller, show);
    return this.feeds.open(caller.id, show, baseUrl);
  }
}

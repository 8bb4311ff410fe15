import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { membersOnly, UnknownShow } from '../../domain/show.js';
import { PodcastFeeds } from '../../podcasts/podcasts.js';
import { ShowStore } from '../ports/show-store.js';

/** No further episodes, and its podcast feed is gone. The briefings that were made stay. */
export class DeleteShow extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteShow)
export class DeleteShowHandler implements ICommandHandler<DeleteShow> {
  constructor(
    private readonly shows: ShowStore,
    private readonly feeds: PodcastFeeds,
  ) {}

  async execute({ caller, showId }: DeleteShow): Promise<void> {
    membersOnly(caller);
    const show = await this.shows.find(caller.id, showId);
    if (show === null) throw new UnknownShow(showId);
    // First: a show that is gone could not be deleted again.
    await this.feeds.forget(caller.id, show.id);
    await this.shows.delete(caller.id, show.id);
  }
}

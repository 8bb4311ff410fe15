import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { Briefings } from '../ports/briefings.js';
import { EpisodeStore } from '../ports/episode-store.js';

/** A briefing, which may be an episode, has another public link. May be repeated, and come late. */
export class RelinkEpisode extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly slug: string,
  ) {
    super();
  }
}

@CommandHandler(RelinkEpisode)
export class RelinkEpisodeHandler implements ICommandHandler<RelinkEpisode> {
  constructor(
    private readonly episodes: EpisodeStore,
    private readonly briefings: Briefings,
  ) {}

  /** Facts come in no promised order: the link of now is asked for, and the one that was told may be an earlier one. */
  async execute({ briefingId, slug }: RelinkEpisode): Promise<void> {
    const episode = await this.episodes.byBriefing(briefingId);
    if (episode === null) return;
    const present = await this.briefings.slugOf(episode.owner, briefingId);
    await this.episodes.relink(briefingId, present ?? slug);
  }
}

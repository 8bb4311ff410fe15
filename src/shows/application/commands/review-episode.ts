import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { EpisodeMaking } from '../episode-making.js';
import { EpisodeStore } from '../ports/episode-store.js';

/** Something has become of a briefing, which may be an episode. May be repeated. */
export class ReviewEpisode extends Command<void> {
  constructor(readonly briefingId: BriefingId) {
    super();
  }
}

@CommandHandler(ReviewEpisode)
export class ReviewEpisodeHandler implements ICommandHandler<ReviewEpisode> {
  constructor(
    private readonly episodes: EpisodeStore,
    private readonly making: EpisodeMaking,
  ) {}

  async execute({ briefingId }: ReviewEpisode): Promise<void> {
    const episode = await this.episodes.byBriefing(briefingId);
    if (episode?.state.status === 'producing') await this.making.review(episode, briefingId);
  }
}

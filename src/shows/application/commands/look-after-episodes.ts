import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { DeactivatedMembers } from '../../../shared/kernel/deactivated-members.js';
import { FailureLog } from '../../../shared/kernel/failure-log.js';
import { LEASE_MS, OWNER_DEACTIVATED, type Episode } from '../../domain/episode.js';
import { EpisodeMaking } from '../episode-making.js';
import { EpisodeStore } from '../ports/episode-store.js';
import { ShowStore } from '../ports/show-store.js';
import { newsOfRefusal } from '../refusals.js';

/** Asks for the briefings of pending episodes and what has become of others. Answers how many it looked at. */
export class LookAfterEpisodes extends Command<number> {}

/** Asked for at once in one process: a request is a few statements, and others ask as well. */
const CONCURRENCY = 4;
const AT_ONCE = 5 * CONCURRENCY;

@CommandHandler(LookAfterEpisodes)
export class LookAfterEpisodesHandler implements ICommandHandler<LookAfterEpisodes> {
  private readonly logger = new Logger(LookAfterEpisodesHandler.name);
  private readonly failures = new FailureLog(this.logger);

  // eslint-disable-next-line max-params
  constructor(
    private readonly episodes: EpisodeStore,
    private readonly shows: ShowStore,
    private readonly making: EpisodeMaking,
    private readonly deactivated: DeactivatedMembers,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const leased = await this.episodes.lease({ now, leaseUntil: now + LEASE_MS, limit: AT_ONCE });
    const waiting = [...leased];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await this.lookAfter(next);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    return leased.length;
  }

  /** Never throws: the others are to be looked after as well. */
  private async lookAfter(episode: Episode): Promise<void> {
    try {
      if (episode.state.status === 'pending') await this.order(episode);
      else if (episode.state.status === 'producing')
        await this.making.review(episode, episode.state.briefing.briefingId);
    } catch (error) {
      this.failures.tell(error, { msg: 'could not look after an episode', show: episode.showId });
    }
  }

  private async order(episode: Episode): Promise<void> {
    try {
      const show = await this.shows.find(episode.owner, episode.showId);
      if (show === null) return;
      if (await this.deactivated.has(episode.owner)) await this.making.tell(episode, OWNER_DEACTIVATED);
      else await this.making.order(show, episode);
    } catch (error) {
      const news = newsOfRefusal(error);
      if (news.type === 'put_off')
        this.logger.warn({ err: error, show: episode.showId, msg: 'an episode is asked for later' });
      await this.making.tell(episode, news);
    }
  }
}

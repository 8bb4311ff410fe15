import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import { LEASE_MS, type EpisodeState, type MadeBriefing } from '../../domain/episode.js';
import { membersOnly, UnknownShow } from '../../domain/show.js';
import { EpisodeMaking } from '../episode-making.js';
import { EpisodeStore } from '../ports/episode-store.js';
import { ShowStore } from '../ports/show-store.js';
import { newsOfRefusal } from '../refusals.js';

export interface RunAnswer {
  readonly briefing: MadeBriefing;
  /** false: this is the same work as an earlier request, or an episode that is being made already. */
  readonly fresh: boolean;
}

/** An episode now, besides those of the schedule. */
export class RunShow extends Command<RunAnswer> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
    readonly key: string | null,
  ) {
    super();
  }
}

@CommandHandler(RunShow)
export class RunShowHandler implements ICommandHandler<RunShow> {
  constructor(
    private readonly shows: ShowStore,
    private readonly episodes: EpisodeStore,
    private readonly making: EpisodeMaking,
    private readonly clock: Clock,
  ) {}

  /** Throws UnknownShow, NothingFollowed, NotNow. */
  async execute({ caller, showId, key }: RunShow): Promise<RunAnswer> {
    membersOnly(caller);
    const show = await this.shows.find(caller.id, showId);
    if (show === null) throw new UnknownShow(showId);
    const now = this.clock.now();
    const { episode, fresh } = await this.episodes.run(show, key, { now, leaseUntil: now + LEASE_MS });
    if (episode.state.status !== 'pending') return { briefing: briefingOf(episode.state), fresh };
    try {
      return { briefing: briefingOf(await this.making.order(show, episode)), fresh };
    } catch (error) {
      // Who dies before this, or does not know what has become of it, leaves an episode that a worker asks for.
      if (fresh && newsOfRefusal(error).type === 'refused') await this.episodes.remove(episode);
      throw error;
    }
  }
}

/** null: the show was deleted meanwhile. */
function briefingOf(state: EpisodeState | null): MadeBriefing {
  if (state !== null && 'briefing' in state && state.briefing !== null) return state.briefing;
  throw new InvalidRequest(state !== null && 'reason' in state ? state.reason.message : 'This show was deleted.');
}

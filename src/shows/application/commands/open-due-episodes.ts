import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { DeactivatedMembers } from '../../../shared/kernel/deactivated-members.js';
import { FailureLog } from '../../../shared/kernel/failure-log.js';
import type { StoriesSchedule, WeeklySchedule } from '../../domain/schedule.js';
import { leadOf, storiesTurnOf, turnOf } from '../../domain/timing.js';
import { NewStories } from '../new-stories.js';
import { Briefings } from '../ports/briefings.js';
import { DueShows, type LeasedShow, type ShowTurn } from '../ports/due-shows.js';

/** Looks after shows whose time has come: an episode for each that is to have one; none while its owner is shut out. Answers how many shows there were. */
export class OpenDueEpisodes extends Command<number> {}

const AT_ONCE = 50;
const TAKEN_AT_ONCE = 10;
/** Longer than counting the stories of so many shows takes. */
const LEASE_MS = 60_000;

@CommandHandler(OpenDueEpisodes)
export class OpenDueEpisodesHandler implements ICommandHandler<OpenDueEpisodes> {
  private readonly failures = new FailureLog(new Logger(OpenDueEpisodesHandler.name));

  // eslint-disable-next-line max-params
  constructor(
    private readonly due: DueShows,
    private readonly briefings: Briefings,
    private readonly stories: NewStories,
    private readonly deactivated: DeactivatedMembers,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const leased = await this.due.lease({ now, leaseUntil: now + LEASE_MS, limit: AT_ONCE });
    // Some at a time: what is counted on a slow machine is not lost with the lease of all.
    for (let first = 0; first < leased.length; first += TAKEN_AT_ONCE) {
      await this.take(leased.slice(first, first + TAKEN_AT_ONCE), now);
    }
    return leased.length;
  }

  /** One after another: counting stories is work for the processor. */
  private async take(leased: readonly LeasedShow[], now: EpochMs): Promise<void> {
    const turns: ShowTurn[] = [];
    for (const one of leased) {
      const turn = await this.turnOf(one, now).catch((error: unknown) => this.leave(one, error));
      if (turn !== null) turns.push(turn);
    }
    await this.due.take(turns, now);
  }

  /** Until its lease ends: the others are to be looked after as well. */
  private leave({ show }: LeasedShow, error: unknown): null {
    this.failures.tell(error, { msg: 'could not look after a show', show: show.id });
    return null;
  }

  private async turnOf(leased: LeasedShow, now: EpochMs): Promise<ShowTurn> {
    const turn = await this.turnOfActive(leased, now);
    return (await this.deactivated.has(leased.show.owner)) ? { ...turn, moment: null } : turn;
  }

  private turnOfActive(leased: LeasedShow, now: EpochMs): Promise<ShowTurn> {
    const { schedule } = leased.show;
    return schedule.kind === 'weekly' ? this.weekly(leased, schedule, now) : this.onStories(leased, schedule, now);
  }

  private async weekly(leased: LeasedShow, schedule: WeeklySchedule, now: EpochMs): Promise<ShowTurn> {
    const { nextAt, targetLengthSeconds } = leased.show;
    const leadMs = leadOf(await this.briefings.productionTime(targetLengthSeconds));
    const turn = turnOf({ schedule, nextAt }, { now, leadMs, taken: leased.taken });
    return { leased, cause: 'schedule', ...turn };
  }

  private async onStories(leased: LeasedShow, { atLeast }: StoriesSchedule, now: EpochMs): Promise<ShowTurn> {
    const { since, unfinished, possibleAt } = await this.due.storiesSoFar(leased.show, now);
    const idle = unfinished || (possibleAt !== null && possibleAt > now);
    const newStories = idle ? 0 : await this.stories.of(leased.show, { since, enough: atLeast });
    return { leased, cause: 'new_stories', ...storiesTurnOf(atLeast, { newStories, unfinished, possibleAt }, now) };
  }
}

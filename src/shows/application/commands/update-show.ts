import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { sameSchedule } from '../../domain/schedule.js';
import { membersOnly, planOf, UnknownShow, type Show, type ShowChanges } from '../../domain/show.js';
import { ShowStore } from '../ports/show-store.js';
import { ShowPlanning } from '../show-planning.js';

/** What is said of a show changes; what is not said stays. */
export class UpdateShow extends Command<Show> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
    readonly changes: ShowChanges,
  ) {
    super();
  }
}

@CommandHandler(UpdateShow)
export class UpdateShowHandler implements ICommandHandler<UpdateShow> {
  constructor(
    private readonly shows: ShowStore,
    private readonly planning: ShowPlanning,
  ) {}

  async execute({ caller, showId, changes }: UpdateShow): Promise<Show> {
    membersOnly(caller);
    const known = await this.shows.find(caller.id, showId);
    if (known === null) throw new UnknownShow(showId);
    const planned = { ...planOf(known), ...changes };
    await this.planning.check(caller.id, planned, known);
    const { now, timing } = await this.planning.begin(planned, known.id);
    const updated = await this.shows.update(caller.id, showId, (show) => {
      const plan = { ...planOf(show), ...changes };
      return { plan, timing: sameSchedule(plan.schedule, show.schedule) ? null : timing, now };
    });
    if (updated === null) throw new UnknownShow(showId);
    return updated;
  }
}

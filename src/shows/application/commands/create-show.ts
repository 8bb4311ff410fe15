import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { RequestKey } from '../../../shared/kernel/idempotency.js';
import { membersOnly, type Show, type ShowPlan } from '../../domain/show.js';
import { ShowStore } from '../ports/show-store.js';
import { ShowPlanning } from '../show-planning.js';

/** A show begins: its first episode is that of the next moment. */
export class CreateShow extends Command<Show> {
  constructor(
    readonly caller: Caller,
    readonly plan: ShowPlan,
    readonly key: RequestKey | null,
  ) {
    super();
  }
}

@CommandHandler(CreateShow)
export class CreateShowHandler implements ICommandHandler<CreateShow> {
  constructor(
    private readonly shows: ShowStore,
    private readonly planning: ShowPlanning,
  ) {}

  async execute({ caller, plan, key }: CreateShow): Promise<Show> {
    membersOnly(caller);
    const { now, timing } = await this.planning.begin(plan);
    const earlier = key === null ? null : await this.shows.madeWith(caller.id, key, now);
    if (earlier !== null) return earlier;
    await this.planning.check(caller.id, plan);
    return this.shows.create({ owner: caller.id, plan, timing, key, now }, (count) => this.planning.checkCount(count));
  }
}

import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { RuleTrial } from '../../../shared/kernel/rule-trial.js';
import { NothingFollowed, orderOf } from '../../domain/order.js';
import type { PreviewedShow } from '../../domain/preview.js';
import { membersOnly, UnknownShow, type Show, type ShowChanges } from '../../domain/show.js';
import { Briefings } from '../ports/briefings.js';
import { ShowStore } from '../ports/show-store.js';
import { ShowPlanning } from '../show-planning.js';
import { SourcesOfShows } from '../sources-of-shows.js';

/** What an episode would say otherwise; when it comes and what it is called says nothing. */
export type PreviewChanges = Omit<ShowChanges, 'name' | 'schedule'>;

export class PreviewShow extends Query<PreviewedShow> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
    readonly changes: PreviewChanges,
    readonly rules?: RuleTrial,
  ) {
    super();
  }
}

/** What a show says when its sources are gone, and what another scope would make of it: both can be asked. */
function nullWhereNothingIsFollowed(error: unknown): null {
  if (error instanceof NothingFollowed) return null;
  throw error;
}

@QueryHandler(PreviewShow)
export class PreviewShowHandler implements IQueryHandler<PreviewShow> {
  constructor(
    private readonly shows: ShowStore,
    private readonly planning: ShowPlanning,
    private readonly sources: SourcesOfShows,
    private readonly briefings: Briefings,
  ) {}

  /** Throws UnknownShow, what a plan is refused for, NothingFollowed, and the refusals of previews. */
  async execute({ caller, showId, changes, rules }: PreviewShow): Promise<PreviewedShow> {
    membersOnly(caller);
    const show = await this.shows.find(caller.id, showId);
    if (show === null) throw new UnknownShow(showId);
    const changed: Show = { ...show, ...changes };
    await this.planning.check(caller.id, changed, show);
    const after = await this.orderFor(changed);
    const before = await this.orderFor(show).catch(nullWhereNothingIsFollowed);
    return this.briefings.preview(caller, before, after, rules);
  }

  private async orderFor(show: Show): Promise<ReturnType<typeof orderOf>> {
    return orderOf(show, await this.sources.of(show));
  }
}

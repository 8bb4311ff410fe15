import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { membersOnly, UnknownShow, type Show } from '../../domain/show.js';
import { ShowStore } from '../ports/show-store.js';

export class GetShow extends Query<Show> {
  constructor(
    readonly caller: Caller,
    readonly showId: string,
  ) {
    super();
  }
}

@QueryHandler(GetShow)
export class GetShowHandler implements IQueryHandler<GetShow> {
  constructor(private readonly shows: ShowStore) {}

  async execute({ caller, showId }: GetShow): Promise<Show> {
    membersOnly(caller);
    const show = await this.shows.find(caller.id, showId);
    if (show === null) throw new UnknownShow(showId);
    return show;
  }
}

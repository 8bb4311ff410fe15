import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { Page } from '../../../shared/kernel/page.js';
import { membersOnly, type Show } from '../../domain/show.js';
import { ShowStore, type ShowFilter } from '../ports/show-store.js';

export class ListShows extends Query<Page<Show>> {
  constructor(
    readonly caller: Caller,
    readonly page: Omit<ShowFilter, 'owner'>,
  ) {
    super();
  }
}

@QueryHandler(ListShows)
export class ListShowsHandler implements IQueryHandler<ListShows> {
  constructor(private readonly shows: ShowStore) {}

  async execute({ caller, page }: ListShows): Promise<Page<Show>> {
    membersOnly(caller);
    return this.shows.page({ owner: caller.id, ...page });
  }
}

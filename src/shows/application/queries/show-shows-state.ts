import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { ShowsOverview, type ShowsState } from '../ports/shows-overview.js';

/** How many shows there are, how many are late, and which episodes failed last; for operators. */
export class ShowShowsState extends Query<ShowsState> {
  constructor(readonly failedListed: number) {
    super();
  }
}

@QueryHandler(ShowShowsState)
export class ShowShowsStateHandler implements IQueryHandler<ShowShowsState> {
  constructor(
    private readonly overview: ShowsOverview,
    private readonly clock: Clock,
  ) {}

  execute({ failedListed }: ShowShowsState): Promise<ShowsState> {
    return this.overview.state(this.clock.now(), failedListed);
  }
}

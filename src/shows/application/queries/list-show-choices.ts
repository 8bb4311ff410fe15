import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { Following, type ShowChoices } from '../ports/following.js';

/** What the form of a show offers. */
export class ListShowChoices extends Query<ShowChoices> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(ListShowChoices)
export class ListShowChoicesHandler implements IQueryHandler<ListShowChoices> {
  constructor(private readonly following: Following) {}

  execute({ caller }: ListShowChoices): Promise<ShowChoices> {
    return this.following.choices(caller);
  }
}

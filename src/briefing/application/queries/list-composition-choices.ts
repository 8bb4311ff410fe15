import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CompositionChoicesLookup, type CompositionChoices } from '../ports/composition-choices.js';

/** What the form for a briefing offers. */
export class ListCompositionChoices extends Query<CompositionChoices> {
  constructor(
    readonly caller: CallerId,
    readonly itemIds: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(ListCompositionChoices)
export class ListCompositionChoicesHandler implements IQueryHandler<ListCompositionChoices> {
  constructor(private readonly lookup: CompositionChoicesLookup) {}

  execute({ caller, itemIds }: ListCompositionChoices): Promise<CompositionChoices> {
    return this.lookup.choicesOf(caller, itemIds);
  }
}

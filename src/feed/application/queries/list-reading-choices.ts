import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ReadingChoices, type ReadingChoicesOf } from '../ports/reading-choices.js';

/** What the caller can choose from on the pages for reading. */
export class ListReadingChoices extends Query<ReadingChoicesOf> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(ListReadingChoices)
export class ListReadingChoicesHandler implements IQueryHandler<ListReadingChoices> {
  constructor(private readonly choices: ReadingChoices) {}

  execute({ caller }: ListReadingChoices): Promise<ReadingChoicesOf> {
    return this.choices.of(caller);
  }
}

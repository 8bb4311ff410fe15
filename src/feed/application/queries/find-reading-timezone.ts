import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ReadingChoices } from '../ports/reading-choices.js';

/** Where the caller's days begin: an IANA name. */
export class FindReadingTimezone extends Query<string> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(FindReadingTimezone)
export class FindReadingTimezoneHandler implements IQueryHandler<FindReadingTimezone> {
  constructor(private readonly choices: ReadingChoices) {}

  execute({ caller }: FindReadingTimezone): Promise<string> {
    return this.choices.timezoneOf(caller);
  }
}

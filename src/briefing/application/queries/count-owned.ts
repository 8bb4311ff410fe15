import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { OwnerRecords, type OwnerCounts } from '../ports/owner-records.js';

/** What is kept here of somebody, beside the histories. */
export class CountOwned extends Query<OwnerCounts> {
  constructor(readonly owner: CallerId) {
    super();
  }
}

@QueryHandler(CountOwned)
export class CountOwnedHandler implements IQueryHandler<CountOwned> {
  constructor(private readonly records: OwnerRecords) {}

  execute({ owner }: CountOwned): Promise<OwnerCounts> {
    return this.records.countOf(owner);
  }
}

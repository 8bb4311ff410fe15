import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { HoldStore, type ListedHold } from '../ports/hold-store.js';

/** Holds that hold first. */
export class ListHolds extends Query<readonly ListedHold[]> {
  constructor(
    /** Who asked to be erased is known to auditors only. */
    readonly asAuditor: boolean,
    readonly limit = 500,
  ) {
    super();
  }
}

@QueryHandler(ListHolds)
export class ListHoldsHandler implements IQueryHandler<ListHolds> {
  constructor(private readonly holds: HoldStore) {}

  async execute({ asAuditor, limit }: ListHolds): Promise<readonly ListedHold[]> {
    const holds = await this.holds.list(limit);
    if (asAuditor) return holds;
    return holds.map((hold) => (hold.erasureAskedAt === null ? hold : { ...hold, name: null, email: null }));
  }
}

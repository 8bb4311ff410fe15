import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { LegalHold } from '../../domain/legal-hold.js';
import { HoldStore } from '../ports/hold-store.js';

/** Those that hold. */
export class HoldsOfCaller extends Query<readonly LegalHold[]> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(HoldsOfCaller)
export class HoldsOfCallerHandler implements IQueryHandler<HoldsOfCaller> {
  constructor(private readonly holds: HoldStore) {}

  execute({ caller }: HoldsOfCaller): Promise<readonly LegalHold[]> {
    return this.holds.ofCaller(caller);
  }
}

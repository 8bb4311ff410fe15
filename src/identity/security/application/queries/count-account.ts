import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { CallerStore, type Account } from '../../../accounts/application/ports/caller-store.js';

/** What is kept here of somebody. */
export class CountAccount extends Query<Account> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(CountAccount)
export class CountAccountHandler implements IQueryHandler<CountAccount> {
  constructor(private readonly callers: CallerStore) {}

  execute({ caller }: CountAccount): Promise<Account> {
    return this.callers.accountOf(caller);
  }
}

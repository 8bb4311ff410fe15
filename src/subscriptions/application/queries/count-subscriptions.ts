import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

/** How many are kept of a caller, deleted ones included. */
export class CountSubscriptions extends Query<number> {
  constructor(readonly owner: CallerId) {
    super();
  }
}

@QueryHandler(CountSubscriptions)
export class CountSubscriptionsHandler implements IQueryHandler<CountSubscriptions> {
  constructor(private readonly subscriptions: SubscriptionStore) {}

  execute({ owner }: CountSubscriptions): Promise<number> {
    return this.subscriptions.countOf(owner);
  }
}

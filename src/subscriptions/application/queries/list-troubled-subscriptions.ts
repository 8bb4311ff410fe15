import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';

/** What the caller follows and cannot be read, the longest first. */
export class ListTroubledSubscriptions extends Query<readonly SubscriptionView[]> {
  constructor(readonly owner: CallerId) {
    super();
  }
}

@QueryHandler(ListTroubledSubscriptions)
export class ListTroubledSubscriptionsHandler implements IQueryHandler<ListTroubledSubscriptions> {
  constructor(private readonly subscriptions: SubscriptionReader) {}

  execute({ owner }: ListTroubledSubscriptions): Promise<readonly SubscriptionView[]> {
    return this.subscriptions.troubled(owner);
  }
}

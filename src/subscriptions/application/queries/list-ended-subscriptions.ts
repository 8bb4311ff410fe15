import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';

/** What the caller has unsubscribed from in a time, its ends included: what they can take back. */
export class ListEndedSubscriptions extends Query<readonly SubscriptionView[]> {
  constructor(
    readonly owner: CallerId,
    readonly from: EpochMs,
    readonly to: EpochMs,
  ) {
    super();
  }
}

@QueryHandler(ListEndedSubscriptions)
export class ListEndedSubscriptionsHandler implements IQueryHandler<ListEndedSubscriptions> {
  constructor(private readonly subscriptions: SubscriptionReader) {}

  execute({ owner, from, to }: ListEndedSubscriptions): Promise<readonly SubscriptionView[]> {
    return this.subscriptions.ended(owner, from, to);
  }
}

import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Page } from '../../../shared/kernel/page.js';
import { SubscriptionReader, type SubscriptionFilter, type SubscriptionView } from '../ports/subscription-reader.js';

export class ListSubscriptions extends Query<Page<SubscriptionView>> {
  constructor(readonly filter: SubscriptionFilter) {
    super();
  }
}

@QueryHandler(ListSubscriptions)
export class ListSubscriptionsHandler implements IQueryHandler<ListSubscriptions> {
  constructor(private readonly subscriptions: SubscriptionReader) {}

  async execute({ filter }: ListSubscriptions): Promise<Page<SubscriptionView>> {
    return this.subscriptions.page(filter);
  }
}

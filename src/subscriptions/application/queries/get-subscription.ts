import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionNotFound } from '../../domain/subscription.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';

export class GetSubscription extends Query<SubscriptionView> {
  constructor(
    readonly owner: CallerId,
    readonly id: SubscriptionId,
  ) {
    super();
  }
}

@QueryHandler(GetSubscription)
export class GetSubscriptionHandler implements IQueryHandler<GetSubscription> {
  constructor(private readonly subscriptions: SubscriptionReader) {}

  async execute({ owner, id }: GetSubscription): Promise<SubscriptionView> {
    const view = await this.subscriptions.one(owner, id);
    if (view === null) throw new SubscriptionNotFound(id);
    return view;
  }
}

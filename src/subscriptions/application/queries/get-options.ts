import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionNotFound, type ActiveSubscription } from '../../domain/subscription.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export type Options = Pick<ActiveSubscription, 'id' | 'fullArticles'>;

/** What the caller chose for a subscription. */
export class GetOptions extends Query<Options> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetOptions)
export class GetOptionsHandler implements IQueryHandler<GetOptions> {
  constructor(private readonly subscriptions: SubscriptionStore) {}

  async execute({ owner, id }: GetOptions): Promise<Options> {
    const found = await this.subscriptions.byId(owner, id);
    if (found.status !== 'active') throw new SubscriptionNotFound(id);
    return found;
  }
}

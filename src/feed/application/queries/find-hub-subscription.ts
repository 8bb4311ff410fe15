import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { HubSubscription } from '../../domain/hub-subscription.js';
import { HubStore } from '../ports/hub-store.js';

/** The hub subscription with this callback address. */
export class FindHubSubscription extends Query<HubSubscription | null> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(FindHubSubscription)
export class FindHubSubscriptionHandler implements IQueryHandler<FindHubSubscription> {
  constructor(private readonly subscriptions: HubStore) {}

  execute({ token }: FindHubSubscription): Promise<HubSubscription | null> {
    return this.subscriptions.byToken(token);
  }
}

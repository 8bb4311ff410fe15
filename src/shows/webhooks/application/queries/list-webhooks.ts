import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { assertMember, type Webhook } from '../../domain/webhook.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** Oldest first. */
export class ListWebhooks extends Query<readonly Webhook[]> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(ListWebhooks)
export class ListWebhooksHandler implements IQueryHandler<ListWebhooks> {
  constructor(private readonly webhooks: WebhookStore) {}

  /** Throws WebhooksAreForMembers. */
  async execute({ caller }: ListWebhooks): Promise<readonly Webhook[]> {
    assertMember(caller);
    return this.webhooks.all(caller.id);
  }
}

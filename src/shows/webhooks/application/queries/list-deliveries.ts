import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { Page } from '../../../../shared/kernel/page.js';
import type { Delivery } from '../../domain/delivery.js';
import { assertMember, WebhookNotFound } from '../../domain/webhook.js';
import { DeliveryStore, type DeliveryPageQuery } from '../ports/delivery-store.js';
import { WebhookStore } from '../ports/webhook-store.js';

/** What was sent to a webhook, and what came of it; newest first. */
export class ListDeliveries extends Query<Page<Delivery>> {
  constructor(
    readonly caller: Caller,
    readonly webhookId: string,
    readonly page: Pick<DeliveryPageQuery, 'after' | 'limit'>,
  ) {
    super();
  }
}

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
  ) {}

  /** Throws WebhooksAreForMembers, WebhookNotFound. */
  async execute({ caller, webhookId, page }: ListDeliveries): Promise<Page<Delivery>> {
    assertMember(caller);
    const webhook = await this.webhooks.find(caller.id, webhookId);
    if (webhook === null) throw new WebhookNotFound();
    return this.deliveries.page({ ...page, webhookId: webhook.id });
  }
}

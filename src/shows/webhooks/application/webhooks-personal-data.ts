import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import {
  PersonalData,
  type Erasure,
  type Kept,
  type WorkClaim,
} from '../../../shared/kernel/compliance/personal-data.js';
import { DeliveryStore } from './ports/delivery-store.js';
import { WebhookStore } from './ports/webhook-store.js';

/** The webhooks of a member, and the log of what was sent to them. */
@Injectable()
export class WebhooksPersonalData extends PersonalData {
  readonly context = 'shows.webhooks';

  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [
      { what: 'webhooks', count: await this.webhooks.count(caller) },
      { what: 'messages to webhooks', count: await this.deliveries.count(caller) },
    ];
  }

  /** Without the secrets. */
  override async export(caller: CallerId): Promise<object> {
    const webhooks = await this.webhooks.all(caller);
    return { webhooks: webhooks.map(({ secrets: _secrets, ...webhook }) => webhook) };
  }

  override erase({ caller }: Erasure): Promise<void> {
    return this.webhooks.erase(caller);
  }

  /** An anonymous agent has none today; should that change, nobody has to think of it here. */
  override handOver({ from, to }: WorkClaim): Promise<void> {
    return this.webhooks.takeOver(from, to);
  }
}

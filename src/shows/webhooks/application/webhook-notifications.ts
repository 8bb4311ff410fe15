import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { Notice } from '../domain/notice.js';
import { Notifications } from '../webhooks.js';
import { NewDeliveries } from './new-deliveries.js';
import { DeliveryStore } from './ports/delivery-store.js';

@Injectable()
export class WebhookNotifications extends Notifications {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly arrivals: NewDeliveries,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async notify(...notices: readonly Notice[]): Promise<void> {
    if ((await this.deliveries.enqueue(notices, this.clock.now())) > 0) this.arrivals.announce();
  }
}

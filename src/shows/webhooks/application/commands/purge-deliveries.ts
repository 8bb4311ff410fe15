import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { DeliveryStore } from '../ports/delivery-store.js';

const KEPT_MS = 30 * 86_400_000;

/** The log of deliveries ends after thirty days. */
export class PurgeDeliveries extends Command<number> {}

@CommandHandler(PurgeDeliveries)
export class PurgeDeliveriesHandler implements ICommandHandler<PurgeDeliveries> {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.deliveries.purge(this.clock.now() - KEPT_MS);
  }
}

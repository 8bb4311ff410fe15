import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { LegalHolds } from '../../../../shared/kernel/compliance/legal-holds.js';
import { RetentionTrail } from '../../../../shared/kernel/compliance/retention-trail.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { DeliveryStore } from '../ports/delivery-store.js';

const KEPT_MS = 30 * 86_400_000;

/** The log of deliveries ends after thirty days. */
export class PurgeDeliveries extends Command<number> {}

@CommandHandler(PurgeDeliveries)
export class PurgeDeliveriesHandler implements ICommandHandler<PurgeDeliveries> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly holds: LegalHolds,
    private readonly trail: RetentionTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    const before = this.clock.now() - KEPT_MS;
    return this.unitOfWork.run(async () => {
      const count = await this.deliveries.purge(before, await this.holds.all());
      await this.trail.expired({ what: 'deliveries of webhooks', count, before, why: 'kept for 30 days' });
      return count;
    });
  }
}

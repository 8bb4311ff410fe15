import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { DeliveryStore, type LeasedDelivery, type LeaseTerms } from '../ports/delivery-store.js';

/** Longer than any try and its recording: a lease that expires belongs to a worker that died or hangs. */
const LEASE_MS = 60_000;

export interface DueDeliveries {
  readonly leased: readonly LeasedDelivery[];
  /** When one will be due, if none was; null: nobody knows. */
  readonly nextAt: EpochMs | null;
}

/** Leases the next messages of the webhooks that wait longest. */
export class LeaseDueDeliveries extends Command<DueDeliveries> {
  constructor(readonly terms: Omit<LeaseTerms, 'now' | 'leaseUntil'>) {
    super();
  }
}

@CommandHandler(LeaseDueDeliveries)
export class LeaseDueDeliveriesHandler implements ICommandHandler<LeaseDueDeliveries> {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly clock: Clock,
  ) {}

  async execute({ terms }: LeaseDueDeliveries): Promise<DueDeliveries> {
    const now = this.clock.now();
    const leased = await this.deliveries.lease({ ...terms, now, leaseUntil: now + LEASE_MS });
    return { leased, nextAt: leased.length > 0 ? null : await this.deliveries.nextAt({ ...terms, now }) };
  }
}

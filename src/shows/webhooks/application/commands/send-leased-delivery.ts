import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { DeactivatedMembers } from '../../../../shared/kernel/deactivated-members.js';
import { type Addressed, afterAttempt, cancelled, type Outcome } from '../../domain/delivery.js';
import { secretsAt } from '../../domain/webhook.js';
import { payloadOf } from '../message-payload.js';
import { DeliveryStore, type LeasedDelivery } from '../ports/delivery-store.js';
import { Receivers } from '../ports/receivers.js';

/** One try of a message, under the lease on its webhook. None for whose owner is shut out: it is cancelled. */
export class SendLeasedDelivery extends Command<void> {
  constructor(
    readonly leased: LeasedDelivery,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(SendLeasedDelivery)
export class SendLeasedDeliveryHandler implements ICommandHandler<SendLeasedDelivery> {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly receivers: Receivers,
    private readonly deactivated: DeactivatedMembers,
    private readonly clock: Clock,
  ) {}

  async execute({ leased, signal }: SendLeasedDelivery): Promise<void> {
    if (await this.deactivated.has(leased.webhook.owner)) return this.deliveries.record(leased, cancelled);
    const outcome = await this.send(leased, signal);
    // A try that our own shutdown aborted is no failure of the receiver.
    if (outcome === null) await this.deliveries.release(leased.lease);
    else await this.deliveries.record(leased, (current) => recorded(current, leased, outcome));
  }

  private async send({ webhook, delivery }: LeasedDelivery, signal: AbortSignal): Promise<Outcome | null> {
    const secrets = secretsAt(webhook, this.clock.now()).map(({ value }) => value);
    const message = { url: webhook.url, id: delivery.id, payload: payloadOf(delivery), secrets };
    try {
      return await this.receivers.send(message, signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }
}

/** What an earlier address answered says nothing of the one that there is by now: the message is due there. */
function recorded(current: Addressed, { webhook }: LeasedDelivery, outcome: Outcome): Addressed {
  return current.webhook.url === webhook.url ? afterAttempt(current, outcome, Math.random()) : current;
}

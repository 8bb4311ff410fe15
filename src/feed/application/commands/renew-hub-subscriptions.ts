import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { asked, unanswered } from '../../domain/hub-subscription.js';
import { HubStore } from '../ports/hub-store.js';
import { Hubs } from '../ports/hubs.js';

/** Sends the due requests to hubs: to subscribe, to renew a lease, or to unsubscribe. */
export class RenewHubSubscriptions extends Command<void> {
  constructor(readonly signal: AbortSignal) {
    super();
  }
}

/** Requests at once: a hub that does not answer delays a quarter of them. */
const CONCURRENCY = 4;

@CommandHandler(RenewHubSubscriptions)
export class RenewHubSubscriptionsHandler implements ICommandHandler<RenewHubSubscriptions> {
  constructor(
    private readonly subscriptions: HubStore,
    private readonly hubs: Hubs,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: RenewHubSubscriptions): Promise<void> {
    await this.subscriptions.align(this.hubs.callbackBase, this.clock.now());
    await Promise.all(Array.from({ length: CONCURRENCY }, () => this.askAllDue(signal)));
  }

  private async askAllDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.askNext(signal)));
  }

  private async askNext(signal: AbortSignal): Promise<boolean> {
    const now = this.clock.now();
    const due = await this.subscriptions.takeDue(now, (one) => asked(one, now, Math.random() * 2 - 1));
    if (due === null) return false;
    const refusal = await this.hubs.ask(due, signal);
    // A request that our own shutdown aborted is no failure of the hub.
    if (refusal !== null && !signal.aborted) {
      await this.subscriptions.update(due.token, (one) => unanswered(one, refusal));
    }
    return true;
  }
}

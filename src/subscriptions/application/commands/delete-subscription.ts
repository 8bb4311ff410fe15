import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionNotFound, unsubscribe } from '../../domain/subscription.js';
import type { FeedUnsubscribed } from '../../events.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export class DeleteSubscription extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteSubscription)
export class DeleteSubscriptionHandler implements ICommandHandler<DeleteSubscription> {
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, id }: DeleteSubscription): Promise<void> {
    const found = await this.subscriptions.byId(owner, id);
    if (found.status === 'none') throw new SubscriptionNotFound(id);
    const fact: FeedUnsubscribed = { type: 'subscriptions.FeedUnsubscribed', data: { feedId: found.feedId } };
    await this.subscriptions.update(owner, found.feedId, (current) => ({
      subscription: unsubscribe(current, id, this.clock.now()),
      facts: [fact],
    }));
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { FeedUnsubscribed } from '../../events.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

/** Which feeds somebody followed is forgotten, those of long ago included. */
export class EraseSubscriptions extends Command<void> {
  constructor(readonly owner: CallerId) {
    super();
  }
}

@CommandHandler(EraseSubscriptions)
export class EraseSubscriptionsHandler implements ICommandHandler<EraseSubscriptions> {
  constructor(private readonly subscriptions: SubscriptionStore) {}

  execute({ owner }: EraseSubscriptions): Promise<void> {
    return this.subscriptions.eraseOf(owner, (feedId): FeedUnsubscribed => {
      return { type: 'subscriptions.FeedUnsubscribed', data: { feedId } };
    });
  }
}

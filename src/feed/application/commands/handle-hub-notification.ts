import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { HubStore } from '../ports/hub-store.js';

/** A hub says that a feed has news: it is fetched as soon as its origin may be asked. */
export class HandleHubNotification extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(HandleHubNotification)
export class HandleHubNotificationHandler implements ICommandHandler<HandleHubNotification> {
  constructor(
    private readonly subscriptions: HubStore,
    private readonly clock: Clock,
  ) {}

  execute({ token }: HandleHubNotification): Promise<void> {
    return this.subscriptions.notified(token, this.clock.now());
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { HubStore } from '../ports/hub-store.js';

/** A hub says that a feed has news: it is fetched as soon as its host may be asked. */
export class RingFeed extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(RingFeed)
export class RingFeedHandler implements ICommandHandler<RingFeed> {
  constructor(
    private readonly subscriptions: HubStore,
    private readonly clock: Clock,
  ) {}

  execute({ token }: RingFeed): Promise<void> {
    return this.subscriptions.ring(token, this.clock.now());
  }
}

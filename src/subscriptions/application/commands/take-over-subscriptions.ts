import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { takeover } from '../../domain/takeover.js';
import { ClaimedSubscriptions } from '../ports/claimed-subscriptions.js';

/** What an anonymous agent follows, a member follows from now on. May be repeated, and finds what came in meanwhile. */
export class TakeOverSubscriptions extends Command<void> {
  constructor(
    readonly from: CallerId,
    readonly to: CallerId,
    readonly claimedAt: EpochMs,
  ) {
    super();
  }
}

@CommandHandler(TakeOverSubscriptions)
export class TakeOverSubscriptionsHandler implements ICommandHandler<TakeOverSubscriptions> {
  constructor(private readonly subscriptions: ClaimedSubscriptions) {}

  execute({ from, to, claimedAt }: TakeOverSubscriptions): Promise<void> {
    return this.subscriptions.takeOver({ from, to, claimedAt }, takeover);
  }
}

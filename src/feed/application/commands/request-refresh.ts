import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { FRESH_MS } from '../../domain/refreshing.js';
import { DueFeeds } from '../ports/due-feeds.js';

/** Workers fetch these feeds as soon as their origins may be asked, but those that were asked minutes ago. How many. */
export class RequestRefresh extends Command<number> {
  constructor(readonly feedIds: readonly number[]) {
    super();
  }
}

@CommandHandler(RequestRefresh)
export class RequestRefreshHandler implements ICommandHandler<RequestRefresh> {
  constructor(
    private readonly due: DueFeeds,
    private readonly clock: Clock,
  ) {}

  execute({ feedIds }: RequestRefresh): Promise<number> {
    const now = this.clock.now();
    return this.due.makeDue(feedIds, { now, unlessSince: now - FRESH_MS });
  }
}

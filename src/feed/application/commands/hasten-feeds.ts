import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { FRESH_MS } from '../../domain/refreshing.js';
import { DueFeeds } from '../ports/due-feeds.js';

/** Workers fetch these feeds as soon as their hosts may be asked, but those that were asked minutes ago. How many. */
export class HastenFeeds extends Command<number> {
  constructor(readonly feedIds: readonly number[]) {
    super();
  }
}

@CommandHandler(HastenFeeds)
export class HastenFeedsHandler implements ICommandHandler<HastenFeeds> {
  constructor(
    private readonly due: DueFeeds,
    private readonly clock: Clock,
  ) {}

  execute({ feedIds }: HastenFeeds): Promise<number> {
    const now = this.clock.now();
    return this.due.hasten(feedIds, { now, unlessSince: now - FRESH_MS });
  }
}

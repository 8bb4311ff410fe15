import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { FeedLookup, SubscriptionsApi } from '../../api.js';

/** Has all that the caller follows fetched soon, but what was fetched minutes ago. The answer: how many. */
export class RefreshSubscriptions extends Command<number> {
  constructor(readonly owner: CallerId) {
    super();
  }
}

@CommandHandler(RefreshSubscriptions)
export class RefreshSubscriptionsHandler implements ICommandHandler<RefreshSubscriptions> {
  constructor(
    private readonly followed: SubscriptionsApi,
    private readonly feeds: FeedLookup,
  ) {}

  async execute({ owner }: RefreshSubscriptions): Promise<number> {
    const followed = await this.followed.feeds(owner);
    return this.feeds.requestRefresh([...followed.keys()]);
  }
}

import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { OperatorTrail } from '../../../shared/kernel/compliance/operator-trail.js';
import { FeedStore } from '../ports/feed-store.js';
import { FeedUrls } from '../ports/feed-urls.js';
import { RefreshFeed, type Refreshed } from './refresh-feed.js';

/** An operator has a feed fetched now, whoever follows it. Throws NotFound, and InvalidRequest for what is no address. */
export class RefreshNamedFeed extends Command<Refreshed> {
  constructor(
    readonly url: string,
    readonly operator: CallerId,
  ) {
    super();
  }
}

@CommandHandler(RefreshNamedFeed)
export class RefreshNamedFeedHandler implements ICommandHandler<RefreshNamedFeed> {
  constructor(
    private readonly urls: FeedUrls,
    private readonly feeds: FeedStore,
    private readonly commands: CommandBus,
    private readonly trail: OperatorTrail,
  ) {}

  async execute({ url, operator }: RefreshNamedFeed): Promise<Refreshed> {
    const feed = await this.feeds.byUrl(this.urls.normalise(url));
    if (feed === null) throw new NotFound('There is no feed of this address.');
    // Not its address, which may be a secret.
    await this.trail.record(operator, `had feed ${feed.id} fetched`);
    return this.commands.execute(new RefreshFeed(feed.id));
  }
}

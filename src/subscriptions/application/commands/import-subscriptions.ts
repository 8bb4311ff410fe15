import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { FeedLookup } from '../../api.js';
import {
  ListsAreForMembers,
  orRefused,
  reportOn,
  type Followed,
  type ImportedFeed,
} from '../../domain/subscription-list.js';
import { FeedSubscriber } from '../feed-subscriber.js';
import { SubscriptionListFormat } from '../ports/subscription-list-format.js';

/**
 * Follows every feed of a list from another reader that can be followed; workers fetch them afterwards. A list that was
 * cut short is imported again: what is followed already stays as it is. Throws InvalidRequest, ListsAreForMembers.
 */
export class ImportSubscriptions extends Command<readonly ImportedFeed[]> {
  constructor(
    readonly owner: Pick<Caller, 'id' | 'kind'>,
    /** As the other reader has written it. */
    readonly list: string,
  ) {
    super();
  }
}

@CommandHandler(ImportSubscriptions)
export class ImportSubscriptionsHandler implements ICommandHandler<ImportSubscriptions> {
  constructor(
    private readonly format: SubscriptionListFormat,
    private readonly feeds: FeedLookup,
    private readonly subscriber: FeedSubscriber,
  ) {}

  async execute({ owner, list }: ImportSubscriptions): Promise<readonly ImportedFeed[]> {
    if (owner.kind !== 'member') throw new ListsAreForMembers();
    const listed = this.format.read(list);
    const lines = listed.map((feed) => ({ feed, address: orRefused(() => this.feeds.normalise(feed.feedUrl)) }));
    const urls = [...new Set(lines.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])))];
    const registered = await this.feeds.register(urls);
    // The same feed may have been registered by a former address, too.
    const feeds = [...new Map(registered.map((feed) => [feed.feedId, feed])).values()];
    const followed = await this.subscriber.subscribeAll(owner.id, feeds);
    const fates = new Map(registered.map(({ feedId }, index) => [urls[index] ?? '', followed.get(feedId)]));
    const told = new Set<Followed>();
    return lines.flatMap(({ feed, address }) => {
      const fate = typeof address === 'string' ? fates.get(address) : address;
      if (fate === undefined) return [];
      const repeated = told.has(fate);
      told.add(fate);
      return reportOn(feed, fate, repeated);
    });
  }
}

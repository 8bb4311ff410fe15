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
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Placed } from '../../domain/folder.js';
import { ImportedFolders } from '../imported-folders.js';
import { FeedSubscriber } from '../feed-subscriber.js';
import { SubscriptionListFormat } from '../ports/subscription-list-format.js';

/** Rate limit: each list may cause a thousand fetches. */
export const IMPORTS = { requests: 20, seconds: 3600, per: 'caller', of: 'subscriptions/import' } as const;

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
    private readonly folders: ImportedFolders,
  ) {}

  async execute({ owner, list }: ImportSubscriptions): Promise<readonly ImportedFeed[]> {
    if (owner.kind !== 'member') throw new ListsAreForMembers();
    const listed = this.format.read(list);
    const lines = listed.map((feed) => ({ feed, address: orRefused(() => this.feeds.normalise(feed.feedUrl)) }));
    const urls = [...new Set(lines.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])))];
    const registered = await this.feeds.register(urls);
    // The same feed may have been registered by a former address, too.
    const feeds = [...new Map(registered.map((feed) => [feed.feedId, feed])).values()];
    const ids = new Map(registered.map(({ feedId }, index) => [urls[index] ?? '', feedId]));
    const titled = lines.toReversed().flatMap(({ feed: { title }, address }) => {
      const feedId = typeof address === 'string' ? ids.get(address) : undefined;
      return feedId === undefined || title === null ? [] : [[feedId, title] as const];
    });
    const followed = await this.subscriber.subscribeAll(owner.id, feeds, new Map(titled));
    const fates = new Map(registered.map(({ feedId }, index) => [urls[index] ?? '', followed.get(feedId)]));
    const told = new Set<Followed>();
    const imported = lines.flatMap(({ feed, address }) => {
      const fate = typeof address === 'string' ? fates.get(address) : address;
      if (fate === undefined) return [];
      const repeated = told.has(fate);
      told.add(fate);
      return reportOn(feed, fate, repeated);
    });
    return this.inFolders(owner.id, imported);
  }

  private async inFolders(owner: CallerId, imported: readonly ImportedFeed[]): Promise<readonly ImportedFeed[]> {
    const placed = new Map(imported.flatMap((feed) => placeOf(feed).map((place) => [feed, place])));
    const put = await this.folders.put(owner, [...placed.values()]);
    return imported.map((feed) => {
      const place = placed.get(feed);
      return place === undefined || put.has(place) ? feed : { ...feed, folder: null };
    });
  }
}

const placeOf = ({ folder, subscriptionId }: ImportedFeed): readonly Placed[] =>
  folder === null || subscriptionId === null ? [] : [{ folder, subscriptionId }];

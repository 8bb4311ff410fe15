import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { FeedLookup } from '../../api.js';
import {
  ListsAreForMembers,
  orRefused,
  reportOn,
  type Followed,
  type ImportedFeed,
  type ListedFeed,
} from '../../domain/subscription-list.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { TooManySubscriptions } from '../../domain/subscription.js';
import { everyRow } from '../../../shared/kernel/page.js';
import type { Placed } from '../../domain/folder.js';
import { ImportedFolders } from '../imported-folders.js';
import { DailyQuotas } from '../daily-quotas.js';
import { FeedSubscriber } from '../feed-subscriber.js';
import { SubscriptionReader } from '../ports/subscription-reader.js';
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
  // eslint-disable-next-line max-params
  constructor(
    private readonly format: SubscriptionListFormat,
    private readonly feeds: FeedLookup,
    private readonly subscriber: FeedSubscriber,
    private readonly daily: DailyQuotas,
    private readonly folders: ImportedFolders,
    private readonly reader: SubscriptionReader,
  ) {}

  async execute({ owner, list }: ImportSubscriptions): Promise<readonly ImportedFeed[]> {
    if (owner.kind !== 'member') throw new ListsAreForMembers();
    const listed = this.format.read(list);
    return await this.daily.spend(owner, 'imports', () => this.imported(owner, listed));
  }

  private async imported(
    owner: ImportSubscriptions['owner'],
    listed: readonly ListedFeed[],
  ): Promise<readonly ImportedFeed[]> {
    const lines = listed.map((feed) => ({ feed, address: orRefused(() => this.feeds.normalise(feed.feedUrl)) }));
    const urls = [...new Set(lines.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])))];
    const { registrable, beyond } = await this.registrable(owner, urls);
    const registered = await this.feeds.register(registrable);
    // The same feed may have been registered by a former address, too.
    const feeds = [...new Map(registered.map((feed) => [feed.feedId, feed])).values()];
    const ids = new Map(registered.map(({ feedId }, index) => [registrable[index] ?? '', feedId]));
    const titled = lines.toReversed().flatMap(({ feed: { title }, address }) => {
      const feedId = typeof address === 'string' ? ids.get(address) : undefined;
      return feedId === undefined || title === null ? [] : [[feedId, title] as const];
    });
    const followed = await this.subscriber.subscribeAll(owner, feeds, new Map(titled));
    const fates = new Map(registered.map(({ feedId }, index) => [registrable[index] ?? '', followed.get(feedId)]));
    const full = refused(new TooManySubscriptions(this.subscriber.mostFor(owner.kind)));
    const spent = refused(this.daily.refusal(owner, 'feeds'));
    const told = new Set<Followed>();
    const imported = lines.flatMap(({ feed, address }) => {
      const fate = typeof address === 'string' ? (fates.get(address) ?? (beyond.has(address) ? spent : full)) : address;
      const repeated = told.has(fate);
      told.add(fate);
      return reportOn(feed, fate, repeated);
    });
    return this.inFolders(owner.id, imported);
  }

  /**
   * Without those that there is no room for in any case: nobody makes rows of feeds by lists that are too long. What is
   * followed already takes no room.
   */
  private async registrable(owner: ImportSubscriptions['owner'], urls: readonly string[]): Promise<Registrable> {
    const followed = await everyRow((after) => this.reader.page({ owner: owner.id, query: null, after, limit: 100 }));
    const known = new Set(followed.map(({ feedUrl }) => feedUrl));
    let room = Math.max(0, this.subscriber.mostFor(owner.kind).most - followed.length);
    const fitting = urls.filter((url) => known.has(url) || room-- > 0);
    const unknown = await this.feeds.unknown(fitting);
    const { count } = await this.daily.reserve(owner, 'feeds', unknown.length);
    const isNew = new Set(unknown);
    const beyond = new Set(fitting.filter((url) => isNew.has(url)).slice(count));
    return { registrable: fitting.filter((url) => !beyond.has(url)), beyond };
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

interface Registrable {
  readonly registrable: readonly string[];
  /** New to the service, and more of them than there may be in a day. */
  readonly beyond: ReadonlySet<string>;
}

const refused = (error: Error): Followed =>
  orRefused((): never => {
    throw error;
  });

const placeOf = ({ folder, subscriptionId }: ImportedFeed): readonly Placed[] =>
  folder === null || subscriptionId === null ? [] : [{ folder, subscriptionId }];

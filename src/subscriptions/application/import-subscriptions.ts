import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../shared/kernel/brand.js';
import type { Caller } from '../../shared/kernel/caller.js';
import { Clock } from '../../shared/kernel/clock.js';
import { DomainError } from '../../shared/kernel/domain-error.js';
import { Ids, type CallerId, type SubscriptionId } from '../../shared/kernel/identifiers.js';
import { FeedLookup } from '../api.js';
import type { FeedSubscribed } from '../events.js';
import { subscribe } from '../domain/subscription.js';
import { ListsAreForMembers, type ImportedFeed, type ListedFeed } from '../domain/subscription-list.js';
import { SubscriptionListFormat } from './ports/subscription-list-format.js';
import { SubscriptionStore } from './ports/subscription-store.js';

/**
 * Follows every feed of a list from another reader; they are fetched afterwards, by the workers. Each feed is kept for
 * itself: a list that was cut short is imported again, and what is followed already stays as it is. Throws InvalidRequest, ListsAreForMembers.
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

type Fate = Pick<ImportedFeed, 'outcome' | 'subscriptionId' | 'message'>;

@CommandHandler(ImportSubscriptions)
export class ImportSubscriptionsHandler implements ICommandHandler<ImportSubscriptions> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly format: SubscriptionListFormat,
    private readonly feeds: FeedLookup,
    private readonly subscriptions: SubscriptionStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, list }: ImportSubscriptions): Promise<readonly ImportedFeed[]> {
    if (owner.kind !== 'member') throw new ListsAreForMembers();
    const imported: ImportedFeed[] = [];
    for (const listed of this.format.read(list)) imported.push({ ...listed, ...(await this.fateOf(owner.id, listed)) });
    return imported;
  }

  private async fateOf(owner: CallerId, { feedUrl }: ListedFeed): Promise<Fate> {
    try {
      return await this.follow(owner, this.feeds.normalise(feedUrl));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { outcome: 'refused', subscriptionId: null, message: error.message };
    }
  }

  private async follow(owner: CallerId, url: string): Promise<Fate> {
    const known = await this.subscriptions.byFeedUrl(owner, url);
    if (known.status === 'active') return { outcome: 'followed_already', subscriptionId: known.id, message: null };
    const { feedId, feedUrl, ...looked } = await this.feeds.enlist(url);
    await this.subscriptions.rememberFeed({ id: feedId, url: feedUrl, ...looked, heardAt: this.clock.now() });
    const fact: FeedSubscribed = { type: 'subscriptions.FeedSubscribed', data: { feedId } };
    const id = brand<SubscriptionId>(this.ids.next('src'));
    const subscription = await this.subscriptions.update(owner, feedId, (current, active) => ({
      subscription: subscribe(current, { id, owner, feedId, at: this.clock.now(), active }),
      facts: current.status === 'active' ? [] : [fact],
    }));
    return { outcome: 'subscribed', subscriptionId: subscription.id, message: null };
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId, type SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { FeedLookup, type FeedSummary } from '../../api.js';
import type { FeedSubscribed } from '../../events.js';
import type { ActiveSubscription } from '../../domain/subscription.js';
import {
  followAll,
  ListsAreForMembers,
  orRefused,
  reportOn,
  type Followed,
  type ImportedFeed,
} from '../../domain/subscription-list.js';
import { SubscriptionListFormat } from '../ports/subscription-list-format.js';
import { SubscriptionStore, type Change } from '../ports/subscription-store.js';

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
    private readonly subscriptions: SubscriptionStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, list }: ImportSubscriptions): Promise<readonly ImportedFeed[]> {
    if (owner.kind !== 'member') throw new ListsAreForMembers();
    const listed = this.format.read(list);
    const lines = listed.map((feed) => ({ feed, address: orRefused(() => this.feeds.normalise(feed.feedUrl)) }));
    const urls = [...new Set(lines.flatMap(({ address }) => (typeof address === 'string' ? [address] : [])))];
    const registered = await this.feeds.register(urls);
    const followed = await this.follow(owner.id, registered);
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

  /** By feed, which may have been registered by a former address, too. */
  private async follow(owner: CallerId, registered: readonly FeedSummary[]): Promise<ReadonlyMap<number, Followed>> {
    const at = this.clock.now();
    const feeds = [...new Map(registered.map((feed) => [feed.feedId, feed])).values()];
    await this.subscriptions.rememberFeeds(
      feeds.map(({ feedId, feedUrl, ...summary }) => ({ id: feedId, url: feedUrl, ...summary, heardAt: at })),
    );
    const inputs = feeds.map(({ feedId }) => ({ id: brand<SubscriptionId>(this.ids.next('src')), owner, feedId, at }));
    const feedIds = feeds.map(({ feedId }) => feedId);
    const followed = await this.subscriptions.updateAll(owner, feedIds, (current, active) => {
      const answer = followAll(inputs, current, active);
      return { answer, changes: answer.flatMap((one) => (one.outcome === 'subscribed' ? changeTo(one) : [])) };
    });
    return new Map(followed.map((one, index) => [feedIds[index] ?? 0, one]));
  }
}

function changeTo({ subscription }: { readonly subscription: ActiveSubscription }): Change<ActiveSubscription> {
  const fact: FeedSubscribed = { type: 'subscriptions.FeedSubscribed', data: { feedId: subscription.feedId } };
  return { subscription, facts: [fact] };
}

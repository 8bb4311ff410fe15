import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId, type SubscriptionId } from '../../../shared/kernel/identifiers.js';
import type { FeedSubscribed } from '../../events.js';
import { assertNamed, subscribe, SubscriptionNotFound, type ActiveSubscription } from '../../domain/subscription.js';
import { AwaitedFeeds } from '../awaited-feeds.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export interface CreatedSubscription {
  /** Whether this is a new one: false when it was active already or comes back to life. */
  readonly created: boolean;
  readonly view: SubscriptionView;
}

export class CreateSubscription extends Command<CreatedSubscription> {
  constructor(
    readonly owner: CallerId,
    readonly feedUrl: string,
    /** The subscription of the caller that the request means, when it names one. */
    readonly named: string | null,
  ) {
    super();
  }
}

@CommandHandler(CreateSubscription)
export class CreateSubscriptionHandler implements ICommandHandler<CreateSubscription> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly feeds: AwaitedFeeds,
    private readonly subscriptions: SubscriptionStore,
    private readonly reader: SubscriptionReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateSubscription): Promise<CreatedSubscription> {
    const { owner, feedUrl, named } = command;
    const feedId = (await this.followedAlready(command)) ?? (await this.feeds.lookUp(owner, feedUrl));
    if (named !== null) assertNamed(await this.subscriptions.byId(owner, named), named, feedId);
    const id = brand<SubscriptionId>(this.ids.next('src'));
    const subscription = await this.subscribe(owner, feedId, id);
    const view = await this.reader.one(owner, subscription.id);
    if (view === null) throw new SubscriptionNotFound(subscription.id);
    return { created: subscription.id === id, view };
  }

  /** An agent may repeat its whole list at every start: what it follows already costs no fetch. */
  private async followedAlready({ owner, feedUrl }: CreateSubscription): Promise<number | null> {
    const feedId = await this.feeds.known(feedUrl);
    if (feedId === null) return null;
    const current = await this.subscriptions.byFeed(owner, feedId);
    return current.status === 'active' ? feedId : null;
  }

  private subscribe(owner: CallerId, feedId: number, id: SubscriptionId): Promise<ActiveSubscription> {
    const fact: FeedSubscribed = { type: 'subscriptions.FeedSubscribed', data: { feedId } };
    return this.subscriptions.update(owner, feedId, (current, active) => ({
      subscription: subscribe(current, { id, owner, feedId, at: this.clock.now(), active }),
      facts: current.status === 'active' ? [] : [fact],
    }));
  }
}

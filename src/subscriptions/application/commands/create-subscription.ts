import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assertNamed, SubscriptionNotFound, TooManySubscriptions } from '../../domain/subscription.js';
import { AwaitedFeeds } from '../awaited-feeds.js';
import { DailyQuotas } from '../daily-quotas.js';
import { FeedSubscriber, type Follower } from '../feed-subscriber.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export interface CreatedSubscription {
  /** Whether this is a new one: false when it was active already or comes back to life. */
  readonly created: boolean;
  readonly view: SubscriptionView;
}

export class CreateSubscription extends Command<CreatedSubscription> {
  constructor(
    readonly owner: Follower,
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
    private readonly daily: DailyQuotas,
    private readonly subscriptions: SubscriptionStore,
    private readonly subscriber: FeedSubscriber,
    private readonly reader: SubscriptionReader,
  ) {}

  async execute(command: CreateSubscription): Promise<CreatedSubscription> {
    const { owner, feedUrl, named } = command;
    const feedId = (await this.followedAlready(command)) ?? (await this.lookedUp(owner, feedUrl));
    if (named !== null) assertNamed(await this.subscriptions.byId(owner.id, named), named, feedId);
    const { id, created } = await this.subscriber.subscribe(owner, feedId);
    const view = await this.reader.one(owner.id, id);
    if (view === null) throw new SubscriptionNotFound(id);
    return { created, view };
  }

  /** Whoever may not follow another feed has none fetched, nor made known to the service. */
  private async lookedUp(owner: Follower, feedUrl: string): Promise<number> {
    const { id, kind } = owner;
    const quota = this.subscriber.mostFor(kind);
    if ((await this.subscriptions.countActive(id)) >= quota.most) throw new TooManySubscriptions(quota);
    const lookUp = (): Promise<number> => this.feeds.lookUp(id, feedUrl);
    const isNew = (await this.feeds.known(feedUrl)) === null;
    return isNew ? await this.daily.spend(owner, 'feeds', lookUp) : await lookUp();
  }

  /**
   * An agent may repeat its whole list at every start: what it follows already costs no fetch. Nor does what it followed
   * and names, so that an unsubscription can be taken back while the feed fails; workers fetch it.
   */
  private async followedAlready({ owner, feedUrl, named }: CreateSubscription): Promise<number | null> {
    const feedId = await this.feeds.known(feedUrl);
    if (feedId === null) return null;
    const current = await this.subscriptions.byFeed(owner.id, feedId);
    const isKnown = current.status === 'active' || (current.status === 'deleted' && current.id === named);
    return isKnown ? feedId : null;
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionNotFound, type ActiveSubscription } from '../../domain/subscription.js';
import { AwaitedFeeds } from '../awaited-feeds.js';
import { SubscriptionReader, type SubscriptionView } from '../ports/subscription-reader.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export interface RefreshedSubscription {
  /** It was asked just now, and answered. */
  readonly refreshed: boolean;
  readonly newItems: number;
  /** Why it was not, in words for people; null: it was. */
  readonly message: string | null;
  /** Of another subscription where the feed turned out to be one that the caller follows, too. */
  readonly view: SubscriptionView;
}

/** Fetches the feed of one subscription now, unless somebody has done so minutes ago. Throws SubscriptionNotFound. */
export class RefreshSubscription extends Command<RefreshedSubscription> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RefreshSubscription)
export class RefreshSubscriptionHandler implements ICommandHandler<RefreshSubscription> {
  constructor(
    private readonly feeds: AwaitedFeeds,
    private readonly subscriptions: SubscriptionStore,
    private readonly reader: SubscriptionReader,
  ) {}

  async execute(command: RefreshSubscription): Promise<RefreshedSubscription> {
    const { feedId } = await this.followed(command);
    const answer = await this.feeds.refresh(command.owner, feedId);
    const view = await this.viewed(command);
    if (answer.outcome === 'left') return { refreshed: false, newItems: 0, message: answer.message, view };
    const { lastError: message } = answer.feed;
    return { refreshed: message === null, newItems: answer.newItems, message, view };
  }

  private async followed({ owner, id }: RefreshSubscription): Promise<ActiveSubscription> {
    const found = await this.subscriptions.byId(owner, id);
    if (found.status !== 'active') throw new SubscriptionNotFound(id);
    return found;
  }

  private async viewed(command: RefreshSubscription): Promise<SubscriptionView> {
    const { id } = await this.followed(command);
    const view = await this.reader.one(command.owner, id);
    if (view === null) throw new SubscriptionNotFound(id);
    return view;
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { FeedLookup, type FeedLooked } from '../../api.js';
import { SubscriptionNotFound, type ActiveSubscription } from '../../domain/subscription.js';
import { FetchTurns } from '../fetch-turns.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export interface RefreshedSubscription {
  /** Another one where the feed turned out to be one that the caller follows, too. */
  readonly id: SubscriptionId;
  /** It was asked just now, and answered. */
  readonly refreshed: boolean;
  readonly newItems: number;
  /** Why it was not, in words for people; null: it was. */
  readonly message: string | null;
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
    private readonly feeds: FeedLookup,
    private readonly turns: FetchTurns,
    private readonly subscriptions: SubscriptionStore,
    private readonly clock: Clock,
  ) {}

  async execute(command: RefreshSubscription): Promise<RefreshedSubscription> {
    const { id, feedId } = await this.followed(command);
    const answer = await this.turns.take(command.owner, () => this.feeds.refresh(feedId));
    if (answer.outcome === 'left') return { id, refreshed: false, newItems: 0, message: answer.message };
    await this.remember(answer.feed);
    const { lastError: message } = answer.feed;
    return { id: (await this.followed(command)).id, refreshed: message === null, newItems: answer.newItems, message };
  }

  private async followed({ owner, id }: RefreshSubscription): Promise<ActiveSubscription> {
    const found = await this.subscriptions.byId(owner, id);
    if (found.status !== 'active') throw new SubscriptionNotFound(id);
    return found;
  }

  /** The fact is on its way; who asked reads what they had fetched. */
  private remember({ feedId, feedUrl, ...looked }: FeedLooked): Promise<void> {
    return this.subscriptions.rememberFeed({ id: feedId, url: feedUrl, ...looked, heardAt: this.clock.now() });
  }
}

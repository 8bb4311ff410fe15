import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId, type SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { FeedLookup } from '../../api.js';
import type { FeedSubscribed } from '../../events.js';
import { assertNamed, subscribe } from '../../domain/subscription.js';
import { FetchTurns } from '../fetch-turns.js';
import { SubscriptionStore } from '../ports/subscription-store.js';

export interface CreatedSubscription {
  readonly id: SubscriptionId;
  /** Whether this is a new one: false when it was active already or comes back to life. */
  readonly created: boolean;
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
    private readonly feeds: FeedLookup,
    private readonly turns: FetchTurns,
    private readonly subscriptions: SubscriptionStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(command: CreateSubscription): Promise<CreatedSubscription> {
    const feedId = (await this.followedAlready(command)) ?? (await this.lookUp(command));
    if (command.named !== null) {
      assertNamed(await this.subscriptions.byId(command.owner, command.named), command.named, feedId);
    }
    return this.subscribe(command.owner, feedId);
  }

  /** An agent may repeat its whole list at every start: what it follows already costs no fetch. */
  private async followedAlready({ owner, feedUrl }: CreateSubscription): Promise<number | null> {
    const feedId = await this.feeds.known(this.feeds.normalise(feedUrl));
    if (feedId === null) return null;
    const current = await this.subscriptions.byFeed(owner, feedId);
    return current.status === 'active' ? feedId : null;
  }

  private async lookUp({ owner, feedUrl }: CreateSubscription): Promise<number> {
    const { feedId, feedUrl: url, ...looked } = await this.turns.take(owner, () => this.feeds.lookUp(feedUrl));
    await this.subscriptions.rememberFeed({ id: feedId, url, ...looked, heardAt: this.clock.now() });
    return feedId;
  }

  private async subscribe(owner: CallerId, feedId: number): Promise<CreatedSubscription> {
    const id = brand<SubscriptionId>(this.ids.next('src'));
    const fact: FeedSubscribed = { type: 'subscriptions.FeedSubscribed', data: { feedId } };
    const subscription = await this.subscriptions.update(owner, feedId, (current, active) => ({
      subscription: subscribe(current, { id, owner, feedId, at: this.clock.now(), active }),
      facts: current.status === 'active' ? [] : [fact],
    }));
    return { id: subscription.id, created: subscription.id === id };
  }
}
